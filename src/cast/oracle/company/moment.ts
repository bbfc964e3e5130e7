/**
 * What has just happened, by how much it weighs: read from the facts of a beat and never from its words. The weightiest
 * is what companions speak to; advice waits where somebody has died.
 */
import rows from '../../../../content/oracle/moments.json' with { type: 'json' }
import sorts from '../../../../content/oracle/sorts.json' with { type: 'json' }
import { wordsOf } from '../../../english/tokens.ts'
import type { Part, PartOf } from '../../../table/parts.ts'
import { theName } from '../../../english/naming.ts'
import { shortOf } from '../voice/sheet.ts'

export type MomentKind = keyof typeof rows

export type Slots = Readonly<Record<string, readonly string[]>>

export type Felt = {
  readonly kind: MomentKind
  readonly slots: Slots
  readonly weight: number
  /** Whose doing it was, and whom it befell, by the names on the sheets; for those who have an opinion of them. */
  readonly by?: string
  readonly to?: string
  readonly about?: string
}

export const speakersFor = (kind: MomentKind): number => rows[kind].speakers

type Found = Omit<Felt, 'weight'> | undefined

const felt = (kind: MomentKind, slots: Slots = {}, more: Pick<Felt, 'by' | 'to' | 'about'> = {}): Found => ({
  kind,
  slots,
  ...more,
})

const who = (name: string): Slots => ({ who: [shortOf(name)], friend: [shortOf(name)] })

/** What kind of thing was found, by the word that names it. */
function sortOf(name: string): MomentKind {
  const words = wordsOf(name)
  const found = (Object.entries(sorts) as [MomentKind, readonly string[]][]).find(([, names]) =>
    words.some(word => names.includes(word)),
  )
  return found?.[0] ?? 'found'
}

type Sight = { readonly party: readonly string[]; readonly self: string | undefined }

const isOurs = ({ party }: Sight, name: string): boolean =>
  party.some(one => one === name || shortOf(one) === shortOf(name))

function fallen(part: PartOf<'fell'>, sight: Sight): Found {
  const slots = who(part.who)
  const isFriend = isOurs(sight, part.who)
  if (part.how === 'dead') return felt(isFriend ? 'grief' : 'blood', slots, { to: part.who })
  if (part.how === 'down') return isFriend ? felt('fallen', slots, { to: part.who }) : undefined
  return part.how === 'spared' ? felt('mercy', slots) : undefined
}

function fought({ stage, end, foes }: PartOf<'fight'>): Found {
  const against = { foes: [foes.map(theName).join(' and ')] }
  if (stage === 'looms' || stage === 'begins') return felt(foes.length > 0 ? 'foes' : 'threat', against)
  if (stage !== 'ends') return undefined
  if (end === 'won') return felt('won')
  return end === 'lost' || end === 'fled' ? felt('beaten') : felt('mercy', { who: foes.slice(0, 1) })
}

function said(part: PartOf<'said'>, sight: Sight): Found {
  const { act, to = '', about = '' } = part
  const slots = who(part.who)
  const more = { by: part.who, to, about }
  if (!isOurs(sight, part.who)) {
    if (act === 'confess') return felt('admitted', slots, more)
    if (about !== '' && (part.salience ?? 0) >= 2) return felt('claimed', { ...slots, other: [shortOf(about)] }, more)
    return undefined
  }
  if (sight.self === part.who) return undefined
  const target = to === '' ? {} : who(to)
  if (act === 'confess') return felt('owned', slots, more)
  if (act === 'promise') return felt('promised', target, more)
  if (act === 'joke') return felt('joked', slots, more)
  if (act === 'threaten' && !isOurs(sight, to)) return felt('threatened', target, more)
  if (act === 'accuse' && !isOurs(sight, to)) return felt('accused', target, more)
  return act === 'insult' && isOurs(sight, to) ? felt('slight', target, more) : undefined
}

function deed(part: PartOf<'deed'>, sight: Sight): Found {
  const thing = part.on === undefined ? {} : { thing: [theName(part.on)] }
  const more = { by: part.who, ...(part.on !== undefined && { to: part.on }) }
  if (part.verb === 'steal' && part.degree === 'success') return felt('stolen', thing, more)
  if (part.verb === 'capture') return felt('cruel', part.on === undefined ? {} : who(part.on), more)
  if (part.degree === 'failure' && isOurs(sight, part.who) && (part.salience ?? 1) >= 1)
    return felt('failed', who(part.who), more)
  return undefined
}

/** A name stands alone; a thing has its article. */
export const isName = (about: string): boolean =>
  about.split(' ').every(word => word.charAt(0) !== word.charAt(0).toLowerCase())

const gap = (name: string): Slots => ({
  thing: [theName(name)],
  what: [theName(name)],
  way: [theName(name)],
  sum: [name],
})

/** What one part comes to; undefined where nobody would say a word about it. */
function feltOf(part: Part, sight: Sight): Found {
  switch (part.kind) {
    case 'fell':
      return fallen(part, sight)
    case 'rose':
      return isOurs(sight, part.who) ? felt('relief', who(part.who), { to: part.who }) : undefined
    case 'fight':
      return fought(part)
    case 'said':
      return said(part, sight)
    case 'deed':
      return deed(part, sight)
    case 'kept-back':
      if (isOurs(sight, part.who)) return undefined
      return part.about === ''
        ? felt('evasive', who(part.who), { by: part.who })
        : felt(
            'evaded',
            { ...who(part.who), topic: [isName(part.about) ? shortOf(part.about) : theName(part.about)] },
            { by: part.who, about: part.about },
          )
    case 'found':
      return felt(sortOf(part.what), gap(part.what), { by: part.by, about: part.what })
    case 'gained':
      return part.from === undefined ? undefined : felt('gained', gap(part.what), { about: part.what })
    case 'attitude':
      return part.direction === 'warmer' && (part.salience ?? 0) >= 2
        ? felt('swayed', who(part.who), { to: part.who })
        : undefined
    case 'promise':
      return felt('promised', who(part.to), { by: part.by, to: part.to })
    case 'arrived':
      return part.who.some(name => !isOurs(sight, name))
        ? felt('homecoming', who(part.who[0] ?? ''), { to: part.who[0] ?? '' })
        : felt('arrive', { place: [part.where] })
    case 'joined':
      return isOurs(sight, part.who) ? undefined : felt('joined', who(part.who), { to: part.who })
    case 'parted':
      return felt('parted', who(part.who[0] ?? ''), { to: part.who[0] ?? '' })
    case 'blow':
      return part.isHit && part.harm >= 5 && isOurs(sight, part.on)
        ? felt('hurt', who(part.on), { to: part.on })
        : undefined
    case 'clock':
      return felt('sign', { sign: [part.text] })
    case 'goal':
      return part.state === 'done' ? felt('done', {}, { about: part.name }) : undefined
    case 'check':
    case 'condition':
    case 'carries':
    case 'ending':
    case 'established':
    case 'healed':
    case 'learned':
    case 'lost':
    case 'prose':
    case 'seen':
    case 'table':
    case 'time':
      return undefined
  }
}

/** Everything worth a word, the weightiest first, and of equals the latest. */
export function feltIn(parts: readonly Part[], party: readonly string[], self?: string): readonly Felt[] {
  const sight = { party, self }
  const all = parts.flatMap((part, at) => {
    const found = feltOf(part, sight)
    if (found === undefined) return []
    const own = found.to !== undefined && self !== undefined && shortOf(found.to) === shortOf(self)
    return own && found.kind !== 'slight'
      ? []
      : [{ ...found, weight: rows[found.kind].weight + (part.salience ?? 0) * 4, at }]
  })
  return all.sort((one, other) => other.weight - one.weight || other.at - one.at)
}

/** From here on nobody gives advice: somebody is dead, down or beaten. */
export const isHushed = (all: readonly Felt[]): boolean => (all[0]?.weight ?? 0) >= rows.beaten.weight
