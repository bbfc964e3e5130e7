/**
 * What things do by themselves, in any story: a bell rings, a dog barks. Beside its thing such a deed is no word of its own,
 * so that a bell which rings for prayer is not taken for the one that rings on the night the secret tells of. What somebody
 * does to a thing is not meant: who closed the door may be the whole secret.
 */
import { stemOf } from './stem.ts'

const deeds = `
bell: ring toll chime strike sound
clock: tick strike chime
watch: tick
drum: beat
heart: beat
horn: sound blow
whistle: blow
dog: bark howl growl
hound: bark howl bay
wolf: howl
cat: purr
horse: neigh snort gallop
rooster: crow
cock: crow
raven: croak
crow: croak caw
gull: cry scream
owl: hoot
bee: hum buzz
bird: sing fly
candle: burn gutter flicker
lamp: burn flicker
lantern: burn swing
torch: burn flicker
fire: burn crackle
hearth: burn smoke
chimney: smoke
kettle: boil sing whistle
river: flow run
water: flow run drip
tide: turn ebb
rain: fall
snow: fall melt
wind: blow howl
thunder: roll
sun: rise set shine
moon: rise set shine
star: shine
ship: sail
boat: drift float
wheel: turn
mill: grind turn
door: creak
gate: creak
stair: creak
floorboard: creak
flag: fly flutter
banner: fly flutter
tree: grow
flower: grow bloom
baby: cry
choir: sing
ghost: haunt
`

const byThing: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  deeds
    .trim()
    .split('\n')
    .map(row => {
      const [thing = '', does = ''] = row.split(':')
      return [stemOf(thing), new Set(does.trim().split(' ').map(stemOf))]
    }),
)

/** The deeds among some words that say nothing beside what does them. */
export function usualDeedsIn(words: readonly string[]): ReadonlySet<string> {
  const usual = new Set<string>()
  const said = new Set(words)
  for (const thing of said) for (const deed of byThing.get(thing) ?? []) if (said.has(deed)) usual.add(deed)
  return usual
}
