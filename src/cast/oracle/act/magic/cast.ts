/** Magic out of a fight. The rules say what it costs and does; the place and its people say what it comes to. */
import type { Spell } from '../../../../rules/fifth/data/spells.ts'
import { recipeFor } from '../../../../rules/fifth/magic/book.ts'
import { refuseUnknown } from '../../../../rules/fifth/magic/knows.ts'
import type { Creature } from '../../../../rules/fifth/model/creature.ts'
import { rule, type Desk, type Play } from '../../desk/desk.ts'
import { actorOf, heroesIn, heroOf, shortName } from '../../desk/heroes.ts'
import { theList } from '../../../../english/naming.ts'
import { phrase } from '../../desk/tell.ts'
import { countDone } from '../done.ts'
import type { Deed, Thing } from '../../desk/wishes.ts'
import { assail } from '../fight/attack.ts'
import { noteDeed } from '../things/deed-keys.ts'
import { isKind } from '../things/kinds.ts'
import { matterOf } from '../things/matter.ts'
import { isNowhere } from '../things/nowhere.ts'
import { keptText, retold, tellTry } from '../things/retold.ts'
import { becomes, seen } from '../things/show.ts'
import { react } from '../things/witness.ts'
import { fiction } from './fiction.ts'
import { isBeyond, offerNearest, sayRefused } from './refused.ts'
import { familyOf, magicWords, spellOf } from './rows.ts'

/** What it is aimed at: anything that was named and is no spell. */
const targetOf = ({ roles }: Deed): Thing | undefined =>
  [roles.whom, roles.where, roles.what, roles.with, roles.about].find(one => one !== undefined && one.kind !== 'spell')

const isHarm = (spell: Spell): boolean =>
  familyOf(spell) !== 'sleep' && recipeFor(spell)?.kind === 'harm' && spell.dice?.kind === 'damage'

/** Who of the company it is for: whoever is named, the most hurt for healing, else whoever casts. */
function friendsFor(desk: Desk, spell: Spell, target: Thing | undefined, caster: Creature): readonly string[] {
  if (target?.kind === 'companion') return [heroOf(desk, target.id)?.name ?? caster.name]
  if (target?.kind === 'company')
    return heroesIn(desk.game)
      .filter(({ life }) => life !== 'dead')
      .slice(0, 3)
      .map(({ name }) => name)
  if (familyOf(spell) !== 'heal') return []
  const [worst] = [...heroesIn(desk.game)]
    .filter(({ life }) => life !== 'dead')
    .sort((one, other) => one.hitPoints / one.maxHitPoints - other.hitPoints / other.maxHitPoints)
  return worst === undefined ? [] : [worst.name]
}

const isOfStory = (target: Thing | undefined): boolean =>
  target !== undefined && target.kind !== 'companion' && target.kind !== 'company'

/** A spell that strikes: at the living it is an attack, at a thing it leaves a mark, at nobody it is kept. */
async function* strikes(desk: Desk, deed: Deed, spell: Spell, target: Thing | undefined): Play {
  const isFoe = target?.kind === 'foe' || target?.kind === 'person'
  if (isFoe || (target === undefined && desk.memory.looming !== undefined)) return yield* assail(desk, target, deed)
  const spellName = spell.name.toLowerCase()
  if (target === undefined) return seen(desk, phrase(desk, magicWords, 'needsSomebody'))
  const matter = matterOf(desk, target)
  if (isNowhere(desk, matter)) return
  tellTry(desk, deed)
  const canStrike = spell.text.includes('object')
  seen(desk, phrase(desk, magicWords, canStrike ? 'fire' : 'needsLife', { spell: spellName, what: matter.what }))
  const isBurnt = canStrike && spell.dice?.type === 'fire' && isKind('burns', target.name)
  becomes(desk, matter, isBurnt ? 'burnt' : canStrike ? 'marked' : 'done', keptText(desk, deed))
  noteDeed(desk, deed)
  yield* react(desk, isBurnt ? 'outraged' : 'offended', retold(desk, deed), { matter })
}

/** By the rules first: what it costs is paid before anything comes of it. */
async function* pay(desk: Desk, caster: Creature, spell: Spell, target: Thing | undefined): ReturnType<typeof rule> {
  const friends = friendsFor(desk, spell, target, caster)
  const isRitual = refuseUnknown(caster, spell, false) !== undefined
  const base = { who: caster.name, spell: spell.name, ...(isRitual && { ritual: true }) }
  if (isOfStory(target)) return yield* rule(desk, 'cast', { ...base, story: true })
  const first = yield* rule(desk, 'cast', { ...base, ...(friends.length > 0 && { targets: [...friends] }) })
  const needsOne = recipeFor(spell) !== undefined && friends.length === 0
  return first.outcome === 'refused' && needsOne
    ? yield* rule(desk, 'cast', { ...base, targets: [caster.name] })
    : first
}

const hasSlot = ({ spellcasting: own }: Creature, { level }: Spell): boolean =>
  level === 0 || Object.entries(own?.slots ?? {}).some(([at, slot]) => Number(at) >= level && slot.used < slot.max)

export async function* cast(desk: Desk, deed: Deed): Play {
  const caster = actorOf(desk)
  if (caster === undefined) return
  const spell = spellOf(deed)
  if (spell === undefined) return unknown(desk, caster)
  if (isBeyond(desk, deed, caster, spell)) return
  const target = targetOf(deed)
  if (isHarm(spell)) return yield* strikes(desk, deed, spell, target)
  const matter = target === undefined ? undefined : matterOf(desk, target)
  if (matter !== undefined && isNowhere(desk, matter)) return
  const isRitual = refuseUnknown(caster, spell, false) !== undefined
  if (familyOf(spell) === 'sleep' && (target === undefined || target.id === desk.actor))
    return seen(desk, phrase(desk, magicWords, 'needsSomebody'))
  tellTry(desk, deed)
  const done = yield* pay(desk, caster, spell, target)
  if (done.outcome !== 'ruled')
    return sayRefused(desk, deed, spell, done.outcome === 'refused' ? done.why : '', hasSlot(caster, spell))
  seen(desk, phrase(desk, magicWords, isRitual ? 'asRitual' : 'casts', { spell: spell.name.toLowerCase() }))
  noteDeed(desk, deed)
  const times = countDone(desk, 'cast', `${spell.name}-${matter?.slug ?? ''}`)
  yield* fiction(desk, deed, spell, { times, ...(matter !== undefined && { matter }) })
  for (const one of done.events.filter(({ type }) => type === 'hit-points-restored')) tellHealed(desk, one)
}

function tellHealed(desk: Desk, event: object): void {
  const who = 'who' in event ? heroesIn(desk.game).find(({ id }) => id === event.who) : undefined
  if (who !== undefined) seen(desk, phrase(desk, magicWords, 'heal', { who: shortName(who.name) }))
}

/** No such spell: what could be cast instead is said. */
function unknown(desk: Desk, { spellcasting: own }: Creature): void {
  if (own === undefined) return seen(desk, phrase(desk, magicWords, 'noCaster', { spell: 'magic' }))
  const names = [...own.cantrips, ...own.prepared].map(name => name.replaceAll('-', ' '))
  seen(
    desk,
    phrase(desk, magicWords, 'noSpell'),
    phrase(desk, magicWords, 'couldCast', { what: names.slice(0, 6).join(', ') }),
  )
  desk.offered = names.slice(0, 3).map(name => `Cast ${name}`)
}

/** The day's spells, chosen anew: what is named comes in for what is named to go, else for the last. */
export async function* prepare(desk: Desk, deed: Deed): Play {
  const caster = actorOf(desk)
  const own = caster?.spellcasting
  if (caster === undefined || own === undefined) return seen(desk, phrase(desk, magicWords, 'preparesNone'))
  const wanted = spellOf(deed)
  if (wanted === undefined)
    return seen(
      desk,
      phrase(desk, magicWords, 'preparesWhat', {
        what: own.prepared.map(name => name.replaceAll('-', ' ')).join(', '),
      }),
    )
  const others = Object.values(deed.roles).filter(
    ({ kind, name }) => kind === 'spell' && name.toLowerCase() !== wanted.name.toLowerCase(),
  )
  const isDropped = (name: string): boolean => others.some(one => one.name.toLowerCase().replaceAll(' ', '-') === name)
  const isNamed = own.prepared.some(isDropped)
  const kept = own.prepared.filter((name, at) => (isNamed ? !isDropped(name) : at < own.prepared.length - 1))
  const ruled = yield* rule(desk, 'prepare-spells', { who: caster.name, spells: [...kept, wanted.name] })
  if (ruled.outcome !== 'ruled') {
    seen(desk, phrase(desk, magicWords, 'preparesNot', { why: ruled.outcome === 'refused' ? ruled.why : '' }))
    return offerNearest(desk, deed, wanted)
  }
  tellTry(desk, deed)
  seen(desk, phrase(desk, magicWords, 'prepares', { spell: wanted.name.toLowerCase() }))
  countDone(desk, 'prepare', wanted.name)
  desk.moments.push({ weight: 1, what: `${theList([wanted.name])} was prepared.` })
}

export const magicDeeds = { cast, prepare }
