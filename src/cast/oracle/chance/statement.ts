/** A question said back as its answer: `Is there a back room?` is `There is a back room`, or that there is none. */
import { aOrAn } from '../../../english/nouns.ts'

export type Asked =
  | { readonly kind: 'deed'; readonly doing: string }
  | { readonly kind: 'thing'; readonly what: string; readonly isMany: boolean }
  | { readonly kind: 'state'; readonly subject: string; readonly verb: string; readonly state: string }

/** What speaks of the players cannot be said back to them as it stands. */
const ofUs = /\b(?:i|me|my|we|us|our|you|your)\b/iu

const states =
  'locked|unlocked|open|closed|shut|barred|guarded|watched|unguarded|empty|full|safe|dangerous|deep|shallow|dark|lit|armed|unarmed|asleep|awake|drunk|sober|dead|alive|hot|warm|cold|dry|wet|clean|dirty|old|new|broken|whole|sharp|blunt|loose|trapped|heavy|light|loud|quiet|crowded|busy|deserted|abandoned|inhabited|magical|poisoned|drinkable|edible|fresh|clear|cloudy|visible|hidden|climbable|strong|weak|thick|thin|high|low|steep|slippery|expensive|cheap|valuable|worthless|made of \\w+|in sight|out of sight|on fire|nearby|far|close'

const thing =
  /^\W*(is|are) there (?:any(?:thing like)? |an? |some )?(.{3,60}?)(?: (?:here|around|nearby|around here|in here|in sight))*\s*\?*\s*$/iu
const anybody =
  /^\W*(?:is|are) (anyone|anybody|someone|somebody|people)(?: else)? ((?:still |already |really )?\w+ing\b.{0,40}?)(?: right now| now)?\s*\?*\s*$/iu
const state = new RegExp(
  `^\\W*(is|are|was|were) ((?:the|this|that|these|those|his|her|their|its|it|he|she|they)\\b.{0,50}?) ?(?:still |really |very |quite |too )?(${states})\\s*\\?*\\s*$`,
  'iu',
)

export function asked(question: string): Asked | undefined {
  if (ofUs.test(question)) return undefined
  const [, is = '', what = ''] = thing.exec(question) ?? []
  if (what !== '') return { kind: 'thing', what, isMany: is.toLowerCase() === 'are' }
  const [, , doing = ''] = anybody.exec(question) ?? []
  if (doing !== '') return { kind: 'deed', doing }
  const [, verb = '', subject = '', how = ''] = state.exec(question) ?? []
  return subject === '' ? undefined : { kind: 'state', subject: subject.trim(), verb: verb.toLowerCase(), state: how }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Things that cannot be counted take no article. */
const uncounted =
  /^(?:water|light|wood|stone|food|beer|ale|wine|smoke|noise|blood|dust|mud|sand|glass|cover|any|room|time|news|help|work|gold|silver|someone|somebody|something|anyone|anybody|anything)\b/iu
const somebody: Readonly<Record<string, string>> = { anyone: 'somebody', anybody: 'somebody', anything: 'something' }
const nobody: Readonly<Record<string, string>> = {
  anyone: 'nobody',
  anybody: 'nobody',
  someone: 'nobody',
  somebody: 'nobody',
  anything: 'nothing',
  something: 'nothing',
}

function toldThing({ what, isMany }: Extract<Asked, { readonly kind: 'thing' }>, isYes: boolean): string {
  const [first = '', ...rest] = what.split(' ')
  const lower = first.toLowerCase()
  if (isYes && somebody[lower] !== undefined) return `There is ${[somebody[lower], ...rest].join(' ')}.`
  if (!isYes && nobody[lower] !== undefined) return `There is ${[nobody[lower], ...rest].join(' ')}.`
  if (!isYes) return `There ${isMany ? 'are' : 'is'} no ${what}.`
  return isMany ? `There are ${what}.` : `There is ${uncounted.test(what) ? '' : `${aOrAn(what)} `}${what}.`
}

export const told = (what: Asked, isYes: boolean): string =>
  what.kind === 'deed'
    ? `${isYes ? 'Somebody' : 'Nobody'} is ${what.doing}.`
    : what.kind === 'thing'
      ? toldThing(what, isYes)
      : `${capital(what.subject)} ${what.verb} ${isYes ? '' : 'not '}${what.state}.`
