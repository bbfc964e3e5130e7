/** The bargain: the city lends dice, and is paid. */
import { changeAttitude } from '../clocks/consequences.ts'
import { keyOf } from '../clocks/find.ts'
import { threatsOf, tick, tickTime } from '../clocks/tick.ts'
import { below } from '../../../core/random.ts'
import { recoverDice, resetPool } from '../dice/pool.ts'
import { happen, no, type Deed, type Played } from '../model/deed.ts'
import type { BargainMood, BargainOption } from '../model/scene.ts'
import type { BladesWorld } from '../model/world.ts'
import { mayScar, unusedScar } from '../moods/settle.ts'
import { shift } from '../moods/shift.ts'
import { changeHeat, changeStress, changeWanted, scarWith } from '../resources/change.ts'
import { compress } from '../turn/compress.ts'
import { defineMove, defineTool, numberIn, textIn, type Input } from './define.ts'
import { number, optional, text } from './field.ts'

export const bargainIn = ({ phase }: BladesWorld): BargainMood | undefined =>
  phase.kind === 'playing' && phase.mood.kind === 'bargain' ? phase.mood : undefined

/** Why an offer cannot be made: what it would cost is not there. Dice are never given for nothing. */
export function faultOfOffer(world: BladesWorld, { cost, amount, target = '' }: BargainOption): string | undefined {
  if (amount < 1) return 'It would cost nothing.'
  if (cost === 'clock' && keyOf(world.clocks, target) === undefined) return `No clock is called "${target}".`
  if (cost === 'faction' && keyOf(world.factions, target) === undefined) return `No faction is called "${target}".`
  if (cost === 'item' && !world.crew.assets.includes(target)) return `The crew has no "${target}".`
  return cost === 'trauma' && !mayScar(world) ? 'There is no room for another scar.' : undefined
}

function pay(deed: Deed, { cost, amount, target = '', label }: BargainOption): void {
  const { lead } = deed.world
  switch (cost) {
    case 'stress':
      return void changeStress(deed, lead, amount, label)
    case 'heat':
      return void changeHeat(deed, amount, label)
    case 'wanted':
      return void changeWanted(deed, 1, label)
    case 'clock':
      return void tick(deed, keyOf(deed.world.clocks, target) ?? '', amount, label)
    case 'faction':
      return changeAttitude(deed, target, -1, label)
    case 'trauma':
      return scarWith(deed, lead, unusedScar(deed.world, lead), label)
    case 'item':
      return happen(deed, { type: 'asset-lost', asset: target })
  }
}

function strike(deed: Deed, option: BargainOption): Played {
  const mood = bargainIn(deed.world)
  if (!mood) return no('wrong-mood', 'Nobody is bargaining.')
  const fault = faultOfOffer(deed.world, option)
  if (fault !== undefined) return no('no-such-price', fault, prices(deed.world))
  pay(deed, option)
  recoverDice(deed, Math.min(3, Math.max(1, option.dice)), option.label)
  happen(deed, { type: 'cost-noted', text: option.label })
  if (option.narrative !== '') happen(deed, { type: 'narrative-added', text: option.narrative, reason: option.label })
  const { unresolved } = mood
  return shift(deed, 'bargain-struck', unresolved ? { unresolved } : {}, option.label)
}

const prices = ({ clocks, factions }: BladesWorld): readonly string[] => [
  'stress',
  'heat',
  ...Object.keys(clocks)
    .toSorted()
    .map(id => `clock ${id}`),
  ...Object.keys(factions)
    .toSorted()
    .map(id => `faction ${id}`),
]

/** What the city offers where no mind has thought of anything: always something that can be paid. */
export function stockOffers(world: BladesWorld): readonly BargainOption[] {
  const [threat] = Object.keys(world.clocks)
    .toSorted()
    .filter(id => world.clocks[id]?.kind === 'threat')
  const plain = { hint: '', narrative: '' }
  return [
    { ...plain, label: 'Grit your teeth', cost: 'stress', amount: 2, dice: 2 },
    { ...plain, label: 'Let yourself be seen', cost: 'heat', amount: 1, dice: 1 },
    ...(threat === undefined
      ? []
      : [{ ...plain, label: 'Leave it for later', cost: 'clock' as const, amount: 1, target: threat, dice: 1 }]),
  ]
}

export function takeOffer(deed: Deed, at: number): Played {
  const mood = bargainIn(deed.world)
  const offers = mood && mood.offers.length > 0 ? mood.offers : stockOffers(deed.world)
  const option = offers[at]
  return option ? strike(deed, option) : no('no-such-offer', 'There is no such offer.', prices(deed.world))
}

/** The offers of a mind, less those that name nothing real. With none left the city has its own. */
export const offerBargain = defineMove({
  name: 'offer-bargain',
  about: 'Put the offers of a bargain on the table.',
  fields: {
    options: { kind: 'list', about: 'the offers', of: { kind: 'record', about: 'one', fields: offerFields() }, max: 6 },
  },
  play: (deed, input) => {
    const { phase } = deed.world
    const mood = bargainIn(deed.world)
    if (phase.kind !== 'playing' || !mood) return no('wrong-mood', 'Nobody is bargaining.')
    const given = Array.isArray(input['options']) ? input['options'] : []
    const read = given.map(one => optionIn(one as Input)).slice(0, 4)
    const offers = read.filter(option => faultOfOffer(deed.world, option) === undefined)
    for (const option of read) {
      const fault = faultOfOffer(deed.world, option)
      if (fault !== undefined) deed.facts.push(`Not offered: ${option.label}. ${fault}`)
    }
    const kept = offers.length > 0 ? offers : stockOffers(deed.world)
    happen(deed, { type: 'phase-set', phase: { ...phase, mood: { ...mood, offers: kept } } })
    return null
  },
})

function offerFields() {
  return {
    label: text('what is offered', 160),
    hint: optional(text('what it will mean', 200)),
    cost: text('stress, heat, wanted, clock, faction, trauma or item', 20),
    amount: optional(number('how much of it', 1, 4)),
    target: optional(text('which clock, faction or thing', 80)),
    dice: optional(number('dice gained', 1, 3)),
    narrative: optional(text('told once it is taken', 600)),
  }
}

const costs: readonly BargainOption['cost'][] = ['stress', 'heat', 'wanted', 'clock', 'faction', 'trauma', 'item']

function optionIn(input: Input): BargainOption {
  const target = textIn(input, 'target')
  const cost = costs.find(one => one === textIn(input, 'cost').toLowerCase()) ?? 'stress'
  const amount = Math.min(4, Math.max(1, numberIn(input, 'amount', 1)))
  const most = cost === 'stress' || cost === 'heat' || cost === 'clock' ? amount : 3
  return {
    label: textIn(input, 'label'),
    hint: textIn(input, 'hint'),
    cost,
    amount,
    dice: Math.min(most, Math.min(3, Math.max(1, numberIn(input, 'dice', 1)))),
    narrative: textIn(input, 'narrative'),
    ...(target === '' ? {} : { target }),
  }
}

export const acceptBargain = defineTool({
  name: 'accept_bargain',
  about: 'Take one of the offers: its price is paid and its dice are rolled.',
  fields: { option: number('which, from 0', 0, 5) },
  play: (deed, input) => takeOffer(deed, numberIn(input, 'option', 0)),
})

export const retreat = defineTool({
  name: 'retreat',
  about: 'Get out of it, where there is a way: the scene is over, and three dice are left.',
  fields: { retreatNarration: optional(text('how', 600)) },
  play: (deed, input) => {
    compress(deed, 'they got away')
    const refused = shift(deed, 'retreat', { note: textIn(input, 'retreatNarration') }, 'retreat')
    if (refused) return refused
    resetPool(deed, 3, 'a breath')
    tickTime(deed, 'time passes')
    return null
  },
})

export const passOut = defineTool({
  name: 'pass_out',
  about: 'Everything goes dark. It is always possible, and always costs.',
  fields: { passOutNarration: optional(text('how', 600)), wakeUpPlace: optional(text('where', 80)) },
  play: (deed, input) => {
    const { phase, lead } = deed.world
    if (phase.kind !== 'playing') return no('wrong-mood', 'Nobody is bargaining.')
    const place = keyOf(deed.world.places, textIn(input, 'wakeUpPlace')) ?? phase.scene.place
    compress(deed, 'everything went dark')
    const refused = shift(
      deed,
      'pass-out',
      {
        place,
        present: [],
        stakes: 'where you are, and who has brought you here',
        variant: { kind: 'encounter', source: 'waking', urgency: 'medium', isEscapable: false },
        entry: { kind: 'fresh' },
      },
      'it went dark',
    )
    if (refused) return refused
    changeStress(deed, lead, 2, 'passing out')
    resetPool(deed, 2, 'waking')
    happen(deed, { type: 'recovering', who: lead, is: true })
    const threats = threatsOf(deed)
    for (let count = Math.min(threats.length, 1 + below(deed.stream, 2)); count > 0; count -= 1) {
      tick(deed, threats[count - 1] ?? '', 1, 'while you lay there')
    }
    return null
  },
})
