/** What somebody says to plain words: by what kind of words they are, and only then by what they are about. */
import type { Person } from '../../world/world.ts'
import { isLucky } from '../chance.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import { changeTrust, habit, moveAttitude, trustOf } from '../people.ts'
import { added } from '../memory.ts'
import { freshOf, phrase, quote, tell } from '../tell.ts'
import { peopleWords } from '../words/people.ts'
import { deny, keepBack } from './evade.ts'

type Kind =
  | 'insult'
  | 'accused'
  | 'doubt'
  | 'farewell'
  | 'thanks'
  | 'sorry'
  | 'greeting'
  | 'naming'
  | 'helping'
  | 'yes'
  | 'no'

const kinds: readonly (readonly [Kind, RegExp])[] = [
  [
    'insult',
    /\b(?:idiot|fool|coward|bastard|scum|stupid|ugly|filth|pig|hate you|shut up|damn you|go to hell|moron)\b/i,
  ],
  [
    'accused',
    /\b(?:(?:did|have|are|were|do)n['\u2019]t you\s*\?|you (?:took|killed|stole|did (?:it|this)|murdered|hid|lied|betrayed|kidnapped|poisoned|are behind (?:it|this)|are guilty|know (?:more|where|what|who)))\b/iu,
  ],
  [
    'doubt',
    /\b(?:(?:do not|don['\u2019]?t|didn['\u2019]?t|can['\u2019]?t|cannot|hardly) (?:quite )?(?:believe|trust|buy)|liar|lying|not true|that is a lie|that['\u2019]s a lie|nonsense|rubbish|are you sure|prove it|you are hiding|you['\u2019]re hiding|hiding something)\b/i,
  ],
  [
    'farewell',
    /\b(?:bye|goodbye|farewell|so long|see you|good night|goodnight|take care|until next time|we must go)\b/i,
  ],
  ['thanks', /\b(?:thanks?|thank you|grateful|appreciate|much obliged)\b/i],
  ['sorry', /\b(?:sorry|apologi[sz]e|forgive (?:me|us)|my apologies|i beg your pardon)\b/i],
  [
    'helping',
    /\b(?:(?:we|i)(?:['\u2019]ll)?(?: \w+){0,3} help(?: you)?|how can (?:we|i) help|let (?:us|me) help|at your service|we are here to help)\b/i,
  ],
  [
    'naming',
    /\b(?:my name is|i am called|they call me|allow me to introduce|we are (?:travell?ers|adventurers|strangers|new here))\b/i,
  ],
  [
    'greeting',
    /^\W*(?:hello|hi|hey|hail|greetings|well met|good (?:morning|day|evening|afternoon)|howdy|ahoy|salutations)\b/i,
  ],
  [
    'yes',
    /^\W*(?:yes|yeah|yep|aye|sure|of course|agreed|very well|fine|ok|okay|deal|certainly|indeed|right)\b[^?]{0,30}$/i,
  ],
  ['no', /^\W*(?:no|nope|never|nay|not at all|certainly not|no thanks?)\b[^?]{0,30}$/i],
]

const kindOf = (words: string): Kind | undefined => kinds.find(([, sign]) => sign.test(words))?.[0]

/** Kindness counts once in a while, not once a breath. */
function befriend(desk: Desk, person: Person, kind: Kind): void {
  const key = `kind/${person.id}/${kind}`
  if (desk.memory.happened.includes(key) || trustOf(desk, person) >= 3) return
  keep(desk, { happened: added(desk.memory.happened, key) })
  changeTrust(desk, person, 1)
}

export function leave(desk: Desk, person: Person): void {
  tell(desk, phrase(desk, peopleWords, 'farewell', { who: person.name }))
  const { talkingTo: _, ...rest } = desk.memory
  desk.memory = rest
}

/** Whoever says more than a greeting, or asks something, wants an answer to that. */
const isMoreThan = (kind: Kind, words: string): boolean => {
  const isStrong = kind === 'insult' || kind === 'doubt' || kind === 'accused'
  if (isStrong) return false
  return words.split(/\s+/).length > 12 || (words.includes('?') && kind !== 'helping')
}

/** True where the words needed no other answer. */
export async function* replyInKind(desk: Desk, person: Person, words: string): Play<boolean> {
  const kind = kindOf(words)
  if (kind === undefined || isMoreThan(kind, words)) return false
  if (kind === 'accused') {
    const isHiding = person.knows.secret.length + person.knows.private.length > 0
    if (isHiding) keepBack(desk, person, 'accused')
    else deny(desk, person)
    return true
  }
  if (kind === 'insult') {
    yield* moveAttitude(desk, person, 'slight')
    changeTrust(desk, person, -1)
    tell(desk, phrase(desk, peopleWords, 'insulted', { who: person.name }))
    return true
  }
  if (kind === 'farewell') leave(desk, person)
  else if (kind === 'thanks') tell(desk, phrase(desk, peopleWords, 'thanks', { who: person.name }))
  else quote(desk, person.name, phrase(desk, peopleWords, kind), habit(desk, person))
  if (kind === 'thanks' || kind === 'sorry' || kind === 'helping' || kind === 'naming') befriend(desk, person, kind)
  return true
}

/** Nothing else to say to it: a line of their own, while they have one. */
export function smallTalk(desk: Desk, person: Person): boolean {
  const line = freshOf(desk, person.sampleLines)
  quote(desk, person.name, line === '' ? phrase(desk, peopleWords, 'smallTalk') : line, habit(desk, person))
  return isLucky(desk, 60)
}
