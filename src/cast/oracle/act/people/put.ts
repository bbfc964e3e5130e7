/** How what the player says to somebody is told: word for word where it was said so, else as it was told. */
import { capitalOf, withStop } from '../../../../english/nouns.ts'
import { toldOf, toldOfYou } from '../../../../english/retell/player.ts'
import { sentencesOf } from '../../../../english/prose-sentences.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { verbOf } from '../../../../english/verbs.ts'
import type { Desk } from '../../desk/desk.ts'
import { actorName } from '../../desk/heroes.ts'
import { plain } from '../../../../english/told-back.ts'
import { show } from '../../desk/tell.ts'
import type { PartOf, SpeechAct } from '../../../../table/parts.ts'
import type { Speech } from '../../desk/wishes.ts'

const first = new Set(['i', 'we'])
const leading = new Set([
  'please',
  'then',
  'now',
  'and',
  'so',
  'ok',
  'okay',
  'just',
  'will',
  'would',
  'like',
  'to',
  'want',
  'try',
])
const speaking = new Set(
  'ask tell say inform warn promise assure swear beg thank greet insult compliment praise threaten accuse confess admit apologise apologize offer whisper shout explain announce declare remind persuade convince lie joke talk speak mention answer reply call order bid invite mock tease flirt comfort console demand request inquire enquire question plead bluff pretend confront challenge introduce bribe urge coax advise suggest propose describe report curse bless taunt haggle bargain yell scream bellow holler cry'.split(
    ' ',
  ),
)

/** At second hand: `that it rains`, `whether it rains`, `about the rain`. */
const joints = new Set('that whether if about what who whom where when why how which for to of'.split(' '))
/** What is said stands in quotes, or behind a colon. */
const quoting = ['"', '“', ':']
/** Done by saying so, whatever the words were. */
const gestures: ReadonlySet<SpeechAct> = new Set([
  'offer',
  'praise',
  'thank',
  'apologise',
  'greet',
  'comfort',
  'request',
  'ask',
  'farewell',
])

/** `I ask him who it was` is told; `Who was it?` is said, and so is `I threaten him: go`. */
export function isToldOf({ words, said, act }: Pick<Speech, 'words' | 'said' | 'act'>): boolean {
  const all = wordsOf(words).filter((word, at) => at > 2 || !leading.has(word))
  const [who = ''] = all
  const isMine = first.has(who)
  const verb = isMine ? (all.slice(1).find(word => !leading.has(word)) ?? '') : who
  if (!speaking.has(verbOf(verb) ?? verb)) return false
  if (said === '') return true // chosen from what was offered, or begun without words
  if (!isMine && wordsOf(said).find(word => !leading.has(word)) === who) return false
  if (isMine && !quoting.some(mark => words.includes(mark))) return true
  const rest = wordsOf(said)
  const before = all.slice(0, Math.max(0, all.length - rest.length)).at(-1) ?? ''
  return gestures.has(act) || joints.has(before) || joints.has(rest[0] ?? '')
}

const asking = new Set(
  'who whom whose what where when why how which is are was were do does did can could would will have has should shall may might'.split(
    ' ',
  ),
)

/** What is said ends as it asks. */
function ended({ said, act }: Speech, words: string): string {
  const last = words.at(-1) ?? ''
  if ('.!?…'.includes(last) && last !== '') return words
  const isAsking =
    said.trimEnd().endsWith('?') || (act !== 'tell' && asking.has(wordsOf(sentencesOf(words).at(-1) ?? '')[0] ?? ''))
  return isAsking ? `${words}?` : withStop(words)
}

/** The name it turns on, where it has one. */
const aboutOf = ({ about }: Speech): string | undefined =>
  (about.find(({ kind }) => kind !== 'mention' && kind !== 'topic') ?? about.find(({ kind }) => kind === 'topic'))?.name

/** What was said, as a fact, whichever way it is told. */
export function saidPart(desk: Desk, speech: Speech, to: string | undefined): PartOf<'said'> {
  const about = aboutOf(speech)
  return {
    kind: 'said',
    who: actorName(desk),
    act: speech.act,
    ...(to !== undefined && { to }),
    ...(about !== undefined && { about }),
    text: capitalOf(ended(speech, plain(speech.said, 300))),
  }
}

export function putWords(desk: Desk, speech: Speech, to: string | undefined): void {
  const name = actorName(desk)
  if (!isToldOf(speech)) {
    const words = plain(speech.said === '' ? speech.words : speech.said, 300)
    if (wordsOf(words).length > 0) show(desk, { ...saidPart(desk, speech, to), text: capitalOf(ended(speech, words)) })
    return
  }
  const words = plain(speech.words, 300)
  const text = desk.isYou ? toldOfYou(words) : toldOf(name, words)
  show(desk, { kind: 'deed', who: name, verb: speech.act, ...(to !== undefined && { on: to }), text: withStop(text) })
}
