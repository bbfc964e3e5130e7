/** The overview: what the players may know, and the arc that is the Game Master's alone. */
import type { Proposal } from '../proposal.ts'
import type { Ending } from '../trouble.ts'
import { bullets, label, page } from './lines.ts'

/** A clock has as many signs as segments, so that each of them can be noticed. */
function clockLine({ trouble, scope, fill }: Proposal): string {
  const { name, signs, full } = trouble.clock
  const shown = signs.slice(0, scope.segments).map(sign => fill(sign))
  return `- **${name}** (${scope.segments} segments, open): advances on each long rest and each day. Signs: ${shown.join('; ')}. When full: ${fill(full)}`
}

function endings({ trouble, places, people, fill }: Proposal): readonly string[] {
  const { mended, given, fought, late } = trouble.endings
  const line = ({ title, text }: Ending, kind: string, when: string): string =>
    `- **${title}** (${kind}): when ${when}. ${fill(text)}`
  return [
    line(mended, 'good', `the party uses the ${trouble.item.name} at ${places.heart}`),
    line(given, 'costly', `the party gives the ${trouble.item.name} to ${people.culprit}`),
    line(fought, 'bitter', `the party defeats ${trouble.guardian.name}`),
    line(late, 'dark', `the clock ${trouble.clock.name} fills`),
  ]
}

const keyPlaces = ({ places, setting }: Proposal): readonly string[] =>
  (['hub', 'inn', 'works', 'wild', 'ruin'] as const).map(key => `**${places[key]}**: ${setting.places[key].kind}.`)

export function overviewPage(proposal: Proposal, system: string): string {
  const { title, tone, scope, setting, trouble, own, places, people, fill } = proposal
  return page(
    `# ${title}`,
    [label('System', system), label('Levels', scope.levels)],
    '## Setting',
    fill(setting.country),
    own.setting === '' ? '' : `It was asked for in these words: ${own.setting}`,
    '## Tone & Themes',
    bullets([`${tone.about}.`, ...tone.themes, ...(own.tone === '' ? [] : [own.tone])]),
    '## The Hook',
    own.hook,
    fill(trouble.hook),
    '## Major Factions',
    bullets(trouble.factions.map(({ name, kind, publicGoal }) => `**${name}**: ${kind}. ${fill(publicGoal)}`)),
    '## Key Locations',
    bullets(keyPlaces(proposal)),
    '## The Threat',
    fill(trouble.threat),
    '## Campaign Arc (GM Eyes Only)',
    '### The Truth',
    fill(trouble.truth),
    '### Act One: The Town',
    `The party asks at ${places.hub}, ${places.inn} and ${places.works}, and finds a proof and a key.`,
    '### Act Two: The Way',
    `By ${places.wild} to ${places.ruin}, where the ${trouble.item.name} is hidden.`,
    '### Act Three: The Choice',
    `Below, in ${places.heart}. Who gets the ${trouble.item.name} decides what it was all for. ${people.culprit} can be talked to.`,
    '### Clocks',
    clockLine(proposal),
    '### Endings',
    endings(proposal),
    '## Notable Items',
    bullets([`**${trouble.key.name}**: ${trouble.key.looks}`]),
    '## House Rules',
    bullets(['Short rests take 1 hour, long rests take 8 hours.', 'Level 2 when the way below is open.']),
    '## Session Zero Notes',
    'Nothing here has to end in a fight. Say at the table what should not come up, and it will not.',
  )
}
