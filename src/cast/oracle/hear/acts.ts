/** What is done with words that are said, by the cues of content/oracle/speech-acts.json. */
import rows from '../../../../content/oracle/speech-acts.json' with { type: 'json' }
import { wordsOfLine, type Word } from '../../../english/line.ts'
import { auxiliaries, firstPersons, modals, openers, questioners, subjects } from '../../../english/small-words.ts'
import { isBase, isPast } from '../../../english/verbs.ts'
import type { SpeechAct } from '../../../table/parts.ts'
import type { Asked } from '../desk/wishes.ts'

type Cue = { readonly act: SpeechAct; readonly words: readonly string[] }

const cues = new Map<string, Cue[]>()
for (const [act, { says }] of Object.entries(rows))
  for (const cue of (says as readonly string[]).flatMap(list => list.split(','))) {
    const words = wordsOfLine(cue).map(({ text }) => text)
    const [first = ''] = words
    cues.set(first, [...(cues.get(first) ?? []), { act: act as SpeechAct, words }])
  }

/** Of two cues of one length the one that weighs more is meant. */
const weight: Partial<Readonly<Record<SpeechAct, number>>> = { threaten: 0.4, confess: 0.3, apologise: 0.35, accuse: 0.25, insult: 0.2, promise: 0.1, warn: 0.15, thank: 0.2, farewell: 0.1, comfort: 0.2, refuse: -0.6, agree: -0.6, greet: -0.5, tell: -0.3, request: -0.1, advise: -0.1, joke: 0 } // prettier-ignore

const modal = new Set(['do', 'would', 'can', 'may'])

export function cuedAct(words: readonly Word[]): SpeechAct | undefined {
  let [best, most] = [undefined as SpeechAct | undefined, 0]
  for (const [at, { text }] of words.entries())
    for (const cue of cues.get(text) ?? []) {
      if (!cue.words.every((word, step) => words[at + step]?.text === word)) continue
      const isShort = cue.act === 'agree' || cue.act === 'refuse' || cue.act === 'greet'
      const isBidden = cue.words[0] === 'do' && firstPersons.has(words[at - 1]?.text ?? '')
      const isAsked = cue.act === 'offer' && at > 0 && modal.has(cue.words[0] ?? '')
      if ((isShort && at > 0) || isBidden || isAsked) continue
      const worth = cue.words.length + (weight[cue.act] ?? 0) + (at === 0 ? 0.3 : 0)
      if (worth > most) [best, most] = [cue.act, worth]
    }
  return best
}

/** `We come in peace`: so many words of a cue are nothing but what is said. */
export const isStronglyCued = (words: readonly Word[]): boolean =>
  (cues.get(words[0]?.text ?? '') ?? []).some(
    cue => cue.words.length > 2 && cue.words.every((word, step) => words[step]?.text === word),
  )

export const measured = new Set('much many often long heavy big tall deep wide strong high large far'.split(' '))

/** What is asked for, by the first word that asks. */
export function askedBy(words: readonly Word[]): Asked | undefined {
  const at = words.findIndex(({ text }) => questioners.has(text))
  if (at === -1) return 'whether'
  const text = words[at]?.text ?? ''
  const next = words[at + 1]?.text ?? ''
  if (text === 'how') return measured.has(next) ? 'how-much' : 'how'
  if (text === 'whose' || text === 'whom') return 'who'
  return text as Asked // the questioners are just these
}

/** `do the Pans sell salt`, and not `do the dishes`: something is said of them, and nothing joined on. */
const isSaidOf = (words: readonly Word[]): boolean =>
  words.slice(3).some(({ text }) => (words[0]?.text === 'have' ? isPast(text) : isBase(text))) &&
  !words.some(({ text }) => text === 'and' || text === 'then')

const anybody = new Set(['anyone', 'anybody', 'anything', 'any', 'anywhere'])

/** Nobody is bidden with these. */
const neverBid = new Set(['is', 'are', 'was', 'were', 'does', 'did', 'has'])

/** `is it`, `do you`, `where did`: it asks, with a mark or without. */
export function isAsking(words: readonly Word[], ending: string): boolean {
  const [first, second] = [words[0]?.text ?? '', words[1]?.text ?? '']
  if (anybody.has(first) && words.length > 1 && ending !== '.' && ending !== '!') return true // `anyone here look nervous`
  const aside = words.findIndex(({ gap }, at) => at > 0 && at < 4 && gap.includes(','))
  if (
    ending === '?' ||
    (aside > 0 &&
      !firstPersons.has(first) &&
      questioners.has(words[aside]?.text ?? '') &&
      auxiliaries.has(words[aside + 1]?.text ?? ''))
  )
    return true // `between us, what is it`
  if (questioners.has(first))
    return auxiliaries.has(second) || modals.has(second) || first === 'how' || (first !== 'when' && second !== 'i')
  if (neverBid.has(first) && words.length > 2) return true // `is cobb married`
  const isHelper = (auxiliaries.has(first) && first !== 'be') || modals.has(first)
  if (isHelper && openers.has(second) && (first !== 'do' && first !== 'have' ? words.length > 3 : isSaidOf(words)))
    return true // `did the mule drink`
  return (
    isHelper &&
    (subjects.has(second) || second === 'there' || second === 'anyone') &&
    !(first === 'do' && second === 'it')
  )
}

/** Verbs that answer with words: to bid somebody one of these is to ask. */
export const telling = new Set('tell say explain describe answer talk speak report'.split(' '))
/** Nobody gives leave for these. */
const thinking = new Set('trust believe know see hear remember tell afford guess expect be'.split(' '))
const inMind = new Set(
  'hear see know remember believe think tell imagine understand recall explain feel guess do'.split(' '),
)

/** `would you bless us`, `can you pull it up`, `may we sleep here`: somebody must grant it. */
export function isFavour(words: readonly Word[]): boolean {
  const [first, second, third, fourth] = words.map(({ text }) => text)
  if (first === undefined || second === undefined || !modals.has(first)) return false
  if (second === 'i' || second === 'we')
    return first !== 'should' && first !== 'shall' && !(thinking.has(third ?? '') && first.startsWith('c')) // prettier-ignore -- `can we trust her`
  const verb = third === 'please' || third === 'kindly' ? fourth : third
  return (
    second === 'you' && first !== 'should' && verb !== undefined && isBase(verb) && !inMind.has(verb) && verb !== 'like'
  )
}
