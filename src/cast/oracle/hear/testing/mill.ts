/** A mill yard for the ear's tests: who and what a line may name there, and what was told of it. */
import type { Hearing, Thing } from '../../desk/wishes.ts'

const thing = (kind: Thing['kind'], name: string, names: readonly string[] = [], more: Partial<Thing> = {}): Thing => ({
  kind,
  id: name.toLowerCase().replaceAll(/[^a-z]+/g, '-').replace(/^the-/, ''), // prettier-ignore
  name,
  names: [name.toLowerCase(), ...names],
  from: 'here',
  ...more,
})

const tam = thing('companion', 'Tam Reddle', ['tam'], { pronoun: 'he' })
const odo = thing('person', 'Odo Fenn', ['odo', 'miller'], { pronoun: 'he' })
const vessa = thing('person', 'Captain Vessa Lorn', ['vessa', 'captain', 'captain of the guard'], { pronoun: 'she' })

const told = ['A goose sleeps on a sack of flour.', 'Odo has ink on his sleeve and a silver whistle on a cord.', 'Boot prints lead round the wheel.'] // prettier-ignore

export const mill: Hearing = {
  things: [
    odo,
    vessa,
    tam,
    thing('companion', 'Brand Oakes', ['brand'], { pronoun: 'he' }),
    thing('companion', 'Isolde Marsh', ['isolde'], { pronoun: 'she' }),
    thing('person', 'Aunt Petra', ['petra'], { pronoun: 'she', from: 'elsewhere' }),
    thing('way', 'the mill stair', ['mill stair to the loft']),
    thing('way', 'the cart road', ['cart road to harrow']),
    thing('place', 'Harrow', ['harrow', 'village'], { from: 'elsewhere' }),
    thing('place', 'The Crooked Hen', ['crooked hen', 'inn'], { from: 'elsewhere' }),
    thing('place', 'The Mill Yard', ['mill yard']),
    thing('feature', 'The Mill Wheel'),
    thing('feature', 'The Grain Chest'),
    thing('feature', 'The Alarm Bell'),
    thing('feature', 'The Donkey'),
    thing('item', 'Sealed Letter', ['letter'], { from: 'carried' }),
    thing('item', 'Lantern', [], { from: 'carried' }),
    thing('item', 'Dagger', [], { from: 'carried' }),
    thing('spell', 'fire bolt', [], { from: 'sheet' }),
    thing('spell', 'sleep', [], { from: 'sheet' }),
    thing('foe', 'giant rat', ['rat', 'enemy', 'foe']),
    thing('topic', 'the missing grain', ['missing grain', 'grain'], { from: 'elsewhere' }),
    thing('company', 'the company', ['party', 'others', 'companions', 'friends']),
    thing('crowd', 'the people here', ['crowd', 'people', 'locals']),
  ],
  affordances: [
    { id: 'examine/mill-wheel', verb: 'examine', roles: {}, worth: 50, offer: 'Examine the Mill Wheel' },
    { id: 'greet/odo-fenn', verb: 'greet', roles: { whom: odo }, worth: 90, offer: 'Talk to Odo Fenn' },
  ],
  options: [{ label: 'Talk to Odo Fenn' }, { label: 'Take the cart road to Harrow' }],
  pronouns: { he: odo, she: vessa },
  talkingTo: odo,
  isInTalk: true,
  isInFight: false,
  self: tam,
  mentioned: (noun, words) => {
    const says = told.find(sentence => sentence.toLowerCase().includes(noun))
    return says === undefined ? undefined : thing('mention', words.every(word => says.toLowerCase().includes(word)) ? words.join(' ') : noun, [], { from: 'told', says }) // prettier-ignore
  },
}
