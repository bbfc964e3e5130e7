/**
 * How well lines are heard, without judging words: of the lines people typed, the share whose verb, listener and object
 * are those that the list says were meant. `--json` aside, what was heard otherwise is printed with EAR=1.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freshMemory } from '../src/cast/oracle/desk/memory.ts'
import { openDesk } from '../src/cast/oracle/fifth/gm.ts'
import type { Desk } from '../src/cast/oracle/desk/desk.ts'
import { hear } from '../src/cast/oracle/hear/hear.ts'
import { hearingOf } from '../src/cast/oracle/hear/hearing.ts'
import type { Thing, Wish } from '../src/cast/oracle/desk/wishes.ts'
import { lore } from '../src/rules/fifth/lore.ts'
import { readPlayed } from '../src/campaign/played/read-world.ts'
import { oracleCast } from '../src/cast/oracle/index.ts'
import type { GmSees } from '../src/table/ports.ts'
import { sitDown, textsUnder } from '../test/oracle/sitting.ts'
import type { BenchRow } from './row.ts'

type Row = {
  readonly campaign: string
  readonly as: string
  readonly place: string
  readonly before: string
  readonly offers: readonly string[]
  readonly line: string
  readonly means: string
  readonly refers: readonly { readonly thing: string; readonly from: string }[]
}

const list = fileURLToPath(new URL('../../shared/bench/player-lines-dev.json', import.meta.url))
const campaigns = 'content/campaigns'

/** What of ours the first word of what was meant may come to. */
const verbs: Readonly<Record<string, string>> = {
  ask: 'ask request offer',
  tell: 'tell accuse confess',
  pick: 'steal unlock take lead',
  steal: 'steal take',
  shout: 'tell joke confess shout',
  spit: 'gesture use',
  punch: 'attack',
  grab: 'steal take',
  throw: 'attack cast',
  surrender: 'surrender',
  run: 'flee',
  hide: 'hide',
  search: 'search examine',
  go: 'go',
  sneak: 'sneak',
  threaten: 'threaten',
  set: 'burn',
  put: 'wear',
  stab: 'attack',
  attack: 'attack',
  cast: 'cast',
  take: 'take capture go lead use',
  offer: 'offer give request',
  flirt: 'praise',
  play: 'play perform',
  rob: 'steal',
  drink: 'eat',
  slip: 'split sneak',
  betray: 'betray',
  insult: 'insult accuse',
  challenge: 'contest',
  talk: 'plan say greet',
  recap: 'known',
  show: 'show',
  confess: 'confess',
  pray: 'pray',
  blame: 'accuse',
  leave: 'split dismiss go',
  look: 'look examine search read',
  lift: 'take',
  stare: 'gesture',
  have: '*',
  check: 'search examine',
  follow: 'follow',
  finish: 'make',
  own: 'apologise confess',
  kneel: 'gesture pray',
  warn: 'warn',
  help: 'help',
  get: 'rally build order',
  find: '*',
  give: 'give',
  promise: 'promise',
  open: 'open',
  sniff: 'sense',
  pet: 'gesture',
  press: 'ask accuse',
  confront: 'accuse tell',
  unbuckle: 'open',
  read: 'read',
  climb: 'climb',
  list: 'spells',
  order: 'buy request',
  lay: 'drop show',
  sit: 'wait use',
  buy: 'buy give',
  listen: 'listen',
  greet: 'greet ask offer',
  draw: 'make',
  examine: 'examine',
  rest: 'rest',
  tickle: 'cast',
  pose: 'trick lie',
  feed: 'give',
  dowse: '*',
  weep: 'mourn',
  grasp: 'tell ask',
  carry: 'bury go lead',
  dig: 'bury move',
  fire: 'cast attack',
  sleep: 'rest',
  prepare: 'prepare',
  turn: 'move',
  tap: 'knock use move signal',
  call: 'shout ask greet',
  bow: 'gesture praise',
  ring: 'use',
  cut: 'take',
  apologise: 'apologise',
  free: 'free',
  copy: 'make',
  bring: 'lead',
  present: 'tell request show',
  walk: 'go lead',
  report: 'tell request',
  persuade: 'request',
  fetch: 'lead',
  lead: 'lead',
  hum: 'perform',
  wash: 'use',
  split: 'split go',
  whisper: 'tell',
  sing: 'perform',
  mock: 'cast insult',
  type: 'nothing',
  post: 'ready wait',
  send: 'look go search',
  compliment: 'praise',
  say: '*',
  urge: '*',
  lower: '*',
  taste: '*',
  organise: 'rally',
  bless: '*',
  judge: '*',
  fly: '*',
  claim: '*',
  smell: 'sense', // prettier-ignore
}

const idOf = (wish: Wish): string =>
  wish.kind === 'deed' ? wish.verb : wish.kind === 'speech' ? wish.act : wish.kind === 'idea' ? wish.idea : wish.matter

const thingsIn = (wish: Wish): readonly Thing[] => [
  ...(wish.by === undefined ? [] : [wish.by]),
  ...(wish.kind === 'deed' ? Object.values(wish.roles) : wish.kind === 'speech' ? [...(wish.to === undefined ? [] : [wish.to]), ...wish.about, ...Object.values(wish.wants?.roles ?? {})] : wish.kind === 'idea' ? wish.names : wish.about), // prettier-ignore
]

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]{3,}/g) ?? []
const isNamed = (name: string, wishes: readonly Wish[]): boolean => {
  const words = wordsIn(name).filter(word => word !== 'the' && word !== 'dead' && word !== 'body')
  const held = wishes.flatMap(wish => [...thingsIn(wish).flatMap(({ name: one, names, kind }) => [one, ...names, kind === 'company' ? 'companions' : '']), ...wish.left, ...(wish.condition === undefined ? [] : [wish.condition.words])]).join(' ').toLowerCase() // prettier-ignore
  return words.some(word => held.includes(word.replace(/s$/, '')))
}

export const printWish = (wish: Wish): string => {
  const roles = wish.kind === 'deed' ? Object.entries(wish.roles).map(([role, thing]) => `${role}=${thing.name}(${thing.kind})`) : wish.kind === 'speech' ? [`to=${wish.to?.name ?? '-'}`, `about=${wish.about.map(({ name }) => name).join('+')}`, `"${wish.said}"`, wish.wants === undefined ? '' : `wants ${wish.wants.verb}`] : (wish.kind === 'idea' ? wish.names : wish.about).map(({ name }) => name) // prettier-ignore
  return [wish.kind, idOf(wish), ...roles, wish.by === undefined ? '' : `by=${wish.by.name}`, wish.left.length > 0 ? `left=${wish.left.join('|')}` : '', wish.condition === undefined ? '' : `${wish.condition.joint}: ${wish.condition.words}`, ...wish.manner].filter(text => text !== '').join(' ') // prettier-ignore
}

async function seen(campaign: string, human: string): Promise<GmSees> {
  const holder: { sees?: GmSees } = {}
  const cast = oracleCast({ seed: 7 })
  await sitDown({
    texts: textsUnder(`${campaigns}/${campaign}`),
    human,
    options: { cast: { ...cast, gm: (sees, ask) => ((holder.sees = sees), cast.gm(sees, ask)) } },
  })
  if (holder.sees === undefined) throw new Error('nobody sat down')
  return holder.sees
}

function deskFor(sees: GmSees, row: Row): Desk {
  const desk = openDesk(7, { ...sees, history: [row.before] }, readPlayed(sees.atFirst.files, lore))
  const place = desk.world.places.find(({ id }) => id === row.place)?.id ?? desk.world.startId
  const visited = desk.world.places.map(({ id }) => id)
  const present = desk.world.people.filter(({ name }) => row.before.includes(name.split(' ').at(-1) ?? name))
  const talking = present.toSorted((one, other) => row.before.lastIndexOf(`**${other.name}**`) - row.before.lastIndexOf(`**${one.name}**`))[0] // prettier-ignore
  const isTalking = talking !== undefined && row.before.includes(`**${talking.name}**`)
  const memory = { ...freshMemory(place), beat: 9, human: row.as, visited, options: row.offers, happened: desk.world.people.map(({ id }) => `met/${id}`), ...(isTalking && { talkingTo: talking.id }) } // prettier-ignore
  return { ...desk, memory, before: { ...desk.before, memory }, actor: row.as, isYou: true }
}

export async function benchEar(): Promise<readonly BenchRow[]> {
  if (!existsSync(list)) return []
  const { rows } = JSON.parse(readFileSync(list, 'utf8')) as { readonly rows: readonly Row[] }
  const ours = rows.filter(({ campaign }) => existsSync(`${campaigns}/${campaign}`))
  const eyes = new Map<string, GmSees>()
  let [verb, listener, object, whole, asked, named, ms] = [0, 0, 0, 0, 0, 0, 0]
  for (const [at, row] of ours.entries()) {
    const sees = eyes.get(row.as) ?? (await seen(row.campaign, row.as))
    eyes.set(row.as, sees)
    const desk = deskFor(sees, row)
    const hearing = hearingOf(desk)
    const from = process.cpuUsage()
    const heard = hear(row.line, hearing)
    ms += process.cpuUsage(from).user / 1_000
    const wishes = heard.kind === 'wishes' ? heard.wishes : heard.kind === 'unclear' ? heard.readings.map(one => one.wish) : [] // prettier-ignore
    const [first = ''] = wordsIn(row.means)
    const wanted = (Object.hasOwn(verbs, first) ? verbs[first] : '*')?.split(' ') ?? []
    const isVerb = wanted.includes('*') || wishes.some(wish => wanted.includes(idOf(wish))) || (wanted.includes('ask') && wishes.some(({ kind, by }) => kind === 'question' || by !== undefined)) // prettier-ignore
    const spoken = /^(?:ask|tell|press|confront|warn|insult|greet|persuade|threaten|flirt with|apologise to|have|blame) ((?:Brother )?[A-Z]\w+)/u.exec(row.means)?.[1] // prettier-ignore
    const to = wishes.flatMap(wish => [...(wish.by === undefined ? [] : [wish.by.name]), ...(wish.kind === 'speech' ? [wish.to?.name ?? ''] : [])]) // prettier-ignore
    const isTo = spoken === undefined || to.some(name => name.includes(spoken.replace('Brother ', ''))) || wishes.some(({ kind }) => kind === 'question') // prettier-ignore
    const things = row.refers.filter(({ from: where }) => where !== 'none')
    const isObject = things.length === 0 || things.slice(0, 2).some(({ thing }) => isNamed(thing, wishes)) || wishes.some(({ kind }) => kind === 'question') // prettier-ignore
    if (spoken !== undefined) asked += 1
    if (things.length > 0) named += 1
    if (isVerb) verb += 1
    if (isTo && spoken !== undefined) listener += 1
    if (isObject && things.length > 0) object += 1
    if (isVerb && isTo && isObject) whole += 1
    const isOff = !(isVerb && isTo && isObject)
    if (process.env['EAR'] === 'all' || (process.env['EAR'] !== undefined && isOff))
      process.stderr.write(`${isOff ? '✗' : ' '} ${at} ${row.line}\n     means ${row.means}${isVerb ? '' : ' [verb]'}${isTo ? '' : ' [listener]'}${isObject ? '' : ' [object]'}\n${heard.kind === 'wishes' ? '' : `     (${heard.kind})\n`}${wishes.map(wish => `     ${printWish(wish)}\n`).join('')}`) // prettier-ignore
  }
  const share = (name: string, of: number, all: number, bar: number): BenchRow => ({ name, ours: of, peer: all, unit: 'lines', ratio: all === 0 ? 1 : of / all, bar: `at least ${bar}%`, met: of >= (all * bar) / 100 }) // prettier-ignore
  return [
    share('verb as meant', verb, ours.length, 90),
    share('listener as meant', listener, asked, 90),
    share('object as meant', object, named, 90),
    share('all three', whole, ours.length, 85),
    { name: 'a line heard', ours: ms / ours.length, peer: 5, unit: 'ms', ratio: ms / ours.length / 5, bar: 'under 5 ms', met: ms / ours.length < 5 }, // prettier-ignore
  ]
}
