/** Magic outside of a fight. The rules say what it costs and does; the place says what it shows. */
import { slugOf } from '../../../../core/id.ts'
import type { Intent } from '../../understand/intent.ts'
import type { Desk, Play } from '../desk.ts'
import { keep, rule } from '../desk.ts'
import { reveal } from '../discover.ts'
import { actorOf, heroesIn, heroOf, shortName } from '../heroes.ts'
import { added } from '../memory.ts'
import { changeTrust, moveAttitude } from '../people.ts'
import { theName } from '../nouns.ts'
import { spellNamed } from '../../../../rules/fifth/data/spells.ts'
import { recipeFor } from '../../../../rules/fifth/magic/book.ts'
import { here, hiddenLeft, peopleAt, personOf } from '../place.ts'
import { plain } from '../plain.ts'
import { gainEdge } from '../rolls.ts'
import { phrase, tell } from '../tell.ts'
import { deedWords } from '../words/deeds.ts'
import { attempt } from './act.ts'
import { attack } from './attack.ts'
import { absent } from './listener.ts'

/** The spell that was named, else one of theirs whose name stands in the words. */
function spellIn(desk: Desk, { targets, about, line }: Intent): string | undefined {
  const named = [...targets, ...about].find(({ kind }) => kind === 'spell')
  if (named !== undefined) return named.name
  const own = actorOf(desk)?.spellcasting
  const words = slugOf(line)
  return [...(own?.cantrips ?? []), ...(own?.prepared ?? []), ...(own?.known ?? [])].find(spell =>
    words.includes(spell),
  )
}

const pretty = (spell: string): string => spell.replaceAll('-', ' ')

export async function* cast(desk: Desk, intent: Intent): Play {
  const spell = spellIn(desk, intent)
  const caster = actorOf(desk)
  if (spell === undefined || caster === undefined) return yield* attempt(desk, intent)
  if (yield* isAimedInVain(desk, intent, pretty(spell))) return
  const friends = [...intent.targets, ...intent.about]
    .filter(({ kind }) => kind === 'party')
    .flatMap(({ id }) => heroOf(desk, id)?.name ?? [])
  const targets = friends.length > 0 ? friends : mostHurt(desk, spell)
  const done = yield* castAt(desk, caster.name, pretty(spell), targets)
  if (done.outcome !== 'ruled') {
    const why = done.outcome === 'refused' ? done.why : ''
    return tell(desk, phrase(desk, deedWords, 'castNot'), why === '' ? '' : `(${plain(why, 200)})`)
  }
  tell(desk, phrase(desk, deedWords, 'castPlain', { spell: pretty(spell) }))
  for (const healed of done.events.filter(({ type }) => type === 'hit-points-restored')) tellHealed(desk, healed)
  yield* effect(desk, intent, slugOf(spell))
}

/** Aimed at somebody who stands here, it is an attack like any other, and is thought about as one. */
export const asAttack = (desk: Desk, intent: Intent): Intent => {
  const spell = intent.verb === 'cast' ? spellIn(desk, intent) : undefined
  const person = [...intent.targets, ...intent.about].find(
    ({ kind, id }) => kind === 'person' && peopleAt(desk).some(one => one.id === id),
  )
  return spell === undefined || person === undefined || !isHarm(pretty(spell))
    ? intent
    : { ...intent, verb: 'attack', targets: [person] }
}

const isHarm = (spell: string): boolean => {
  const known = spellNamed(spell)
  return known !== undefined && recipeFor(known)?.kind === 'harm' && known.dice?.kind === 'damage'
}

/**
 * A spell that harms needs somebody to harm: at whoever stands here it is an attack, at whoever does not it is kept, and
 * nothing is spent.
 */
async function* isAimedInVain(desk: Desk, intent: Intent, spell: string): Play<boolean> {
  const named = [...intent.targets, ...intent.about].find(({ kind }) => kind === 'person' || kind === 'foe')
  const isHere = peopleAt(desk).some(({ id }) => id === named?.id)
  if (named?.kind === 'person' && !isHere) absent(desk, { ...intent, targets: [named], line: '' })
  else if (!isHarm(spell)) return false
  else if (named !== undefined || desk.memory.looming !== undefined)
    yield* attack(desk, { ...intent, verb: 'attack', targets: named === undefined ? [] : [named] })
  else if (intent.targets.some(({ kind }) => kind === 'feature' || kind === 'exit')) yield* attempt(desk, intent)
  else tell(desk, phrase(desk, deedWords, 'castNobody'))
  return true
}

/** What needs somebody to be cast on, and was cast on nobody, is cast on oneself. */
async function* castAt(desk: Desk, who: string, spell: string, targets: readonly string[]): ReturnType<typeof rule> {
  const first = yield* rule(desk, 'cast', { who, spell, ...(targets.length > 0 && { targets: [...targets] }) })
  const isAimless = first.outcome === 'refused' && targets.length === 0 && /needs a target/.test(first.why)
  return isAimless ? yield* rule(desk, 'cast', { who, spell, targets: [who] }) : first
}

/** Healing goes to whoever needs it most. */
function mostHurt(desk: Desk, spell: string): readonly string[] {
  if (!/cure|heal|healing|goodberry|aid/.test(spell)) return []
  const [worst] = [...heroesIn(desk.game)]
    .filter(({ life }) => life !== 'dead')
    .sort((a, b) => a.hitPoints / a.maxHitPoints - b.hitPoints / b.maxHitPoints)
  return worst === undefined ? [] : [worst.name]
}

function tellHealed(desk: Desk, event: object): void {
  const who =
    'who' in event && typeof event.who === 'string' ? heroesIn(desk.game).find(({ id }) => id === event.who) : undefined
  if (who !== undefined) tell(desk, `${shortName(who.name)} breathes more easily.`)
}

async function* effect(desk: Desk, intent: Intent, spell: string): Play {
  const place = here(desk)
  if (spell === 'detect-magic' || spell === 'identify') {
    const magic = hiddenLeft(desk, place).find(({ name, text }) =>
      /\b(?:magic|enchant|rune|glow|ward|sigil|spell|arcane|curse)/i.test(`${name} ${text}`),
    )
    if (magic === undefined) return tell(desk, phrase(desk, deedWords, 'noMagic'))
    tell(desk, phrase(desk, deedWords, 'magicHere', { where: `with ${theName(magic.name)}` }))
    return yield* reveal(desk, place, magic, true)
  }
  if (/^(?:charm-person|friends|calm-emotions)$/.test(spell)) {
    const person = personOf(desk, intent.targets.find(({ kind }) => kind === 'person')?.id ?? desk.memory.talkingTo)
    if (person === undefined) return
    tell(desk, phrase(desk, deedWords, 'charmed', { who: person.name }))
    changeTrust(desk, person, 2)
    return yield* moveAttitude(desk, person, 'good-roleplay')
  }
  if (/^(?:light|dancing-lights|produce-flame|continual-flame)$/.test(spell))
    return tell(desk, phrase(desk, deedWords, 'light'))
  keep(desk, { happened: added(desk.memory.happened, `did/cast/${spell}`) })
  if (
    /^(?:guidance|bless|thaumaturgy|prestidigitation|minor-illusion|mage-hand|speak-with-animals|augury)$/.test(spell)
  ) {
    gainEdge(desk, pretty(spell))
    tell(desk, phrase(desk, deedWords, 'gain'))
  }
}
