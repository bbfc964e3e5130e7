/** Orders to a companion: `Wren, pick the padlock` is Wren's to do, with Wren's own hands and by Wren's own sheet. */
import type { Intent, Verb } from '../understand/intent.ts'
import { isVerbWord } from '../understand/lexicon.ts'
import { understand } from '../understand/understand.ts'
import type { Desk, Play } from './desk.ts'
import { loomingAt } from './encounter.ts'
import { actorName, companionsOf, heroOf, nameOf, shortName } from './heroes.ts'
import { horizonOf } from './horizon.ts'
import { here } from './place.ts'
import { spoken } from './plain.ts'
import { phrase, quote, tell } from './tell.ts'
import { peopleWords } from './words/people.ts'

/** A wish, and who is to see to it: whoever acts, or a companion who was told to. */
export type Wish = { readonly intent: Intent; readonly by?: string; readonly said?: string }

/** What one of the company can do while the others stand by. */
const orderable: ReadonlySet<Verb> = new Set([
  'look',
  'examine',
  'search',
  'listen',
  'cast',
  'open',
  'take',
  'use',
  'steal',
  'sneak',
  'climb',
  'swim',
  'read',
  'give',
  'perform',
  'pray',
  'lie',
  'persuade',
  'threaten',
  'attack',
  'act',
])

/** Wanted of a friend as a friend, not as a pair of hands. */
const friendly =
  /^(?:stay|wait|follow|come|go|think|be|stop|shut|let|lets|let's|don't|dont|do|calm|relax|tell|say|thank|thanks|sorry|what|who|where|when|why|how|are|is|did|have|has|will|would|should|i|we|you|look out|watch out|listen up|help|keep|remember|forget|hold|good|well|yes|no|my|the|a|this|that|it|please tell|speak|talk|run)\b/iu

const politely =
  /^(?:please|quick|quickly|now|then|(?:can|could|will|would) you(?: please)?|go(?: and| ahead and)?(?= \p{L}))[\s,]+/iu
const leadIn =
  /^\s*(?:i |we |then |and |please )*(?:(?:have|let|make)|(?:ask|tell|get|order|command|instruct|signal|send|want|need|beg|nudge))\s+/iu

/** The companion a text begins with, by any name the table uses, and what is left of it. */
function calledIn(desk: Desk, text: string): { readonly id: string; readonly rest: string } | undefined {
  const lower = text.toLowerCase()
  for (const id of companionsOf(desk)) {
    const name = nameOf(desk, id)
    const spelling = [name, shortName(name), name.split(' ')[0] ?? name]
      .filter(one => one.length > 1 && lower.startsWith(one.toLowerCase()))
      .find(one => /^(?:[\s,:!–—-]|$)/u.test(text.slice(one.length)))
    if (spelling !== undefined) return { id, rest: text.slice(spelling.length) }
  }
  return undefined
}

/** `picks` is `pick`, where that is a verb. */
function baseOf(word: string): string | undefined {
  const candidates = [word.replace(/ies$/u, 'y'), word.replace(/es$/u, ''), word.replace(/s$/u, '')]
  return candidates.find(one => one !== word && isVerbWord(one))
}

/** `me` is whoever gives the order, to whoever carries it out. */
const forThem = (desk: Desk, deed: string): string => {
  const name = nameOf(desk, desk.actor)
  return deed.replaceAll(/\bmyself\b|\bme\b/giu, name).replaceAll(/\bmy\b/giu, `${name}'s`)
}

/** The deed as a command, or undefined where nothing is to be done. */
function commandIn(rest: string, isLed: boolean): string | undefined {
  const isCalled = /^\s*[,:!–—-]/u.test(rest)
  const deed = rest
    .replace(/^[\s,:!–—-]+/u, '')
    .replace(/^to\s+/iu, '')
    .replace(politely, '')
    .trim()
  const first = (/^[\p{L}']+/u.exec(deed)?.[0] ?? '').toLowerCase()
  if (first === '' || friendly.test(deed)) return undefined
  if (isCalled || isLed) return isVerbWord(first) ? deed : undefined
  const base = baseOf(first)
  return base === undefined ? undefined : `${base}${deed.slice(first.length)}`
}

/** What a companion makes of it: understood with their own spells in mind. */
function readFor(desk: Desk, id: string, deed: string): Intent | undefined {
  const { actor } = desk
  const words = forThem(desk, deed)
  desk.actor = id
  const intent = understand(words, { ...horizonOf(desk), options: [] })
  desk.actor = actor
  return intent.matter === undefined && orderable.has(intent.verb) ? { ...intent, next: [] } : undefined
}

function orderIn(desk: Desk, text: string): Wish | undefined {
  const led = leadIn.exec(text)?.[0] ?? ''
  const called = calledIn(desk, text.trim()) ?? calledIn(desk, text.slice(led.length))
  if (called === undefined) return undefined
  const isLed = led !== '' && calledIn(desk, text.trim()) === undefined
  const isSpoken = !isLed && /^[,:!–—-]/u.test(called.rest.trimStart())
  if (isSpoken && bidding.test(called.rest)) return { intent: saidTo(desk, called.id, text) }
  const deed = commandIn(called.rest, isLed)
  const intent = deed === undefined ? undefined : readFor(desk, called.id, deed)
  if (intent === undefined) return undefined
  return { intent, by: called.id, ...(isSpoken && { said: text }) }
}

/** `Wren, stay here`: heard and answered, and nobody's deed. */
const bidding =
  /^[\s,:!–—-]+(?:please )?(?:stay|wait|follow|come|keep|hold|be|stop|calm|relax|run|remember|don't|dont|do not)\b/iu

const saidTo = (desk: Desk, id: string, line: string): Intent => ({
  verb: 'say',
  targets: [{ kind: 'party', id, name: nameOf(desk, id), likeness: 1 }],
  about: [],
  words: line,
  line,
  next: [],
})

/** `I distract him while Wren takes the key`: the second half is an order too. */
function shared(desk: Desk, line: string): readonly [string, Wish] | undefined {
  for (const { 0: joint, index } of line.matchAll(/,?\s+(?:while|as|and)\s+/giu)) {
    const wish = orderIn(desk, line.slice(index + joint.length))
    if (wish !== undefined) return [line.slice(0, index), wish]
  }
  return undefined
}

/** The wishes of a line in order, each with who is to do it. In danger everybody looks to themselves. */
export function wishesOf(desk: Desk, line: string): readonly Wish[] | undefined {
  if (desk.game.fight !== null || loomingAt(desk, here(desk)) !== undefined) return undefined
  if (/^["'“‘]/u.test(line.trim()) || line.length > 300) return undefined
  const whole = orderIn(desk, line)
  if (whole !== undefined) return [whole]
  const halves = shared(desk, line)
  return halves === undefined ? undefined : [{ intent: understand(halves[0], horizonOf(desk)) }, halves[1]]
}

/** They do it in their own name; whoever is down does nothing. */
export async function* asOrdered(desk: Desk, { intent, by, said }: Wish, carry: (intent: Intent) => Play): Play {
  if (said !== undefined) quote(desk, actorName(desk), spoken(said))
  if (by === undefined) return yield* carry(intent)
  if (heroOf(desk, by)?.life !== 'alive')
    return tell(desk, phrase(desk, peopleWords, 'down', { who: shortName(nameOf(desk, by)) }))
  const { actor, isYou } = desk
  desk.actor = by
  desk.isYou = false
  try {
    yield* carry(intent)
  } finally {
    desk.actor = actor
    desk.isYou = isYou
  }
}
