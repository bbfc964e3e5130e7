/** Who somebody is: personality, story, voice, and what makes them act on their own. */
import type { Character, Personality, Voice } from './character.ts'
import { type Lines, listUnder, valueOf, within } from '../sheet-text/find.ts'

export function personalityIn(lines: Lines): Personality {
  const block = within(lines, 'personality')
  return {
    traits: listUnder(block, 'personality traits', 'personality trait', 'traits'),
    ideal: listUnder(block, 'ideal', 'ideals').join(' '),
    bond: listUnder(block, 'bond', 'bonds').join(' '),
    flaw: listUnder(block, 'flaw', 'flaws').join(' '),
  }
}

/** The words of a section, paragraph by paragraph. */
export const proseOf = (lines: Lines, section: string): string =>
  within(lines, section)
    .filter(({ kind }) => kind !== 'heading')
    .map(({ text }) => text.trim())
    .join('\n')
    .trim()

const likelihoods = ['low', 'medium-low', 'medium', 'medium-high', 'high'] as const

/** `High`, `Medium-Low`, `medium, higher when…`: the first word of it decides. */
function vetoIn(words: string): Voice['vetoLikelihood'] {
  const said = /(?:medium[-– ](?:low|high)|low|medium|high)/i.exec(words)?.[0].toLowerCase().replace(/[– ]/, '-')
  return likelihoods.find(one => one === said)
}

export function voiceIn(lines: Lines): Voice {
  const speech = within(lines, 'character voice')
  const interrupt = within(lines, 'interrupt triggers')
  const secret = within(lines, 'secret action triggers')
  return {
    speechPattern: listUnder(speech, 'speech pattern', 'speech patterns', 'speech').join(' '),
    typicalReactions: listUnder(speech, 'typical reactions', 'typical reaction', 'reactions'),
    sampleLines: listUnder(speech, 'sample lines', 'sample dialogue', 'sample quotes', 'catchphrases'),
    impressions: listUnder(speech, 'relationship with party', 'initial impressions'),
    proactiveTriggers: listUnder(interrupt, 'proactive triggers', 'triggers'),
    strongOpinions: listUnder(interrupt, 'strong opinions', 'opinions'),
    partyRole: listUnder(interrupt, 'party role').join(' '),
    vetoLikelihood: vetoIn(valueOf(interrupt, 'veto likelihood')),
    secretTriggers: secretsIn(secret),
    secrecyStyle: valueOf(secret, 'secrecy style'),
    moralLimits: listUnder(secret, 'moral limits').join(' '),
  }
}

/** Sheets name these as they like (`Greed Triggers`, `When alone`): every list there that is not a manner or a limit. */
function secretsIn(lines: Lines): readonly string[] {
  const isManner = (label: string): boolean => label === 'secrecy style' || label === 'moral limits'
  return lines
    .filter(({ kind, label, group, value }) => {
      if (value.text === '' || kind === 'heading' || isManner(label)) return false
      return kind === 'bullet' ? !isManner(group) : label !== ''
    })
    .map(({ value }) => value.text)
}

/** What a companion plays from: everything about how this character speaks and decides, and nothing else. */
export type Persona = Voice & {
  readonly name: string
  readonly traits: readonly string[]
  readonly ideal: string
  readonly bond: string
  readonly flaw: string
}

export const voiceOf = ({ name, voice, personality }: Character): Persona => ({ name, ...voice, ...personality })
