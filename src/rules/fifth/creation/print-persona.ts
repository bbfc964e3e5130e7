/** Personality, story, voice and triggers of a new sheet: what an AI player needs to be somebody. */
import { manners, plainManner } from './manners.ts'
import type { NewPersona } from './persona.ts'

const bullets = (lines: readonly string[]): readonly string[] => lines.map(line => `- ${line}`)

export function personaBlock(className: string, persona: NewPersona): readonly string[] {
  const manner = manners[className] ?? plainManner
  const [danger, stranger, loss] = manner.reactions
  return [
    '## Personality',
    '',
    '**Personality Traits**:',
    ...bullets(persona.traits),
    '',
    `**Ideal**: ${persona.ideal}`,
    `**Bond**: ${persona.bond}`,
    `**Flaw**: ${persona.flaw}`,
    '',
    '## Backstory',
    '',
    persona.backstory,
    '',
    '## Character Voice (for AI Players)',
    '',
    `**Speech Pattern**: ${manner.speech}`,
    '',
    '**Typical Reactions**:',
    ...bullets([`**To danger**: ${danger}`, `**To strangers**: ${stranger}`, `**To loss**: ${loss}`]),
    '',
    '**Sample Lines**:',
    ...bullets(manner.lines),
    '',
    '**Initial Impressions**:',
    '- The others are new; opinions are kept open.',
    '',
    '## Interrupt Triggers (for AI Players)',
    '',
    '**Proactive Triggers**:',
    ...bullets(manner.triggers),
    '',
    '**Strong Opinions**:',
    ...bullets(manner.opinions),
    '',
    `**Party Role**: ${manner.role}`,
    `**Veto Likelihood**: ${manner.veto}`,
    '',
    '## Secret Action Triggers (for AI Players)',
    '',
    '**Would act alone when**:',
    ...bullets(manner.secrets),
    '',
    '**Secrecy Style**: Waits for a quiet moment, and tells the truth if asked outright.',
    `**Moral Limits**: ${manner.limits}`,
    '',
  ]
}
