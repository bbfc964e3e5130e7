/** Words into orders. What the words do not say is left open; what they say wrongly is for the rules to refuse. */
import type { Creature } from '../../../../../rules/fifth/model/creature.ts'
import type { Verb } from '../../../understand/intent.ts'
import type { Order } from '../orders.ts'
import { apart, clausesOf } from './clauses.ts'
import { featureIn, isSmite } from './features.ts'
import { wayOf } from './improvised.ts'
import { itemIn, nameIn, spellAsked, spellsOf, weaponIn } from './spells.ts'
import { foesMeant, friendsMeant, type Field } from './targets.ts'

type Clause = { readonly text: string; readonly field: Field; readonly who: Creature; readonly whole: string }

const idsOf = (creatures: readonly Creature[]): readonly Creature['id'][] => creatures.map(({ id }) => id)
const firstOf = (creatures: readonly Creature[]): { readonly target?: Creature['id'] } => {
  const [first] = creatures
  return first === undefined ? {} : { target: first.id }
}

const foeOf = ({ text, field }: Clause) => firstOf(foesMeant(text, field))
const friendOf = ({ text, field }: Clause) => firstOf(friendsMeant(text, field).filter(({ id }) => id !== field.who))

const mercy =
  /\b(?:knock (?:\w+ ){0,3}out|spare|alive|subdue|non-?lethal(?:ly)?|flat of|pommel|unconscious|capture|do ?n[o']t kill|without killing|not to kill)\b/

const attackWords =
  /\b(?:att?ac?ks?|attacking|hits?|strikes?|stabs?|slash(?:es)?|shoots?|fires? (?:an?|my|at|the)?|loose|throws?|swings?|punch(?:es)?|kicks?|cuts?|kills?|slay|smash(?:es)?|cleave|charges?|bash(?:es)?|thrusts?|lunges?|fights?|fihgt|finish|hack|chop|pierce|skewer|impale|shoot|snipe|execute|murder|destroy|bite|claw|spear|hammer|engage|go for|take (?:down|out)|aim|smites?|angreifen|greife|attaque|ataca|ataco)\b/

/** Who shoots means something that shoots. */
const bowFor = ({ text, who }: Clause): string | undefined =>
  /\b(?:shoots?|fires?|looses?|snipes?|arrows?|bolts?)\b/.test(text)
    ? who.attacks.find(({ kind }) => kind === 'ranged')?.name
    : undefined

function attackIn(clause: Clause): Order {
  const weapon = weaponIn(clause.text, clause.who) ?? weaponIn(clause.whole, clause.who) ?? bowFor(clause)
  return {
    kind: 'attack',
    targets: idsOf(foesMeant(clause.text, clause.field)),
    ...(weapon === undefined ? {} : { weapon }),
    isMerciful: mercy.test(clause.whole),
    isLast: true,
    isSmite: isSmite(clause.whole),
    isThrown: /\b(?:throw|hurl|toss|lob|fling)/.test(clause.text),
  }
}

function castIn(clause: Clause): Order | undefined {
  const { text, who, field } = clause
  const spell = nameIn(text, spellsOf(who)) ?? spellAsked(text)
  if (spell === undefined) return undefined
  const slot = /\b(?<level>[1-9])(?:st|nd|rd|th)[ -]level\b/.exec(text)?.groups?.['level']
  const without = text.replace(new RegExp(spell.replaceAll(/[^\p{L} ]/gu, '.'), 'iu'), ' ')
  const targets = [...foesMeant(without, field), ...friendsMeant(without, field)]
  return { kind: 'cast', spell, targets: idsOf(targets), ...(slot === undefined ? {} : { slot: Number(slot) }) }
}

function itemOrder(clause: Clause): Order | undefined {
  const item = itemIn(clause.text, clause.who)
  const asked = /\b(?:potion|elixir|healing draught)\b/.test(clause.text) ? 'potion of healing' : undefined
  const found = item ?? asked
  const targets = idsOf(friendsMeant(clause.text, clause.field))
  return found === undefined ? undefined : { kind: 'item', item: found, targets }
}

type Reader = (clause: Clause) => Order | undefined

type Bare = Extract<
  Order['kind'],
  | 'retreat'
  | 'dash'
  | 'dodge'
  | 'disengage'
  | 'hide'
  | 'stand'
  | 'escape'
  | 'flee'
  | 'surrender'
  | 'quick'
  | 'look'
  | 'hold'
>
const bare = (kind: Bare) => (): Order => ({ kind })

const improvised = (clause: Clause): Order => ({
  kind: 'improvise',
  what: clause.text.slice(0, 100),
  ...wayOf(clause.text, clause.who),
  ...foeOf(clause),
})

/** The first whose words stand in the clause reads it. */
const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    /\b(?:i|we|let us|let's)\b.{0,12}\b(?:surrender|yield|give (?:up|in))\b|^(?:surrender|yield|give up)\b|\b(?:lay down|drop) (?:my|our) (?:arms|weapons?)\b/,
    bare('surrender'),
  ],
  [
    /\b(?:quick(?:ly)? (?:resol|finish)\w*|(?:finish|end|get|resolve) (?:it|this|them|the fight)(?: off| over)?(?: with)? (?:quick|fast)\w*|get it over|skip (?:the )?(?:fight|combat)|make short work)\b/,
    bare('quick'),
  ],
  [/\b(?:drink|quaff|swallow|use|apply|feed|give|administer|pour)\b/, itemOrder],
  [
    /\b(?:stabili[sz]e|bandage|staunch|stop the bleeding|first aid|tend|save|patch up|bind)\b/,
    clause => ({ kind: 'tend', ...friendOf(clause) }),
  ],
  [/\b(?:get up|stand (?:back )?up|stand|rise|on my feet)\b/, bare('stand')],
  [
    /\b(?:break free|wriggle|struggle|get loose|escape (?:the )?(?:grip|grapple|hold|web)|free myself)\b/,
    bare('escape'),
  ],
  [
    /\b(?:grapple|grab|seize|wrestle|restrain|hold (?:him|her|it|them) (?:down|fast))\b/,
    clause => ({ kind: 'grapple', ...foeOf(clause) }),
  ],
  [
    /\b(?:shove|push|barge|knock (?:\w+ ){0,3}(?:down|over|prone)|trip|topple)\b/,
    clause => ({
      kind: 'shove',
      ...foeOf(clause),
      how:
        /\b(?:back|away|off|aside|into|over the)\b/.test(clause.text) &&
        !/\b(?:down|over|prone|trip)\b/.test(clause.text)
          ? 'away'
          : 'prone',
    }),
  ],
  [
    /\b(?:disengage|withdraw|back (?:away|off|out)|step (?:away|out|back)|fall back|careful(?:ly)? (?:move|step|retreat))\b/,
    bare('disengage'),
  ],
  [
    /\b(?:flee|run away|run for it|retreat|escape|get out of here|bolt|we run|run!?$|get away|leave the fight)\b/,
    bare('flee'),
  ],
  [/\b(?:hides?|sneaks?|slip into|stealth|out of sight|vanish|conceal)\b/, bare('hide')],
  [
    /\b(?:dodges?|defends?|defensive|parry|blocks?|guard|brace|take cover|duck|raise (?:my |the )?shield|shield myself|hold (?:my|the|our) (?:ground|line)|protect myself)\b/,
    bare('dodge'),
  ],
  [/\b(?:dash|sprint)\b/, bare('dash')],
  [
    /\b(?:help|assist|aid|protect|support|cover|distract \w+ for|flank)\b/,
    clause => ({ kind: 'help', ...friendOf(clause) }),
  ],
  [
    /\b(?:threaten|intimidate|demand|scare|frighten|warn)\b|\b(?:tell|order|call on|shout at|command) .{0,20}\bto (?:yield|surrender|stop|stand down|drop|leave|give up|lay down)\b/,
    clause => ({ kind: 'parley', manner: 'threaten', words: clause.text }),
  ],
  [
    /\b(?:persuade|convince|parley|negotiate|talk|reason with|plead|beg|bargain|offer|truce|peace|call for|ask)\b/,
    clause => ({ kind: 'parley', manner: 'persuade', words: clause.text }),
  ],
  [/\b(?:lie|bluff|deceive|pretend)\b/, clause => ({ kind: 'parley', manner: 'deceive', words: clause.text })],
  [
    /\b(?:sand|dirt|dust|ashes|tables?|bench|barrels?|chandelier|curtains?|shelf|shelves|brazier|ropes?|rug|cart|stool|chairs?|lantern|lamp|torch)\b/,
    improvised,
  ],
  [attackWords, attackIn],
  [
    /\b(?:approach|close (?:in|with|the distance)|step (?:up|in|to|towards?|forward)|move (?:up |closer |next |in |over )?(?:to|towards?|on)|advance|get (?:close|near)\w*|run (?:to|at|towards?|up)|go to|rush)\b/,
    clause => ({ kind: 'approach', ...foeOf(clause) }),
  ],
  [/\b(?:move (?:back|away|off)|keep (?:my )?distance|get (?:some )?distance|stay (?:back|away))\b/, bare('retreat')],
  [
    /^(?:i )?(?:look|examine|inspect|survey|scan|observe|where|who|what|how|is|are|does|can|which|status|check)\b/,
    bare('look'),
  ],
  [/\b(?:wait|pass|hold|do nothing|nothing|end (?:my )?turn|skip|stay|ready|delay)\b/, bare('hold')],
]

function orderIn(clause: Clause): Order | undefined {
  const feature = featureIn(clause.text, clause.who)
  if (feature !== undefined)
    return {
      kind: 'feature',
      feature,
      targets: idsOf([
        ...friendsMeant(clause.text, clause.field),
        ...(/\b(?:at|on|against)\b/.test(clause.text) ? foesMeant(clause.text, clause.field) : []),
      ]),
    }
  const cast = castIn(clause)
  if (cast !== undefined) return cast
  for (const [sign, read] of readers) {
    const order = sign.test(clause.text) ? read(clause) : undefined
    if (order !== undefined) return order
  }
  const isAimed = weaponIn(clause.text, clause.who) !== undefined || foesMeant(clause.text, clause.field).length > 0
  return isAimed ? attackIn(clause) : undefined
}

/** `I take aim and shoot the scout` is one attack, however many words it takes. */
function merged(last: Order | undefined, next: Order): Order | undefined {
  if (last?.kind !== 'attack' || next.kind !== 'attack') return undefined
  return { ...last, ...next, targets: [...new Set([...last.targets, ...next.targets])] }
}

/** `magic missile at the rat and the ghoul`: what follows only says whom else. */
function withMore(order: Order, { text, field }: Clause): Order | undefined {
  if (order.kind !== 'attack' && order.kind !== 'cast') return undefined
  const more = idsOf([...foesMeant(text, field), ...(order.kind === 'cast' ? friendsMeant(text, field) : [])])
  const isOnlyNames = text.split(' ').length <= 4 && more.length > 0 && !attackWords.test(text)
  return isOnlyNames ? { ...order, targets: [...new Set([...order.targets, ...more])] } : undefined
}

/** By the verb that was understood, where the words alone say nothing. */
function byVerb(verb: Verb | undefined, clause: Clause): Order | undefined {
  switch (verb) {
    case 'attack':
      return attackIn(clause)
    case 'flee':
    case 'dodge':
      return { kind: verb }
    case 'help':
      return { kind: 'help', ...friendOf(clause) }
    case 'sneak':
      return { kind: 'hide' }
    case 'look':
    case 'examine':
    case 'question':
    case 'listen':
    case 'recall':
    case 'plan':
      return { kind: 'look' }
    case 'persuade':
    case 'talk':
    case 'ask':
      return { kind: 'parley', manner: 'persuade', words: clause.text }
    case 'threaten':
      return { kind: 'parley', manner: 'threaten', words: clause.text }
    case 'lie':
      return { kind: 'parley', manner: 'deceive', words: clause.text }
    case 'say':
    case 'tell':
      return { kind: 'speak', words: clause.text }
    case 'wait':
    case 'rest':
      return { kind: 'hold' }
    case 'nothing':
      return { kind: 'nothing' }
    case 'use':
    case 'take':
    case 'give':
      return itemOrder(clause) ?? improvised(clause)
    case 'act':
    case 'climb':
    case 'swim':
    case 'open':
    case 'steal':
    case 'search':
    case 'perform':
    case 'pray':
    case 'read':
    case 'follow':
    case 'go':
    case 'buy':
    case 'sell':
    case 'cast':
      return improvised(clause)
    case undefined:
      return undefined
  }
}

/** How much of the words reads like words at all; a cat on the keyboard means nothing. */
const isWords = (text: string): boolean => /\b\p{L}*[aeiouy]\p{L}*\b.*\b\p{L}*[aeiouy]\p{L}*\b/iu.test(text)

/** Takes an attack into the one before it, if there is one. */
function isMerged(orders: Order[], next: Order): boolean {
  const one = merged(orders.at(-1), next)
  if (one !== undefined) orders.splice(-1, 1, one)
  return one !== undefined
}

/** Everything a line asks for, in order. It is never empty. */
export function readOrders(line: string, field: Field, verb?: Verb): readonly Order[] {
  const who = field.world.creatures[field.who]
  if (who === undefined) return [{ kind: 'nothing' }]
  const { words, rest } = apart(line)
  const whole = rest.toLowerCase()
  const orders: Order[] = []
  for (const said of clausesOf(whole)) {
    const clause = { text: said, field, who, whole }
    const last = orders.at(-1)
    const more = last === undefined ? undefined : withMore(last, clause)
    if (more !== undefined) orders.splice(-1, 1, more)
    else orders.push(...[orderIn(clause)].flatMap(order => order ?? []).filter(order => !isMerged(orders, order)))
  }
  if (orders.length > 0)
    return orders.map((order, at) => (at > 0 && order.kind === 'flee' ? { kind: 'retreat' } : order))
  const clause = { text: whole.trim().slice(0, 160), field, who, whole }
  const [first] = words
  const isPlea =
    first !== undefined &&
    /\b(?:stop|enough|surrender|yield|truce|peace|need not|lay down|let us|listen|wait|mercy)\b/i.test(first)
  if (isPlea) return [{ kind: 'parley', manner: 'persuade', words: first }]
  if (first !== undefined) return [{ kind: 'speak', words: first }]
  return [byVerb(verb, clause) ?? (isWords(clause.text) ? improvised(clause) : { kind: 'nothing' })]
}
