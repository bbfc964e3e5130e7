/** A sentence of deeds: one after the other, each knowing what those before it spoke of, with what is said of them beside. */
import { textBetween, type Word } from '../../../english/line.ts'
import { clausesIn, isToAmuse, leadingJoint, restAt, type Clause } from '../../../english/sentences.ts'
import { firstPersons, isContent, modals, reporting, subjects } from '../../../english/small-words.ts'
import { isBase, verbOf } from '../../../english/verbs.ts'
import { isNameless } from './beasts.ts'
import { readClause, soughtIn, type Read } from './clause.ts'
import { headIn, thingsNamed } from './deed.ts'
import { lengthIn, mannersIn } from './manner.ts'
import { anybody } from './mood.ts'
import { personNamed, type Context } from './names.ts'
import { withPronoun } from './reported.ts'
import { isAskedFor, said } from './speech.ts'
import { crowd } from './things.ts'
import { formOf } from './world.ts'
import type { Deed, DeedVerb, Thing, Wish } from '../desk/wishes.ts'

export const leftIn = (words: readonly Word[]): readonly string[] =>
  words.filter(({ text }) => isContent(text)).map(({ text }) => text)

type Doer = { readonly by: Thing; readonly words: readonly Word[] }

const being = new Set('is was has are be had were'.split(' '))

/** Those of the company whom a sentence does not name. */
const others: Thing = { kind: 'company', id: 'others', name: 'the others', names: [], from: 'here' }

function eachOther(words: readonly Word[], { things, self }: Context): readonly Thing[] {
  const named = words.map(({ text }) => personNamed([text], things)?.id)
  return things.filter(({ kind, id }) => kind === 'companion' && id !== self.id && !named.includes(id))
}

/** `Ilvane and I check the well`: whoever goes along does it with whoever says so. */
const besideMe =
  ({ things }: Context) =>
  (clause: Clause): Clause => {
    const [who, and, me] = clause.words
    const isBeside = and?.text === 'and' && firstPersons.has(me?.text ?? '') && personNamed([who?.text ?? ''], things)?.kind === 'companion' // prettier-ignore
    if (isBeside) return { ...clause, words: clause.words.slice(2) }
    const [mine, , other] = clause.words // `me and Maren will wait`
    const isWith = (mine?.text === 'me' || mine?.text === 'i') && and?.text === 'and' && personNamed([other?.text ?? ''], things)?.kind === 'companion' // prettier-ignore
    return isWith && mine !== undefined ? { ...clause, words: [{ ...mine, text: 'i', raw: 'I' }, ...clause.words.slice(3)] } : clause // prettier-ignore
  }

/** `Korda to the chapel`: where each goes, without a verb. */
function partOf(line: string, words: readonly Word[], context: Context): Wish | undefined {
  const [who, to] = words
  const by = who === undefined || to?.text !== 'to' ? undefined : personNamed([who.text], context.things)
  if (by?.kind !== 'companion') return undefined
  const where = thingsNamed(words.slice(2), context).find(({ kind }) => kind === 'place' || kind === 'way')
  const base = { words: `go ${textBetween(line, words.slice(1))}`, manner: mannersIn(words), left: [], by }
  return { ...base, kind: 'deed', verb: 'go', roles: { ...(where && { where }) }, ...(where === undefined && { missing: textBetween(line, words.slice(2)) }) } // prettier-ignore
}

/** `Maren blocks the way`: one of the company does it, by the word of whoever plays. */
export function doerOf(words: readonly Word[], { things }: Context): Doer | undefined {
  if (restAt(words, 0)) return { by: others, words: words.slice(2) }
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    const isTold = words[length]?.text === 'you' // `Dabney you take the door`
    const verb = words[isTold ? length + 1 : length]?.text ?? ''
    if (verbOf(verb) === undefined || being.has(verb) || words[length - 1]?.owns === true) continue
    const name = words.slice(0, length).map(({ text }) => text)
    const by = personNamed(name, things)
    if (by?.kind === 'companion') return { by, words: words.slice(isTold ? length + 1 : length) }
  }
  return undefined
}

const spokenOf = (wish: Wish): readonly Thing[] => {
  switch (wish.kind) {
    case 'deed':
      return Object.values(wish.roles)
    case 'speech':
      return [...(wish.to === undefined ? [] : [wish.to]), ...wish.about.slice(0, 1)]
    case 'idea':
      return wish.names
    case 'question':
      return wish.about
  }
}

/** Whoever one has turned to: the next words are for them. Who creeps up on somebody or strikes at them says nothing. */
function facedIn(wish: Wish): Thing | undefined {
  if (wish.kind === 'speech') return wish.to?.kind === 'person' ? wish.to : undefined
  if (wish.kind !== 'deed' || wish.by !== undefined || unseen.has(wish.verb)) return undefined
  const { whom, what, where } = wish.roles
  const one = [whom, what].find(thing => (thing?.kind === 'person' && thing.from === 'here') || thing?.kind === 'crowd')
  const other = bodily.has(wish.verb) ? (whom ?? what ?? where) : undefined
  return one ?? (other !== undefined && isNameless(other) ? other : undefined)
}
const unseen: ReadonlySet<DeedVerb> = new Set<DeedVerb>(['attack', 'steal', 'sneak', 'hide', 'follow', 'capture', 'grapple', 'shove', 'search', 'recall', 'cast', 'listen']) // prettier-ignore
const bodily: ReadonlySet<DeedVerb> = new Set<DeedVerb>(['gesture', 'examine', 'heal', 'give', 'move', 'sense'])

/** `the kid`, of those who stand about. */
const isOneOfThem = ({ kind, name }: Thing): boolean => kind === 'crowd' && name !== crowd.name

/** What a later clause means by `it`, `her` and `there`. */
export function after(context: Context, wishes: readonly Wish[]): Context {
  let { pronouns } = context
  for (const thing of wishes.flatMap(wish => spokenOf(wish).toReversed()))
    if (thing.id !== context.self.id)
      pronouns = { ...withPronoun(pronouns, thing), ...((isNameless(thing) || isOneOfThem(thing)) && { he: thing, she: thing, they: thing }), ...(thing.kind === 'person' && { they: thing }) } // prettier-ignore
  const faced = wishes.map(facedIn).findLast(one => one !== undefined)
  const isApart = wishes.at(-1)?.kind === 'deed' || wishes.at(-1)?.kind === 'idea'
  return { ...context, pronouns, ...(faced === undefined ? isApart && { isInTalk: false } : { talkingTo: faced, isInTalk: faced.kind === 'person' }) } // prettier-ignore
}

const conditions = new Map([['until', 'until'], ['when', 'when'], ['while', 'while'], ['before', 'before'], ['after', 'when'], ['if', 'if'], ['or', 'or']] as const) // prettier-ignore

/** `wait until morning` is long. */
const spanOf = (wish: Wish, words: readonly Word[]): Pick<Deed, 'length'> => {
  const length = wish.kind === 'deed' && (wish.verb === 'wait' || wish.verb === 'rest') ? lengthIn(words) : undefined
  return length === undefined ? {} : { length }
}

/** A condition or a reason, given to what stands before. */
function qualified(wish: Wish, { words, joint }: Clause, line: string, from: number, isLed = false): Wish {
  const how = joint === undefined ? undefined : conditions.get(joint as 'until') // others have no entry
  const manner = [...new Set([...wish.manner, ...mannersIn(words)])]
  const whole = {
    ...wish,
    manner,
    words: isLed ? wish.words : `${wish.words}${line.slice(from, words.at(-1)?.end ?? from)}`,
    ...spanOf(wish, words),
  }
  if (joint === 'to') return (wish.kind === 'deed' || wish.kind === 'idea') && isToAmuse(words) ? { kind: 'deed', verb: 'perform', roles: {}, left: [], words: whole.words, manner } : whole // prettier-ignore
  return how !== undefined && wish.condition === undefined
    ? { ...whole, condition: { joint: how, words: textBetween(line, words) } }
    : { ...whole, left: [...wish.left, ...leftIn(words)] }
}

/** Somebody's own part: `while Maren blocks the way`, `while I look inside`, `so I open it`. */
function isOwnPart({ joint, words }: Clause, doer: Doer | undefined, by: Thing | undefined): boolean {
  if (joint === undefined || joint === 'then') return true
  const isMine = firstPersons.has(words[0]?.text ?? '')
  if (joint === 'so') return isMine && !modals.has(words[1]?.text ?? '') // `so I can see` is why
  return joint === 'while' && (doer !== undefined || (isMine && by !== undefined))
}

const opening = new Set('if whether when before until because so as'.split(' '))

/** `I tell her to wait and keep quiet`: what is told runs on over the joint. */
function runsOn(words: readonly Word[], from: number, at: number): boolean {
  if (at - from < 5 && soughtIn(words.slice(from)) === at - from) return true
  const head = headIn(words.slice(from, at))
  if (head === undefined || !reporting.has(verbOf(words[from + head.at]?.text ?? '') ?? '')) return false
  if (words[at]?.text === 'while' && firstPersons.has(words[at + 1]?.text ?? '')) return false // one's own part
  const before = words.slice(from + head.at + 1, at)
  if (opening.has(words[at]?.text ?? '')) return true
  if (
    verbOf(words[at + 2]?.text ?? '') !== undefined &&
    words[at + 1]?.raw.charAt(0) !== words[at + 1]?.raw.charAt(0).toLowerCase()
  )
    return true
  const isBidden = before.some(({ text }, index) => text === 'to' && isBase(before[index + 1]?.text ?? ''))
  return isBidden || (subjects.has(words[at + 1]?.text ?? '') && before.length > 1)
}

/** `If he moves, I shoot`: said first, and meant of what follows. What somebody does meanwhile is their own part. */
function leadOf(clause: Clause | undefined, context: Context): Clause | undefined {
  const joint = clause === undefined ? undefined : leadingJoint(clause.words)
  if (clause === undefined || joint === undefined) return undefined
  const words = clause.words.slice(1)
  return joint === 'while' && doerOf(words, context) !== undefined ? undefined : { words, joint }
}

/** `go and ask him`, `let us split up, I go and the rest wait`: nothing but a step towards what follows. */
const isStep = (wish: Wish, at: number, all: readonly Wish[]): boolean =>
  wish.kind === 'deed' &&
  at < all.length - 1 &&
  (wish.verb === 'split' ||
    (wish.verb === 'go' &&
      Object.keys(wish.roles).length + wish.left.length + wish.manner.length === 0 &&
      all[at + 1]?.by?.id === wish.by?.id))

/** `I check whether it is locked`: one looks at it, and then it is known; whoever is sent to look says so. */
function foundOut(line: string, words: readonly Word[], context: Context, by: Thing | undefined): readonly Wish[] {
  const from = soughtIn(words)
  if (from === undefined) return []
  const asked = words.slice(from + (['if', 'whether'].includes(words[from]?.text ?? '') ? 1 : 0))
  const about = thingsNamed(
    asked.filter(({ text }) => !anybody.has(text)),
    context,
  )
  const what = about.find(({ kind, from: known }) => known !== 'elsewhere' && kind !== 'company' && kind !== 'crowd' && kind !== 'topic') // prettier-ignore
  const base = { words: textBetween(line, words), manner: mannersIn(words), left: [] }
  const look: Wish = { ...base, kind: 'deed', ...(what === undefined ? { verb: 'look', roles: {} } : { verb: 'examine', roles: { what } }), ...(by !== undefined && { by }) } // prettier-ignore
  if (by !== undefined) return [look, ...said(line, words.slice(from), '?', by, context)]
  const question: Wish = { ...base, kind: 'question', matter: 'world', about, form: formOf(asked, about), words: textBetween(line, asked) } // prettier-ignore
  return what === undefined && about.length > 0 ? [question] : [look, question]
}

/** `check the ground, see whether it is wet`: one look is enough. */
const isLookedAt = (last: Wish | undefined, [look]: readonly Wish[]): boolean =>
  last?.kind === 'deed' && look?.kind === 'deed' && last.verb === 'examine' && last.roles.what !== undefined && last.roles.what.id === look.roles.what?.id // prettier-ignore

/** `I smell it and tell me if it is poison`: asked of the table, behind what is done to find out. */
function toldToMe(line: string, words: readonly Word[], context: Context): Wish | undefined {
  if (!isAskedFor(words) || !['me', 'us'].includes(words[1]?.text ?? '')) return undefined
  const asked = words.slice(['if', 'whether'].includes(words[2]?.text ?? '') ? 3 : 2)
  const about = thingsNamed(asked, context)
  return { kind: 'question', matter: 'world', about, form: formOf(asked, about), left: [], words: textBetween(line, asked), manner: [] } // prettier-ignore
}

/** `Korda goes there and asks`: the other deed is theirs as well. */
const goingOn = ({ words: [first] }: Clause, last: Wish | undefined): Thing | undefined =>
  first !== undefined && verbOf(first.text) !== undefined && !isBase(first.text) ? last?.by : undefined

/** `stand by the door, and if they come in, cough`: what stands between belongs to what follows. */
const isAhead = (clause: Clause, last: Clause | undefined, words: readonly Word[]): boolean => {
  const [first] = clause.words
  const at = first === undefined ? -1 : words.indexOf(first)
  return (clause.joint === 'if' || clause.joint === 'when') && clause !== last && words[at - 2]?.text === 'and'
}

/** The deeds of a sentence in order. `by` does what nobody else is said to do. */
export function deedsIn(line: string, words: readonly Word[], start: Context, by?: Thing): Read {
  const wishes: Wish[] = []
  const unclear: Thing[] = []
  let [context, score] = [start, 0]
  let spare: readonly Word[] = []
  let end = 0
  const clauses = clausesIn(words, (from, at) => runsOn(words, from, at)).map(besideMe(start))
  const lead = clauses.length > 1 ? leadOf(clauses[0], context) : undefined
  let ahead: Clause | undefined
  for (const clause of lead === undefined ? clauses : clauses.slice(1)) {
    if (isAhead(clause, clauses.at(-1), words)) {
      ahead = clause
      continue
    }
    const isForbidden = by !== undefined && clause.words[0]?.text === 'do' && clause.words[1]?.text === 'not'
    const before = wishes.at(-1)
    if (isForbidden && before !== undefined) {
      wishes[wishes.length - 1] = qualified(before, clause, line, end) // `stand there and don't let anybody by`
      continue
    }
    const doer = doerOf(leadingJoint(clause.words) === 'while' ? clause.words.slice(1) : clause.words, context)
    const last = wishes.at(-1)
    const isOwn = isOwnPart(clause, doer, by ?? last?.by)
    const isAsked = by !== undefined && doer === undefined && isAskedFor(clause.words)
    const found = clause.joint === 'to' ? [] : foundOut(line, doer?.words ?? clause.words, context, doer?.by ?? by)
    const part = partOf(line, clause.words, context)
    const told = by === undefined && last !== undefined ? toldToMe(line, clause.words, context) : undefined
    const read =
      found.length > 0
        ? { score: 1, unclear: [], wishes: isLookedAt(last, found) ? found.slice(1) : found }
        : told !== undefined
          ? { score: 1, unclear: [], wishes: [told] }
          : isAsked
            ? { score: 1, unclear: [], wishes: said(line, clause.words, '', by, context) }
            : part !== undefined
              ? { score: 1, unclear: [], wishes: [part] }
              : isOwn || last === undefined
                ? readClause(line, doer?.words ?? clause.words, context)
                : undefined
    if (read === undefined || read.wishes.length === 0) {
      if (last === undefined) {
        spare = [...spare, ...clause.words]
        for (const thing of thingsNamed(clause.words, context))
          context = { ...context, pronouns: withPronoun(context.pronouns, thing) }
      } else wishes[wishes.length - 1] = qualified(last, isOwn ? { words: clause.words } : clause, line, end)
      end = clause.words.at(-1)?.end ?? end
      continue
    }
    const doing =
      isAsked || doer?.by.id === context.self.id
        ? undefined
        : (doer?.by ?? (firstPersons.has(clause.words[0]?.text ?? '') ? undefined : (by ?? goingOn(clause, last))))
    const own = read.wishes.map(wish =>
      doing === undefined || wish.by !== undefined || (found.length > 0 && wish.kind === 'speech')
        ? wish
        : { ...wish, by: doing },
    )
    score = Math.max(score, read.score)
    unclear.push(...read.unclear)
    wishes.splice(
      clause.joint === 'while' && doing !== undefined && wishes.length > 0 && wishes.at(-1)?.by === undefined
        ? wishes.length - 1
        : wishes.length,
      0,
      ...own,
    )
    end = clause.words.at(-1)?.end ?? end
    context = after(context, own)
    const next = wishes.at(-1)
    if (ahead !== undefined && next !== undefined) wishes[wishes.length - 1] = qualified(next, ahead, line, end, true)
    ahead = undefined
  }
  if (lead !== undefined && wishes[0] !== undefined) wishes[0] = qualified(wishes[0], lead, line, end, true)
  const taken = wishes
    .filter((wish, at) => !isStep(wish, at, wishes))
    .flatMap(wish => (wish.by?.id === others.id ? eachOther(words, start).map(one => ({ ...wish, by: one })) : [wish]))
  const [first, ...rest] = taken
  if (first === undefined || spare.length === 0) return { score, wishes: taken, unclear }
  return { score, wishes: [{ ...first, left: [...leftIn(spare), ...first.left] }, ...rest], unclear }
}
