/** A journal without a model: by and for one character, of what that character saw, in its own hand. */
import { parseNotes, type JournalNotes } from '../../../campaign/relay/notes-file.ts'
import { own } from '../../../core/own.ts'
import { inMidst } from '../../../english/content-words.ts'
import type { Part } from '../../../table/parts.ts'
import type { Cast, JournalSees, JournalWords } from '../../../table/ports.ts'
import { feltIn } from '../company/moment.ts'
import { shortOf } from '../voice/sheet.ts'
import { bank, filled, linesFor, type Slots } from './bank.ts'
import { called, memoriesOf, ownKey, wordsFor, type Memory } from './memories.ts'
import { leafing, type Leafing } from './pages.ts'
import { peopleIn } from './telling.ts'
import { writerOf, type Writer } from './writer.ts'

export function oracleJournal(seed: string | number): Cast['journal'] {
  const leaf = leafing()
  return async sees => kept(seed, leaf, sees)
}

type Shape = (typeof bank.shapes)['full']

/** An hour in which nothing happened leaves no trace. */
const nothing: JournalWords = { title: '', happened: '', did: '', learned: '', feel: '', notes: '' }

/** Of a long stretch it is worth a line that it was lived through, whatever it held. */
const long = 600
const weighty = 3

function kept(seed: string | number, leaf: Leafing, sees: JournalSees): JournalWords {
  const writer = writerOf(seed, leaf, sees)
  const taken = sees.view.files['tmp-notes'][0]?.text ?? ''
  const notes: JournalNotes = taken === '' ? {} : parseNotes(taken)
  const memories = withoutBeginnings(memoriesOf(writer, sees.parts))
  const told = memories.reduce((length, { part }) => length + part.text.length, 0)
  const hasSpoken = memories.some(({ part }) => part.kind === 'said' && writer.isSelf(part.who))
  const isWorth = hasSpoken || told > long || memories.some(({ worth }) => worth >= weighty)
  if (memories.length === 0 || !(isWorth || writer.pages.count === 0 || taken !== '')) return nothing
  return entryOf(writer, memories, new Room(Math.max(told / 3, least)), notes)
}

/** No entry is shorter than a sentence or two, however little was told. */
const least = 160

/** How much may still be written. */
class Room {
  #left: number

  constructor(length: number) {
    this.#left = length
  }

  /** Takes the room it needs; empty where there is none. What is `due` is written all the same. */
  fit(text: string, isDue = false): string {
    if (text === '' || (text.length > this.#left && !isDue)) return ''
    this.#left -= text.length
    return text
  }
}

function entryOf(writer: Writer, memories: readonly Memory[], room: Room, notes: JournalNotes): JournalWords {
  const shape = shapeFor(writer)
  const account = accountOf(writer, memories, shape, room)
  const did = shape.did || account.length === 0 ? didOf(writer, memories, room) : ''
  const facts = learnedOf(writer, memories, shape.facts, room)
  const feel = notes.feelings ?? feelOf(writer, memories, shape.feel, room)
  const later = shape.later ? laterOf(writer, memories, room) : ''
  const happened = opened(writer, [...account, ...(shape.list ? [] : facts)].join(' '), room)
  if (happened === '' && did === '' && facts.length === 0 && feel === '' && Object.keys(notes).length === 0)
    return nothing
  return namedOnce(writer, memories, {
    title: titleOf(writer, memories),
    happened,
    did,
    learned: [shape.list ? listed(facts) : '', notes.observations ?? ''].filter(text => text !== '').join('\n'),
    feel,
    notes: [notes.forLater ?? '', later].filter(text => text !== '').join(' '),
  })
}

/** Somebody is named in full once in an entry, and as one calls them afterwards. */
function namedOnce({ isOurs }: Writer, memories: readonly Memory[], words: JournalWords): JournalWords {
  const names = [...new Set(memories.flatMap(({ part }) => peopleIn(part)))]
  const full = names.filter(name => !isOurs(name) && name.includes(' ') && shortOf(name) !== name.toLowerCase())
  const met = new Set<string>()
  const called = (text: string): string =>
    full.reduce((told, name) => {
      const [before = '', ...after] = told.split(name)
      if (after.length === 0) return told
      const first = met.has(name) ? shortOf(name) : name
      met.add(name)
      return `${before}${first}${after.join(shortOf(name))}`
    }, text)
  const { title, happened, did, learned, feel, notes } = words
  return { title, happened: called(happened), did, learned: called(learned), feel: called(feel), notes: called(notes) }
}

/** Mostly the usual way, and not the same one twice running. */
function shapeFor({ hand, pages, chance }: Writer): Shape {
  const [usual = 'full', ...others] = hand.shapes as readonly (keyof typeof bank.shapes)[] // held by the test of the banks
  return bank.shapes[pages.count % 2 === 0 ? usual : (chance.pick(others) ?? usual)]
}

/** A fight that is over is told by its end. */
const withoutBeginnings = (all: readonly Memory[]): readonly Memory[] => {
  const isOver = all.some(({ part }) => part.kind === 'fight' && part.stage === 'ends')
  return isOver ? all.filter(({ part }) => part.kind !== 'fight' || part.stage === 'ends') : all
}

/** What nobody leaves out, whoever writes. */
const isDue = ({ part, weight }: Memory): boolean =>
  part.kind === 'ending' ||
  (part.kind === 'fight' && part.stage === 'ends') ||
  (part.kind === 'fell' && part.how === 'dead' && weight === 3) ||
  (part.kind === 'goal' && part.state !== 'open')

type Line = { readonly at: number; readonly text: string; readonly isEnd: boolean }

/** What mattered most comes first, and then the rest in its order; what was before it is told as that. */
function accountOf(
  writer: Writer,
  memories: readonly Memory[],
  { account, facts }: Shape,
  room: Room,
): readonly string[] {
  const order = memories
    .filter(({ part }) => part.kind !== 'said')
    .sort((one, other) => other.worth - one.worth || one.at - other.at)
  const lines: Line[] = []
  for (const memory of order) {
    const isBefore = memory.at < (lines[0]?.at ?? 0) && writer.pages.count > 0 // a first entry says how it began
    const isLight = lines.length > 0 && memory.worth < (isBefore ? weighty : 1)
    if (!isDue(memory) && (lines.length >= account || isLight)) continue
    const words = wordsFor(writer, memory, facts > 0 ? 2 : 1)
    const isOld = writer.pages.has(words) || lines.some(({ text }) => text === words)
    const text = words === '' || isOld ? '' : room.fit(words, isDue(memory))
    if (text !== '') lines.push({ at: memory.at, text, isEnd: memory.part.kind === 'ending' })
  }
  const [first, ...rest] = lines
  if (first === undefined) return []
  const inOrder = rest.sort((one, other) => one.at - other.at)
  const before = inOrder.filter(({ at }) => at < first.at)
  const ended = first.isEnd ? [writer.chance.pick(writer.hand.ended) ?? ''] : []
  const back = before.length > 0 ? writer.chance.pick(bank.joints.before) : undefined
  const all = [...ended, first.text, ...inOrder.map(({ text }) => text)]
  if (back === undefined) return all
  const at = ended.length + 1
  return all.with(at, `${back} ${inMidst(all[at] ?? '')}`)
}

/** What is worth setting down of what somebody says: its first whole statement. */
const sayingIn = ({ sentences }: Memory): string | undefined =>
  sentences.find(text => !text.endsWith('?') && text.length <= 150 && text.split(' ').length >= 5)

/** The last thing they said themselves, as one would own up to it. */
function didOf(writer: Writer, memories: readonly Memory[], room: Room): string {
  const { hand, isSelf, chance, pages } = writer
  const said = memories.filter(({ part }) => part.kind === 'said' && isSelf(part.who) && part.text !== '')
  const spoken = said.findLast(({ part }) => !part.text.endsWith('?'))
  if (spoken?.part.kind !== 'said') return ''
  const words = spoken.sentences.find(text => text.length <= 120) ?? spoken.sentences[0] ?? ''
  const lines = [...linesFor(bank.own, spoken.part.act), ...hand.spoke]
  const fresh = lines.map(line => filled(line, { words })).filter(line => !pages.hasAny(line))
  const own = linesFor(bank.own, spoken.part.act).length > 0 ? fresh[0] : chance.pick(fresh)
  return room.fit(own ?? filled('"#words#"', { words }), true)
}

/** They tell something, and do not only talk. */
const telling: ReadonlySet<string> = new Set(['tell', 'answer', 'confess', 'warn', 'accuse', 'say'])

/** What people said that one did not know, with who said it. */
function learnedOf(writer: Writer, memories: readonly Memory[], most: number, room: Room): readonly string[] {
  const { hand, isOurs, pages, chance } = writer
  const heard = memories
    .flatMap(memory =>
      memory.part.kind === 'said' && telling.has(memory.part.act) && !isOurs(memory.part.who)
        ? [{ ...memory, said: memory.part }]
        : [],
    )
    .sort((one, other) => worthOf(other) - worthOf(one) || one.at - other.at)
  const unused = new Set(hand.learned)
  const facts: string[] = []
  for (const memory of heard) {
    const words = sayingIn(memory)
    const isEnough = facts.length >= Math.max(most, memory.isDear ? 1 : 0) // what touches a bond is set down by any hand
    if (isEnough || words === undefined || pages.has(words)) continue
    const line = chance.pick([...unused]) ?? '#who#: "#words#"'
    const fact = room.fit(filled(line, { words, who: called(writer, memory.said)['who'] ?? '' }), memory.isDear)
    if (fact === '') continue
    unused.delete(line)
    facts.push(fact)
  }
  return facts
}

/** Who only talks tells less than who answers. */
const worthOf = ({ worth, part }: Memory): number => worth + (part.kind === 'said' && part.act !== 'say' ? 2 : 0)

const listed = (facts: readonly string[]): string =>
  facts.length <= 1 ? (facts[0] ?? '') : facts.map(fact => `- ${fact}`).join('\n')

/** How it sits with them: what happened as this hand feels it, else what they are made of; never twice in the same words. */
function feelOf(writer: Writer, memories: readonly Memory[], most: number, room: Room): string {
  const { hand, voice, pages, chance } = writer
  const parts = memories.map(({ part }) => part)
  const [felt] = feltIn(parts, writer.company, voice.name)
  const moment = felt === undefined ? '' : (own(bank.moments, felt.kind) ?? '')
  const isOthers = (moment === 'word' || moment === 'failed') && !writer.isSelf(felt?.by ?? '') // one's own alone
  const lines = isOthers ? [] : linesFor(hand.feel, moment)
  const who = felt?.slots['who']?.[0]
  const ofMoment = lines.map(line => (who === undefined ? line : filled(line, { who })))
  const dear = memories.some(({ isDear }) => isDear) && voice.bond !== '' ? [voice.bond] : []
  const pull = linesFor(hand.pulls, pullOf(writer, parts))
  const pick = (all: readonly string[]): string | undefined =>
    chance.pick(all.filter(line => !line.includes('#') && !pages.hasAny(line)))
  const feelings = [pick(ofMoment), most > 1 ? pick(dear) : undefined, pick(pull)].filter(one => one !== undefined)
  return feelings
    .slice(0, most)
    .map(line => room.fit(line))
    .filter(line => line !== '')
    .join(' ')
}

/** What pulled hardest: a no of their own, else heart or head, as they are made. */
function pullOf({ voice, isSelf, chance }: Writer, parts: readonly Part[]): string {
  const own = parts.flatMap(part => (part.kind === 'said' && isSelf(part.who) ? [part.act] : []))
  if (own.includes('refuse')) return 'object'
  if (own.includes('agree') && voice.will === 'contrarian') return 'reluctant'
  if (chance.isLucky(12)) return chance.isLucky(50) ? 'flaw' : 'shade'
  return voice.temper === 'impulsive' || (voice.temper === 'balanced' && chance.isLucky(50)) ? 'heart' : 'head'
}

/** What is still owed or open, to themselves. */
function laterOf(writer: Writer, memories: readonly Memory[], room: Room): string {
  const lines = memories.flatMap(({ part }) => {
    const slots: Slots = called(writer, part)
    return linesFor(bank.later, ownKey(bank.later, part, writer)).map(line => filled(line, slots))
  })
  return room.fit(writer.chance.pick(lines.filter(line => !line.includes('#') && !writer.pages.has(line))) ?? '')
}

/** As it is, or with a lead, or with a turn of time before it: never as an entry began before. */
function opened({ hand, pages, chance }: Writer, text: string, room: Room): string {
  const lead = chance.pick(hand.openings.filter(line => !pages.has(line) && !pages.hasBegun(`${line} ${text}`)))
  const led = lead === undefined ? [] : [`${lead} ${text}`]
  const timed = text === '' ? [] : bank.joints.time.map(joint => `${joint} ${inMidst(text)}`)
  const isLed = chance.isLucky(45) && lead !== undefined && room.fit(lead) !== ''
  const ways = [...(isLed ? led : []), ...(text === '' ? [] : [text]), ...(text === '' ? [] : led), ...timed]
  return (ways.find(way => !pages.hasBegun(way)) ?? ways.at(-1) ?? '').trim()
}

/** After what mattered most, and never as an entry before it. */
function titleOf(writer: Writer, memories: readonly Memory[]): string {
  const { pages } = writer
  const order = [...memories].sort((one, other) => other.worth - one.worth || one.at - other.at)
  const named = order.flatMap(({ part }) => {
    const isOwnTalk = part.kind === 'said' && writer.isOurs(part.who)
    const key = part.kind === 'said' ? 'said' : ownKey(bank.titles, part, writer)
    return isOwnTalk ? [] : linesFor(bank.titles, key).map(line => filled(line, called(writer, part)))
  })
  const fresh = [...named, ...bank.titles.other].find(title => !title.includes('#') && !pages.hasTitle(title))
  return fresh ?? filled(bank.titles.page[0] ?? '', { number: String(pages.count + 1) })
}
