/** Wishes in the terms of the room that is being left, for verbs that have no handler of their own yet. */
import type { Deed, DeedVerb, Idea, Speech, TableQuestion, Thing, Wish } from '../hear/types.ts'
import type { Intent, Named, Verb } from '../understand/intent.ts'
import { matterIn } from '../understand/matters.ts'

const verbs: Partial<Readonly<Record<DeedVerb, Verb>>> = {
  look: 'look',
  examine: 'examine',
  search: 'search',
  listen: 'listen',
  read: 'read',
  take: 'take',
  use: 'use',
  wear: 'use',
  eat: 'use',
  open: 'open',
  unlock: 'open',
  give: 'give',
  show: 'give',
  steal: 'steal',
  buy: 'buy',
  sell: 'sell',
  go: 'go',
  follow: 'follow',
  lead: 'follow',
  wait: 'wait',
  ready: 'wait',
  rest: 'rest',
  hide: 'sneak',
  sneak: 'sneak',
  climb: 'climb',
  swim: 'swim',
  flee: 'flee',
  attack: 'attack',
  cast: 'cast',
  heal: 'help',
  help: 'help',
  pray: 'pray',
  perform: 'perform',
  recall: 'recall',
  plan: 'plan',
  dodge: 'dodge',
}

const kinds: Readonly<Record<Thing['kind'], Named['kind'] | undefined>> = {
  person: 'person',
  companion: 'party',
  company: undefined,
  crowd: undefined,
  place: 'place',
  way: 'exit',
  feature: 'feature',
  item: 'item',
  foe: 'foe',
  body: 'person',
  spell: 'spell',
  power: undefined,
  topic: 'topic',
  mention: undefined,
}

const named = (thing: Thing | undefined): readonly Named[] => {
  const kind = thing === undefined ? undefined : kinds[thing.kind]
  return thing === undefined || kind === undefined ? [] : [{ kind, id: thing.id, name: thing.name, likeness: 1 }]
}

const plain = (line: string): Omit<Intent, 'verb'> => ({ targets: [], about: [], words: line, line, next: [] })

/** How it is done, in the words of that room. */
const mannerOf = ({ manner }: Deed): Pick<Intent, 'manner'> => {
  const [known] = manner.filter(one => one !== 'distracting' && one !== 'pretending')
  return known === undefined ? {} : { manner: known }
}

const deed = (wish: Deed): Intent => ({ ...deedOf(wish), ...mannerOf(wish) })

const deedOf = ({ verb, roles, words, length }: Deed): Intent => ({
  ...plain(words),
  verb: verbs[verb] ?? 'act',
  targets: [...named(roles.what), ...named(roles.whom), ...named(roles.where)],
  about: [...named(roles.about), ...named(roles.with), ...(roles.what === undefined ? [] : named(roles.whom))],
  ...(length !== undefined && { length }),
})

const speechVerbs: Partial<Readonly<Record<Speech['act'], Verb>>> = {
  ask: 'ask',
  tell: 'tell',
  request: 'persuade',
  offer: 'persuade',
  threaten: 'threaten',
  lie: 'lie',
  greet: 'talk',
}

const speech = ({ act, to, about, said, words }: Speech): Intent => ({
  ...plain(words),
  verb: said === '' && (act === 'say' || act === 'greet') ? 'talk' : (speechVerbs[act] ?? 'say'),
  targets: named(to),
  about: about.flatMap(named),
  words: said,
})

const question = ({ words, about }: TableQuestion): Intent => ({
  ...plain(words),
  verb: 'question',
  about: about.flatMap(named),
  matter: matterIn(words) ?? 'choices',
})

const idea = ({ words, names }: Idea): Intent => ({ ...plain(words), verb: 'act', targets: names.flatMap(named) })

export function asIntent(wish: Wish): Intent {
  switch (wish.kind) {
    case 'deed':
      return deed(wish)
    case 'speech':
      return speech(wish)
    case 'question':
      return question(wish)
    case 'idea':
      return idea(wish)
  }
}
