/** What the words of a line name: things by name, by head and by what is said of them; pronouns by who was last meant. */
import { memo, remembering } from '../../../core/memo.ts'
import { isStanding, nounOf, type NounPhrase } from '../../../english/noun-phrases.ts'
import { pronounIn } from '../../../english/pronouns.ts'
import { isContent } from '../../../english/small-words.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { verbOf } from '../../../english/verbs.ts'
import type { Hearing, Thing } from '../desk/wishes.ts'

type Name = {
  readonly thing: Thing
  readonly words: readonly string[]
  readonly head: string
  /** What they do, and not their name. */
  readonly isCalling: boolean
}
type Index = ReadonlyMap<string, readonly Name[]>

const dropped = new Set('the a an of and my your his her its our their old'.split(' '))

/** The words of a name, as they are compared. A great town's names are looked at with every line. */
const nameWords = memo(60_000, (name): readonly string[] => {
  const words = wordsOf(name.replaceAll(/['\u2019]s\b/gu, '')).map(nounOf)
  const telling = words.filter(word => !dropped.has(word))
  return telling.length > 0 ? telling : words
})

/** `Chapel of the Cup` is a chapel. */
const headIn = (name: string): string => {
  const [before = name] = name.split(' of ')
  const [own = before] = before.split(' to ')
  return nameWords(own).at(-1) ?? ''
}

/** `sergeant of the well-guard` is nobody's name: no word of it stands in theirs. */
const isCalling = ({ name }: Thing, words: readonly string[]): boolean => {
  const own = nameWords(name)
  return !words.some(word => own.includes(word))
}

const indexOf = remembering((things: readonly Thing[]): Index => {
  const index = new Map<string, Name[]>()
  for (const thing of things)
    for (const name of thing.names) {
      const words = nameWords(name)
      for (const word of new Set(words)) {
        const names = index.get(word)
        const entry = { thing, words, head: headIn(name), isCalling: isCalling(thing, words) }
        if (names === undefined) index.set(word, [entry])
        else names.push(entry)
      }
    }
  return index
})

export type Found = {
  readonly thing: Thing
  readonly likeness: number
  /** Others that it could be as well. */
  readonly others: readonly Thing[]
}

const isSomebody = ({ kind }: Thing): boolean => kind === 'person' || kind === 'companion' || kind === 'foe'

/** Near things are meant before far ones; of what is told lately nothing is far. */
const nearness: Readonly<Record<Thing['from'], number>> = {
  here: 0.06,
  told: 0.05,
  carried: 0.04,
  sheet: 0.03,
  elsewhere: 0,
}

/** Heads that many names share: far away it takes more of the name. */
const common = new Set('room place door way side area floor wall house hall'.split(' '))

type Said = {
  readonly words: readonly string[]
  readonly head: string
  readonly owner: readonly string[]
  /** As typed, several of it: `tracks` is no cart track. */
  readonly isPlural: boolean
  /** `her pail`, `a pail`: somebody's own or any of them, and no house of that name. */
  readonly isOwned?: boolean
}

/** What is called by what it is for: `the notices`, of a notice board, and `the cellar`, of the hatch to it. */
const shortened: Partial<Readonly<Record<Thing['kind'], ReadonlySet<string>>>> = {
  feature: new Set(['board']),
  way: new Set('door gate hatch stair stairs step steps ladder path lane trapdoor'.split(' ')),
}
const ofPart = 0.29

/** `my sister` is nobody's title. */
const kin = new Set('sister brother mother father aunt uncle grandmother grandfather'.split(' '))

function likenessOf({ thing, words, head, isCalling }: Name, said: Said): number {
  const all = [...said.owner, ...said.words]
  const named = words.filter(word => all.includes(word)).length
  if (isSomebody(thing) && !isCalling) {
    if (said.isOwned === true && said.words.every(word => kin.has(word))) return 0
    if (named === words.length) return 0.7 + (0.3 * words.length) / Math.max(words.length, said.words.length)
    if (said.words.every(word => words.includes(word))) return 0.8
    return words.includes(said.head) ? 0.55 : 0
  }
  if (said.isOwned === true && thing.kind === 'place' && named < words.length) return 0
  if (said.head !== head) return named === words.length && thing.kind !== 'topic' ? 0.3 : shortened[thing.kind]?.has(head) === true && words.includes(said.head) ? ofPart : 0 // prettier-ignore
  if (named === words.length) return 0.7 + (0.3 * words.length) / Math.max(words.length, said.words.length)
  if (thing.kind === 'topic' || (thing.from === 'elsewhere' && common.has(head))) return 0
  const isWay = thing.kind === 'way' || thing.kind === 'place'
  const isAnother = thing.from === 'elsewhere' && said.words.some(word => !words.includes(word))
  return (
    0.5 +
    (0.3 * named) / Math.max(words.length, all.length) -
    (isWay && said.isPlural ? 0.45 : 0) -
    (isAnother ? 0.2 : 0)
  )
}

/** One slip of the fingers in a long word: a letter more, less, other, or two that changed places. */
function isSlip(typed: string, meant: string): boolean {
  if (typed.length < 5 || Math.abs(typed.length - meant.length) > 1 || typed[0] !== meant[0]) return false
  let from = 0
  while (from < typed.length && typed[from] === meant[from]) from += 1
  const [rest, other] = [typed.slice(from), meant.slice(from)]
  if (rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1)) return true
  return rest.length > 1 && rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)
}

/** Only names are corrected: `glass` is not grass, but `Marable` is Marrable. */
const namesOf = remembering(
  (index: Index) =>
  [...index].filter(([word, names]) => word.length > 4 && names.some(({ thing, isCalling: isWork }) => (isSomebody(thing) && !isWork) || thing.kind === 'spell')).map(([word]) => word), // prettier-ignore
)

/** What is only talked of is meant where nothing that stands here, and nobody, is called so: `a pipe` is the green one. */
const ofTopics = 0.3

type IsTold = (word: string) => boolean

/** What was told of by this very word is no slip: a stove is not Amory Stope. */
function slipped(index: Index, word: string, isTold: IsTold): string {
  if (index.has(word) || word.length < 5) return word
  const name = namesOf(index).find(one => isSlip(word, one))
  return name === undefined || isTold(word) ? word : name
}

/** The best of what these words could name, or nothing. `prefer` says what fits the deed. */
function namedBy(
  typed: Said,
  things: readonly Thing[],
  prefer: (thing: Thing) => number,
  isTold: IsTold = () => false,
): Found | undefined {
  const index = indexOf(things)
  const mended = (word: string): string => slipped(index, word, isTold)
  const said = { ...typed, words: typed.words.map(mended), head: mended(typed.head) }
  const scores = new Map<Thing, number>()
  for (const word of new Set(said.words))
    for (const name of index.get(word) ?? []) {
      const likeness = likenessOf(name, said)
      const worth = likeness === 0 ? 0 : likeness + nearness[name.thing.from] + prefer(name.thing) - (name.thing.kind === 'topic' ? ofTopics : 0) // prettier-ignore
      if (worth > (scores.get(name.thing) ?? 0.3)) scores.set(name.thing, worth)
    }
  const ranked = [...scores].sort(([, one], [, other]) => other - one)
  const [best] = ranked
  if (best === undefined) return undefined
  const others = ranked.slice(1).filter(([thing, worth]) => best[1] - worth < 0.02 && isOther(thing, best[0]))
  return { thing: best[0], likeness: best[1], others: others.map(([thing]) => thing) }
}

/** Two of one name are one and the same to whoever speaks. */
const isOther = (one: Thing, other: Thing): boolean =>
  one.id !== other.id && one.name.toLowerCase() !== other.name.toLowerCase() && one.kind === other.kind && one.kind !== 'foe' && one.kind !== 'topic' // prettier-ignore

const wholeCompany = new Set(
  'us ourselves others party group company friends companions team gang guys folks'.split(' '),
)
const wholeCrowd = new Set('crowd people locals townsfolk folk villagers bystanders onlookers patrons guests strangers'.split(' ')) // prettier-ignore
const all = new Set(['everyone', 'everybody'])
const whoever = new Set(['whoever', 'anyone', 'anybody', 'somebody', 'someone'])
/** One of many, of whom nobody has told more. */
const oneOfMany = new Set('child kid boy girl lad woman man villager townsman townswoman bystander stranger passerby onlooker local neighbour beggar drinker labourer guy bloke fellow lady gentleman drunk drunkard'.split(' ')) // prettier-ignore

const allies = new Set('companion friend ally comrade teammate'.split(' '))

/** Where on a thing, and no thing of its own. */
export const spots = new Set(
  'front side top middle edge end rear back bottom corner inside outside foot brink rest'.split(' '),
)

/** Whoever stands there, as long as it is somebody: `the nearest person`. */
const anyOne = new Set('person somebody someone fellow guy bloke dude lady gentleman'.split(' '))
const whichever = new Set('nearest closest next first other random any some'.split(' '))

const buildings = new Set('building house structure hut'.split(' '))

function whoeverIsThere(head: string, { things, talkingTo }: Context): Thing | undefined {
  if (buildings.has(head)) return things.find(({ kind }) => kind === 'way')
  if (!anyOne.has(head)) return undefined
  const present = things.find(({ kind, from }) => kind === 'person' && from === 'here')
  return talkingTo ?? present ?? things.find(({ kind }) => kind === 'crowd')
}

/** What a line has spoken of so far, for its pronouns. */
export type Context = Hearing & {
  readonly addressee?: Thing
  /** A colon stands before it: what comes is said. */
  readonly isOpened?: boolean
}

function byPronoun(text: string, context: Context): Thing | undefined {
  const { pronouns, self, things, addressee, talkingTo } = context
  if (text === 'there' || text === 'here') return pronouns.there
  if (text === 'this' || text === 'that' || text === 'these' || text === 'those') return pronouns.it
  const person = pronounIn.get(text)
  if (person === 'I') return self
  if (person === 'we') return things.find(({ kind }) => kind === 'company')
  if (person === 'you') return addressee ?? talkingTo
  const other = (one: Thing | undefined): Thing | undefined => (one?.id === addressee?.id ? undefined : one) // `Brand, leave him`
  if (person === 'he' || person === 'she')
    return (
      other(pronouns[person]) ??
      (context.isInFight ? things.find(({ kind }) => kind === 'foe') : undefined) ??
      unsexed(other(talkingTo), person, things) ??
      pronouns.it ??
      nameless[person].map(noun => context.mentioned?.(noun, [noun])).find(one => one !== undefined)
    )
  if (person === 'they') return pronouns.they ?? things.find(({ kind }) => kind === 'foe') ?? pronouns.it
  return person === 'it' ? pronouns.it : undefined
}

const titles = {
  he: new Set('brother father lord sir king mister master uncle grandfather old'.split(' ')),
  she: new Set('sister mother lady queen dame mistress madam aunt grandmother goodwife'.split(' ')),
} as const
/** Somebody without a name, who was only told of. */
const nameless = { he: ['man', 'boy', 'sleeper', 'people'], she: ['woman', 'girl', 'sleeper', 'people'] } as const

/** Of whom nobody has said whether it is he or she, whoever one talks with, or the only one here. */
function unsexed(talkingTo: Thing | undefined, person: 'he' | 'she', things: readonly Thing[]): Thing | undefined {
  const mayBe = ({ pronoun, name }: Thing): boolean =>
    pronoun === person || ((pronoun === undefined || pronoun === 'they') && !titles[person === 'he' ? 'she' : 'he'].has(wordsOf(name)[0] ?? '')) // prettier-ignore
  if (talkingTo !== undefined && mayBe(talkingTo)) return talkingTo
  const here = things.filter(thing => thing.kind === 'person' && thing.from === 'here' && mayBe(thing))
  return here.length === 1 ? here[0] : undefined
}

const byCalling = (text: string, { things, talkingTo }: Context): Thing | undefined => {
  const present = things.find(({ kind, from }) => kind === 'person' && from === 'here')
  if (wholeCompany.has(text) || (all.has(text) && present === undefined))
    return things.find(({ kind }) => kind === 'company')
  if (wholeCrowd.has(text) || all.has(text)) return things.find(({ kind }) => kind === 'crowd')
  return whoever.has(text) ? (talkingTo ?? present) : undefined
}

const sure = (thing: Thing | undefined): Found | undefined =>
  thing === undefined ? undefined : { thing, likeness: 0.9, others: [] }

/** A span of time is nothing to lay hands on. */
const spans = new Set(
  'hour minute moment day night morning evening afternoon week while time turn bit second'.split(' '),
)

/** What everybody has on, whether their sheet says so or not. */
const worn = new Set('boot shoe cloak coat hood glove shirt sleeve belt scarf tunic trousers sock pocket collar jacket apron hat cap'.split(' ')) // prettier-ignore

/** `in his face` is at him. */
const bodyParts = new Set('face head eyes nose throat groin chest stomach knee shin'.split(' '))
const possessors: Readonly<Record<string, string>> = { his: 'he', her: 'she', their: 'they' }

const possessives = new Set('my your his her our their'.split(' '))

/** What a noun phrase names. */
export function meant(
  phrase: NounPhrase,
  context: Context,
  prefer: (thing: Thing) => number = () => 0,
): Found | undefined {
  const { words, owner = [], headEnd } = phrase
  const [only] = words
  if (words.length === 1 && only !== undefined && owner.length === 0) {
    const one = byPronoun(only.text, context)
    if (one !== undefined) return sure(one)
  }
  const whose = possessors[only?.text ?? '']
  const owning = whose !== undefined && words.length === 2 && bodyParts.has(words[1]?.text ?? '') ? byPronoun(whose, context) : undefined // prettier-ignore
  if (owning !== undefined && isSomebody(owning)) return sure(owning)
  const typed = words[headEnd - 1]?.text ?? ''
  const head = nounOf(typed)
  const said = words.map(({ text }) => nounOf(text)).filter(word => !dropped.has(word))
  const asked = { words: said.length > 0 ? said : [head], head, owner: owner.map(({ text }) => nounOf(text)), isPlural: head !== typed, isOwned: phrase.isAny === true || [...owner, ...words].some(({ text }) => possessives.has(text)) } // prettier-ignore
  const anybody =
    owner.length === 0 &&
    head === typed &&
    words.slice(0, -1).every(({ text }) => whichever.has(text)) &&
    (words.length > 1 || !buildings.has(typed))
      ? whoeverIsThere(typed, context)
      : undefined
  if (anybody !== undefined) return sure(anybody)
  const ally = allies.has(typed) ? context.things.find(({ kind, id }) => kind === 'companion' && id !== context.self.id) : undefined // prettier-ignore
  if (ally !== undefined) return sure({ ...ally, names: [...ally.names, typed] }) // `my companion`: one of them, whoever is first
  const spot = headEnd < words.length && spots.has(head) ? meant({ words: words.slice(headEnd), headEnd: words.length - headEnd, isOpened: true }, context, prefer) : undefined // prettier-ignore
  if (spot !== undefined) return { ...spot, likeness: 0.55 } // `the back of the inn`
  const named = namedBy(asked, context.things, prefer, word => context.mentioned?.(word, [word]) !== undefined)
  if (named !== undefined && named.likeness >= 0.5) return named
  const called = sure(byCalling(words.at(-1)?.text ?? '', context))
  if (called !== undefined) return called
  const isMany = oneOfMany.has(head) || words.some(({ text }) => wholeCrowd.has(text))
  const near = context.mentioned?.(head, said)
  const many = isMany && (near === undefined || near.from === 'sheet') ? context.things.find(({ kind }) => kind === 'crowd') : undefined // prettier-ignore
  const isOne = oneOfMany.has(head) && head === typed // one of them, and not all
  if (many !== undefined && owner.length === 0) return { thing: isOne ? { ...many, name: `the ${said.join(' ')}` } : many, likeness: 0.7, others: [] } // prettier-ignore
  const isBent = head !== typed && !typed.endsWith('s') && verbOf(head) !== undefined // `seen`, `dead`: no several of a noun
  const isNoun = isContent(typed) && !isBent && !isStanding(phrase) && (phrase.isOpened === true || verbOf(typed) === undefined) // prettier-ignore
  const any = isNoun && !spans.has(head) ? context.mentioned?.(head, said) : undefined
  const isMine = [...owner, ...words].some(({ text }) => text === 'my' || text === 'our')
  const isTheirs = !isMine && (owner.length > 0 || words.some(({ text }) => possessives.has(text)))
  const told =
    any?.from === 'sheet' && !isMine && (isTheirs || phrase.isOpened !== true || verbOf(typed) !== undefined)
      ? undefined
      : any // prettier-ignore -- what stands on one's own sheet is one's own
  const part = named !== undefined && shortened[named.thing.kind] !== undefined && named.thing.from === 'here' && named.likeness > ofPart ? { ...named, likeness: 0.6 } : undefined // prettier-ignore
  if (part !== undefined && told?.says?.toLowerCase().includes(nameWords(part.thing.name).join(' ')) === true)
    return part // `the notices`
  const isOwn = isMine && told?.from !== 'sheet' && told?.from !== 'carried'
  if (isOwn && (told !== undefined || worn.has(head))) return { thing: { kind: 'mention', id: head, name: head, names: [head], from: 'carried', pronoun: 'it' }, likeness: 0.6, others: [] } // prettier-ignore
  if (told !== undefined) return { thing: told, likeness: 0.6 + prefer(told), others: [] }
  if (headEnd >= words.length) return part?.thing.kind === 'way' && owner.length === 0 ? part : undefined
  const whole = meant({ words: words.slice(headEnd), headEnd: words.length - headEnd, isOpened: true }, context, prefer)
  return whole === undefined ? undefined : { ...whole, likeness: 0.55 } // `the edge of the well`
}

/** Whether a run of words is somebody's name: whole, or a part of it that is theirs alone. */
export function personNamed(words: readonly string[], things: readonly Thing[]): Thing | undefined {
  const said = words.map(nounOf).filter(word => !dropped.has(word))
  if (said.length === 0) return undefined
  const asked = { words: said, head: said.at(-1) ?? '', owner: [], isPlural: false }
  const found = namedBy(asked, things, thing => (isSomebody(thing) ? 0.2 : -0.5))
  const isWhole = found?.thing.names.some(name => said.every(word => nameWords(name).includes(word) || name.split(' ').some(part => isSlip(word, part)))) ?? false // prettier-ignore
  return found !== undefined && isWhole && isSomebody(found.thing) && found.likeness >= 0.7 ? found.thing : undefined
}
