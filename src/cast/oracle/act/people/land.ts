/**
 * Words land: thanks, an apology, a promise, an insult change how somebody stands to the party, are kept in mind by whom
 * they were said to, and are answered in kind. What each act does is a row.
 */
import { wordsOf } from '../../../../english/tokens.ts'
import type { SpeechAct } from '../../../../table/parts.ts'
import type { AttitudeCause } from '../../../../rules/fifth/checks/attitude.ts'
import { subjectOf } from '../../content/subjects.ts'
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { isDead } from '../../desk/dead.ts'
import { actorName } from '../../desk/heroes.ts'
import { added, setOf, type Between } from '../../desk/memory.ts'
import { callName, trimStop } from '../../../../english/naming.ts'
import { attitudeOf, changeTrust, moveAttitude, persuadedKey, piecesOf, trustOf, untold } from '../../desk/people.ts'
import { isGuard, raise } from '../../desk/outcry/watch.ts'
import { forgivenKey } from '../../desk/outcry/outcry.ts'
import { peopleAt, personOf } from '../../desk/place.ts'
import { plain } from '../../../../english/told-back.ts'
import { event, knows, learn, partyDid, show } from '../../desk/tell.ts'
import type { Speech } from '../../desk/wishes.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { bestFit, isOpenTo, volunteer } from './answer.ts'
import { enough, fitOf } from '../answers/bearing.ts'
import { holds, remember, settleAll } from './between.ts'
import { isCold, leave, welcome } from './listener.ts'
import { confront, provable } from './proof.ts'
import { answered, keepsBack, ownLine, says, told } from '../../desk/say.ts'
import { inquiryOf, type Inquiry } from '../answers/inquiry.ts'
import { share } from './share.ts'
import { passiveInsight } from './signs.ts'
import { gainEdge } from '../../desk/rolls.ts'
import { isSorePoint, showsOnThem } from './themselves.ts'

type Row = {
  /** Added to trust; kindness counts once, an insult every time. */
  readonly trust: number
  readonly cause?: AttitudeCause
  readonly keeps?: Between['kind']
  /** The answer, from the bank: to those who are well met, and to others. */
  readonly reply: string
  readonly cold?: string
}

const rows: Partial<Readonly<Record<SpeechAct, Row>>> = {
  thank: { trust: 1, reply: 'thanks', cold: 'thanks-cold' },
  comfort: { trust: 1, keeps: 'kindness', reply: 'comforted', cold: 'comforted-cold' },
  praise: { trust: 1, reply: 'praised', cold: 'praised-cold' },
  joke: { trust: 1, reply: 'laughs', cold: 'laughs-not' },
  insult: { trust: -1, cause: 'slight', keeps: 'grudge', reply: 'insulted' },
  promise: { trust: 1, keeps: 'promise', reply: 'promised', cold: 'promised-cold' },
  agree: { trust: 0, reply: 'yes' },
  refuse: { trust: 0, reply: 'no' },
  warn: { trust: 0, reply: 'advised', cold: 'advised-cold' },
  advise: { trust: 0, reply: 'advised', cold: 'advised-cold' },
}

/** As whoever keeps it in mind would say it again. */
const asKept = ({ said }: Speech): string => `"${trimStop(plain(said, 160))}"`

/** Kindness counts once in a while, not once a breath. */
function moveTrust(desk: Desk, person: Person, act: SpeechAct, by: number): boolean {
  const key = `kind/${person.id}/${act}`
  if (by > 0 && (setOf(desk.memory.happened).has(key) || trustOf(desk, person) >= 4)) return false
  if (by > 0) keep(desk, { happened: added(desk.memory.happened, key) })
  if (by === 0) return false
  changeTrust(desk, person, by)
  show(desk, { kind: 'attitude', who: person.name, direction: by > 0 ? 'warmer' : 'colder', text: '' })
  return true
}

/** What a row says of it is done, and somebody answers. */
export async function* land(desk: Desk, person: Person, speech: Speech): Play {
  const { act } = speech
  if (act === 'greet') return welcome(desk, person)
  if (act === 'farewell') return leave(desk, person)
  if (act === 'apologise') return yield* apologised(desk, person, speech)
  if (act === 'confess') return yield* confessed(desk, person, speech)
  if (act === 'accuse') return accused(desk, person, speech)
  const row = rows[act]
  if (row === undefined) return heardNews(desk, person, speech)
  const isMoved = moveTrust(desk, person, act, row.trust)
  if (row.cause !== undefined) yield* moveAttitude(desk, person, row.cause)
  if (row.keeps !== undefined)
    remember(desk, person, { kind: row.keeps, what: asKept(speech), about: speech.about.map(({ id }) => id) })
  if (act === 'promise') promised(desk, person, speech)
  answered(desk, person, 'say', row.cold !== undefined && isCold(desk, person) ? row.cold : row.reply)
  if (isMoved && act === 'praise') afterKindness(desk, person)
}

function promised(desk: Desk, person: Person, speech: Speech): void {
  const what = asKept(speech)
  show(desk, { kind: 'promise', by: actorName(desk), to: person.name, what, text: '', salience: 2 })
  learn(desk, `We gave ${person.name} our word: "${trimStop(plain(speech.said, 160))}."`)
  partyDid(desk, `gave ${person.name} its word`)
}

/** Put in a good mood, somebody says one thing more. */
function afterKindness(desk: Desk, person: Person): void {
  const line = ownLine(desk, person)
  if (line !== '') says(desk, person, line, 'say')
}

/** It is about what lies between them, or about something they have never told: then it is the very thing. */
const touches = (desk: Desk, person: Person, speech: Speech): boolean => {
  const inquiry = { ...inquiryOf(desk, person, speech), asks: undefined }
  return (['private', 'secret'] as const).some(tier =>
    piecesOf(person, tier).some(({ knowledge }) => fitOf(desk.world, inquiry, knowledge.text) >= enough),
  )
}

const grave: readonly Between['kind'][] = ['grudge', 'threat', 'lie']

async function* apologised(desk: Desk, person: Person, speech: Speech): Play {
  const isOwed = grave.some(kind => holds(desk, person, kind))
  if (touches(desk, person, speech)) return yield* ownedUp(desk, person, speech)
  if (!isOwed) {
    moveTrust(desk, person, 'apologise', 1)
    return answered(desk, person, 'say', 'sorry')
  }
  settleAll(desk, person, ...grave)
  changeTrust(desk, person, 1)
  keep(desk, { happened: added(desk.memory.happened, forgivenKey(person)) })
  yield* moveAttitude(desk, person, 'good-roleplay')
  show(desk, { kind: 'attitude', who: person.name, direction: 'warmer', text: '' })
  answered(desk, person, 'say', 'forgives')
}

/** Owned up to, unasked, before whom it was done to: nothing wins somebody over like it. */
async function* ownedUp(desk: Desk, person: Person, speech: Speech): Play {
  const who = actorName(desk)
  told(desk, person, 'owned')
  changeTrust(desk, person, 3)
  settleAll(desk, person, ...grave)
  remember(desk, person, { kind: 'owned-up', what: asKept(speech) })
  const keys = [
    persuadedKey(person),
    forgivenKey(person),
    ...['apologise', 'confess'].map(verb => `did/${verb}/${person.id}`),
  ]
  keep(desk, { happened: added(desk.memory.happened, ...keys) })
  yield* moveAttitude(desk, person, 'exceptional-deed')
  show(desk, { kind: 'attitude', who: person.name, direction: 'warmer', towards: who, text: '', salience: 2 })
  event(desk, `${who} owned up to ${person.name}.`)
  const best = bestFit(desk, person, { ...inquiryOf(desk, person, speech), asks: undefined })
  if (best !== undefined && best.piece.tier !== 'secret') share(desk, person, best.piece)
  else answered(desk, person, 'say', 'ownedReply')
  desk.isSavePoint = true
}

const priestly = [
  'priest',
  'brother',
  'sister',
  'father',
  'chaplain',
  'monk',
  'nun',
  'cleric',
  'abbot',
  'vicar',
  'friar',
  'prior',
  'confessor',
]

const isPriest = ({ role, name, callings }: Person): boolean =>
  `${role} ${name} ${callings.join(' ')}`
    .toLowerCase()
    .split(' ')
    .some(word => priestly.includes(word))

/** Told of what one has done: a blow to whoever cares, a burden to whoever hears such things, and a matter for the law. */
async function* confessed(desk: Desk, person: Person, speech: Speech): Play {
  const dead = speech.about.flatMap(({ id }) => personOf(desk, id) ?? []).find(one => isDead(desk, one))
  remember(desk, person, { kind: 'owned-up', what: asKept(speech), about: speech.about.map(({ id }) => id) })
  if (isPriest(person)) {
    moveTrust(desk, person, 'confess', 2)
    answered(desk, person, 'comfort', 'absolves')
    event(desk, `${actorName(desk)} confessed to ${person.name}.`)
    return
  }
  if (dead === undefined && touches(desk, person, speech)) return yield* ownedUp(desk, person, speech)
  if (dead === undefined) {
    moveTrust(desk, person, 'confess', 1)
    const subject = isCold(desk, person) ? undefined : subjectOf(speech.said)
    const plainKey = isCold(desk, person) ? 'confided-cold' : 'confided'
    return answered(desk, person, 'say', subject === undefined ? plainKey : `told-${subject}`)
  }
  knows(desk, `NPC: ${person.name} - knows from us that we killed ${dead.name}`)
  event(desk, `${actorName(desk)} told ${person.name} who killed ${dead.name}.`)
  changeTrust(desk, person, -2)
  yield* moveAttitude(desk, person, 'betrayal')
  show(desk, { kind: 'attitude', who: person.name, direction: 'colder', text: '', salience: 3 })
  answered(desk, person, 'accuse', 'horror', { name: callName(dead.name) }, dead.name)
  if (isGuard(person) || peopleAt(desk).some(isGuard)) raise(desk, new Set([dead.id]))
  desk.offered = [`Tell ${callName(person.name)} why`, 'Leave']
}

/** Said to their face: with proof it breaks them, without it they remember, and whoever looks sees what it did. */
function accused(desk: Desk, person: Person, speech: Speech): void {
  const proven = provable(desk, person)
  desk.deeds.push(`did/accuse/${person.id}@${desk.memory.placeId}`)
  keep(desk, { happened: added(desk.memory.happened, `did/accuse/${person.id}@${desk.memory.placeId}`) })
  if (proven !== undefined) return confront(desk, person, proven.piece, proven.proof)
  if (isPointed(desk, person, speech)) return cornered(desk, person, speech)
  changeTrust(desk, person, -1)
  remember(desk, person, { kind: 'grudge', what: 'you accused me to my face' })
  const isHiding = untold(desk, person, 'secret').length + untold(desk, person, 'private').length > 0
  const [about] = speech.about.filter(({ id }) => id !== person.id)
  if (isHiding) keepsBack(desk, person, 'accused', about?.name ?? '')
  else answered(desk, person, 'refuse', 'accused')
  passiveInsight(desk, person, isHiding)
}

/** What is held against them shows on them, or is in the hands of whoever says it. */
const isPointed = (desk: Desk, person: Person, speech: Speech): boolean =>
  untold(desk, person, 'secret').length + untold(desk, person, 'private').length > 0 &&
  (showsOnThem(person, inquiryOf(desk, person, speech).keys) || speech.about.some(({ from }) => from === 'carried'))

/** There is something to it, and everybody has seen it: they have no answer, and the next word counts. */
function cornered(desk: Desk, person: Person, { about }: Speech): void {
  told(desk, person, 'shaken')
  keepsBack(desk, person, 'accused', about.find(({ id }) => id !== person.id)?.name ?? '')
  gainEdge(desk, `${callName(person.name)} has no answer to what was held up`)
  passiveInsight(desk, person, true)
  const who = callName(person.name)
  desk.offered = [`Persuade ${who} to tell the truth`, `Threaten ${who}`, ...desk.offered]
}

/** A remark is forgotten; what says something of something is kept by whoever was told it. */
const isWorthKeeping = ({ keys, said }: Inquiry): boolean => keys.length > 1 && wordsOf(said).length > 3

/** Told something, they take it in: as a blow, as news, or as what they knew; and the truth earns trust. */
export function heardNews(desk: Desk, person: Person, speech: Speech): void {
  const inquiry = { ...inquiryOf(desk, person, speech), asks: undefined }
  const best = bestFit(desk, person, inquiry)
  const dead = speech.about.flatMap(({ id }) => personOf(desk, id) ?? []).find(one => isDead(desk, one))
  if (dead !== undefined) return answered(desk, person, 'say', 'heardDead', { name: callName(dead.name) }, dead.name)
  if (best === undefined && inquiry.isOfYou) return ofThem(desk, person, inquiry)
  if (best === undefined) {
    const isMoved = inquiry.keys.length > 0 && moveTrust(desk, person, 'tell', 1)
    if (inquiry.keys.length === 0) return smallTalk(desk, person)
    if (isWorthKeeping(inquiry)) remember(desk, person, { kind: 'told', what: asKept(speech) })
    const isNews = speech.about.some(
      ({ kind }) => kind === 'person' || kind === 'place' || kind === 'item' || kind === 'topic',
    )
    const subject = isNews ? undefined : subjectOf(speech.said)
    const key = isNews ? (isMoved && !isCold(desk, person) ? 'hearsGladly' : 'hearsNew') : 'opined'
    return answered(desk, person, 'say', subject === undefined ? key : `told-${subject}`)
  }
  const { piece } = best
  const isSore = piece.tier !== 'public' && !desk.memory.told.includes(piece.key)
  if (isSore && piece.tier === 'private') moveTrust(desk, person, 'tell', 1)
  if (isSore && piece.tier === 'private' && isOpenTo(desk, person)) {
    told(desk, person, 'opensUp')
    return share(desk, person, piece)
  }
  if (isSore) {
    told(desk, person, 'shaken')
    keepsBack(desk, person, 'private', inquiry.named)
    return passiveInsight(desk, person, true)
  }
  moveTrust(desk, person, 'tell', 1)
  answered(desk, person, 'say', 'hearsKnown')
  if (!desk.memory.told.includes(piece.key)) share(desk, person, piece)
}

const seeming = new Set(['are', 'look', 'seem', 'sound', 'smell', 'remind'])

/** Told what they are or seem: where it touches what shows on them, whoever hides something is touched by it. */
function ofThem(desk: Desk, person: Person, inquiry: Inquiry): void {
  const [, verb = ''] = wordsOf(inquiry.said)
  if (!isSorePoint(desk, person, inquiry)) return answered(desk, person, 'say', seeming.has(verb) ? 'ofThem' : 'soItIs')
  keepsBack(desk, person, 'accused', '')
  passiveInsight(desk, person, true)
}

/** Nothing else to say to it: a line of their own, while they have one. */
export function smallTalk(desk: Desk, person: Person): void {
  const line = isCold(desk, person) ? '' : ownLine(desk, person)
  if (line !== '') return says(desk, person, line, 'say')
  if (attitudeOf(desk, person) !== 'hostile' && untold(desk, person, 'public').length > 0)
    return volunteer(desk, person)
  answered(desk, person, 'say', 'smallTalk')
}
