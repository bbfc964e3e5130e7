import { describe, expect, test } from 'vitest'
import { below, seedRng, streamOf } from '../../../core/random.ts'
import { wordsOfLine } from '../../../english/line.ts'
import { isContent } from '../../../english/small-words.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { hear } from './hear.ts'
import { isVerb } from './lexicon.ts'
import { isManner } from './manner.ts'
import { mill } from './testing/mill.ts'
import type { Hearing, Wish } from '../desk/wishes.ts'

const id = (wish: Wish): string =>
  wish.kind === 'deed' ? wish.verb : wish.kind === 'speech' ? wish.act : wish.kind === 'idea' ? wish.idea : wish.matter

/** A wish in a few words: `take what=lantern left=silver`. */
function printed(wish: Wish): string {
  const roles = wish.kind === 'deed' ? Object.entries(wish.roles).map(([role, { id: one }]) => `${role}=${one}`) : []
  const to = wish.kind === 'speech' ? [`to=${wish.to?.id ?? '-'}`] : []
  const about = wish.kind === 'deed' ? [] : (wish.kind === 'idea' ? wish.names : wish.about).map(one => one.id)
  const wants = wish.kind === 'speech' && wish.wants !== undefined ? [`wants=${wish.wants.verb}`] : []
  const { by, left, condition, manner, isNegated } = wish
  return [
    wish.kind === 'idea' ? `idea:${id(wish)}` : wish.kind === 'question' ? `?${id(wish)}` : id(wish),
    ...to,
    ...roles,
    ...(about.length > 0 ? [`about=${about.join('+')}`] : []),
    ...wants,
    ...(by === undefined ? [] : [`by=${by.id}`]),
    ...manner,
    ...(isNegated === true ? ['not'] : []),
    ...(condition === undefined ? [] : [`${condition.joint}(${condition.words})`]),
    ...(left.length > 0 ? [`left=${left.join('|')}`] : []),
  ].join(' ')
}

const heard = (line: string, hearing: Hearing = mill): string => {
  const answer = hear(line, hearing)
  return answer.kind === 'wishes' ? answer.wishes.map(printed).join('; ') : answer.kind
}

const deeds: readonly (readonly [string, string])[] = [
  ['*raises an eyebrow and leaves the mill stair*', 'gesture; go where=mill-stair'],
  ['I knock on the mill wheel three times', 'knock what=mill-wheel'],
  ['I push the grain chest aside to see what is under it', 'move what=grain-chest left=aside'],
  [
    'Brand and I search the grain chest, the rest go to Harrow',
    'search what=grain-chest; go where=harrow by=isolde-marsh',
  ],
  [
    'Brand goes to Harrow and asks about the grain',
    'go where=harrow by=brand-oakes; ask to=odo-fenn about=missing-grain by=brand-oakes',
  ],
  [
    'Brand you search the grain chest, Isolde you go to Harrow',
    'search what=grain-chest by=brand-oakes; go where=harrow by=isolde-marsh',
  ],
  ['I look around', 'look'],
  ['examine the mill wheel', 'examine what=mill-wheel'],
  ['I peer into the grain chest', 'examine what=grain-chest'],
  ['Search the grain chest for papers', 'search what=grain-chest left=papers'],
  ['I go to the Crooked Hen', 'go where=crooked-hen'],
  ["let's head to the inn", 'go where=crooked-hen'],
  ['To Harrow', 'go where=harrow'],
  ['take the mill stair', 'go where=mill-stair'],
  ['I take the lantern', 'take what=lantern'],
  ['I put the lantern on the chest', 'drop what=lantern where=grain-chest'],
  ['I show the captain the sealed letter', 'show whom=captain-vessa-lorn what=sealed-letter'],
  ['I show the letter to Odo', 'show what=sealed-letter whom=odo-fenn'],
  ['give her my lantern', 'give whom=captain-vessa-lorn what=lantern'],
  ['I ring the alarm bell', 'use what=alarm-bell'],
  ['I set the flour sack on fire', 'burn what=flour-sack'],
  ["I pick the miller's pocket while he snores", 'steal whom=odo-fenn while(he snores)'],
  ['I stab the rat with my dagger', 'attack whom=giant-rat with=dagger'],
  ['I cast fire bolt at the rat', 'cast what=fire-bolt whom=giant-rat'],
  ['I fire bolt the rat', 'cast what=fire-bolt whom=giant-rat'],
  ['I cast sleep on the donkey', 'cast what=sleep whom=donkey'],
  ['I pet the donkey', 'gesture whom=donkey'],
  ['quietly open the chest', 'open what=grain-chest quiet'],
  ['I climb the wheel', 'climb what=mill-wheel'],
  ['I follow the boot prints', 'follow what=boot-print'],
  ['I wait until the captain leaves', 'wait until(the captain leaves)'],
  ['We rest for an hour', 'rest'],
  ['I do not touch the bell', 'sense what=alarm-bell not'],
  ['I take the captain hostage', 'capture whom=captain-vessa-lorn'],
  ['I walk Petra home', 'lead whom=aunt-petra'],
  ['I close his eyes', 'bury whom=odo-fenn'],
  ['I order a mug of cider', 'buy left=mug cider'],
  ['I take a nap in the hay', 'rest left=hay'],
  ['I throw my dagger at the rat', 'attack with=dagger whom=giant-rat'],
  ['attack the rat with fire bolt', 'cast what=fire-bolt whom=giant-rat'],
  ["steal Odo's whistle", 'steal what=whistle whom=odo-fenn left=odo'],
  ['I hide the letter in the grain chest', 'drop what=sealed-letter where=grain-chest'],
  ['tie up the captain with rope', 'capture whom=captain-vessa-lorn left=rope'],
  ['If Odo moves, I shoot him', 'attack whom=odo-fenn if(Odo moves)'],
  ['I am going to look for the goose', 'search what=goose'],
  ['Tam opens the chest', 'open what=grain-chest'],
  ['north', 'go left=north'],
]

describe('what is done', () => {
  test.each(deeds)('%s', (line, wish) => {
    expect(heard(line)).toBe(wish)
  })

  test('one thing after the other, with what was named before carried along', () => {
    expect(heard('I take the lantern and give it to Odo')).toBe('take what=lantern; give what=lantern whom=odo-fenn')
    expect(heard('I open the chest, look inside and close it again')).toBe(
      'open what=grain-chest; examine; close what=grain-chest',
    )
    expect(heard('I go to the inn, then rest for the night')).toBe('go where=crooked-hen; rest')
    expect(heard('I take the lantern and the letter')).toBe('take what=lantern; take what=sealed-letter')
  })

  test('in a fight a shove is a shove', () => {
    expect(heard('I shove the rat', { ...mill, isInFight: true })).toBe('shove whom=giant-rat')
    expect(heard('I dodge', { ...mill, isInFight: true })).toBe('dodge')
  })
})

const company: readonly (readonly [string, string])[] = [
  ['Brand, open the grain chest', 'open what=grain-chest by=brand-oakes'],
  ['Isolde, please light the lantern', 'use what=lantern by=isolde-marsh'],
  ['Stay here, Brand, and guard the stair', 'wait by=brand-oakes; ready what=mill-stair by=brand-oakes'],
  ['I tell Brand to watch the captain', 'examine what=captain-vessa-lorn by=brand-oakes'],
  ['have Isolde ring the bell', 'use what=alarm-bell by=isolde-marsh'],
  ['Brand, distract the captain while I open the chest', 'idea:trick about=captain-vessa-lorn by=brand-oakes distracting; open what=grain-chest'], // prettier-ignore
  ['Brand, what do you think of Odo?', 'ask to=brand-oakes about=odo-fenn'],
  ['Isolde, you were brilliant', 'praise to=isolde-marsh'],
  ['Everyone, what should we do?', 'ask to=company'],
  ["what's your plan Brand?", 'ask to=brand-oakes'],
  ['who of you is best at sneaking?', 'ask to=company'],
  ['Is Odo telling the truth?', 'ask to=company about=odo-fenn'],
  ['we should leave before dark', 'advise to=company'],
  ['Brand and Isolde, search the chest', 'search what=grain-chest by=brand-oakes; search what=grain-chest by=isolde-marsh'], // prettier-ignore
  ['send Isolde to Harrow', 'dismiss whom=isolde-marsh where=harrow'],
  ['Brand, stop it!', 'request to=brand-oakes'],
  ['Isolde, scout ahead and tell me what you see', 'look by=isolde-marsh; ask to=isolde-marsh'],
]

describe('the company', () => {
  test.each(company)('%s', (line, wish) => {
    expect(heard(line)).toBe(wish)
  })
})

const talk: readonly (readonly [string, string])[] = [
  ['Hello Odo', 'greet to=odo-fenn'],
  ['Odo, where did the grain go?', 'ask to=odo-fenn about=missing-grain'],
  ['Where were you last night?', 'ask to=odo-fenn'],
  ['Captain, I stole the letter.', 'confess to=captain-vessa-lorn about=sealed-letter'],
  ['I tell the captain that Odo lies', 'tell to=captain-vessa-lorn about=odo-fenn'],
  ['I ask Odo about the missing grain', 'ask to=odo-fenn about=missing-grain'],
  ['I ask the miller who has the key', 'ask to=odo-fenn'],
  ['Odo, may we sleep here tonight?', 'request to=odo-fenn wants=rest'],
  ['Give me the letter or I will burn the mill', 'threaten to=odo-fenn about=sealed-letter wants=give'],
  ['I will come back for you', 'promise to=odo-fenn'],
  ['You look tired', 'comfort to=odo-fenn'],
  ['I apologise to the captain for the noise', 'apologise to=captain-vessa-lorn'],
  ['I thank Odo', 'thank to=odo-fenn'],
  ['yes', 'agree to=odo-fenn'],
  ['sorry, Odo', 'apologise to=odo-fenn'],
  ['goodbye captain', 'farewell to=captain-vessa-lorn'],
  ['I say to Odo: you are hiding something', 'accuse to=odo-fenn'],
  ['I swear I will find her', 'promise to=odo-fenn'],
  ['I whisper to Brand that I do not trust Odo', 'tell to=brand-oakes about=odo-fenn'],
  ['"The wheel is broken," I say', 'say to=odo-fenn'],
  ['I offer Odo ten gold to look away', 'offer to=odo-fenn wants=look'],
]

describe('what is said', () => {
  test.each(talk)('%s', (line, wish) => {
    expect(heard(line)).toContain(wish.split(' about=')[0])
    expect(heard(line)).toContain(wish.split('about=')[1]?.split(' ')[0] ?? '')
  })

  test('the words are kept as they were typed', () => {
    const answer = hear('Captain, there is ink on his sleeve!', mill)
    expect(answer).toMatchObject({ wishes: [{ said: 'there is ink on his sleeve!', about: [{ kind: 'mention' }, { id: 'odo-fenn' }] }] }) // prettier-ignore
    expect(hear('I offer Odo ten gold to look away', mill)).toMatchObject({ wishes: [{ gold: 10 }] })
    expect(hear('Odo, how much is the flour?', mill)).toMatchObject({ wishes: [{ asks: 'how-much' }] })
  })

  test('sentences to the same ears are one speech; two that weigh are two', () => {
    expect(heard('Vessa! It is me. I was wrong. I am sorry.')).toBe('apologise to=captain-vessa-lorn')
    expect(heard('Odo, I give you my word. Please open the chest.')).toMatch(/^promise .*; request .*wants=open/)
  })
})

const asked: readonly (readonly [string, string])[] = [
  ['What do I have?', '?belongings'],
  ['who is here?', '?people'],
  ['Where is Petra?', '?whereabouts about=aunt-petra'],
  ['Is Petra with us?', '?with-us about=aunt-petra'],
  ['what spells do I know', '?spells'],
  ['what time is it', '?hour'],
  ['inventory', '?belongings'],
  ['help', '?choices'],
  ['how do we get to Harrow?', '?way-to about=harrow'],
  ['What have we found out about the grain?', '?known about=missing-grain'],
  ['GM, what are the rules?', '?rules'],
]

describe('what is asked of the table', () => {
  test.each(asked)('%s', (line, wish) => {
    expect(heard(line)).toBe(wish)
  })
})

describe('what nobody could mean', () => {
  test('an option by number or by its words', () => {
    expect(heard('1')).toBe('say to=odo-fenn')
    expect(heard('take the cart road to harrow')).toMatch(/^go where=cart-road/)
  })

  test('silence is nothing, and nonsense is asked back', () => {
    expect(heard('...')).toBe('nothing')
    expect(heard('?')).toBe('nothing')
    expect(hear('xyzzy plugh', mill)).toMatchObject({ kind: 'unclear', readings: [{ offer: 'Talk to Odo Fenn' }, { offer: 'Examine the Mill Wheel' }] }) // prettier-ignore
  })

  test('two of one name are asked for', () => {
    const doors = ['red', 'blue'].map(colour => ({ kind: 'feature', id: `${colour}-door`, name: `the ${colour} door`, names: [`${colour} door`], from: 'here' }) as const) // prettier-ignore
    expect(hear('I open the door', { ...mill, things: [...mill.things, ...doors] })).toMatchObject({ kind: 'unclear', readings: [{ offer: 'Open the red door' }, { offer: 'Open the blue door' }] }) // prettier-ignore
  })

  test('an idea keeps what it names', () => {
    expect(heard('I challenge Odo to a race')).toBe('idea:contest about=odo-fenn left=race')
    expect(heard('I betray the party')).toBe('idea:betray about=company')
  })
})

/** Words a line may be made of: enough to be read in every way there is. */
const starts = [
  'I',
  'we',
  'Brand,',
  'Odo,',
  'please',
  'quietly',
  'I try to',
  'I tell Odo that I',
  'did you',
  'then',
  'and',
  '',
]
const verbs = ['take', 'look at', 'give', 'open', 'burn', 'paint', 'ask Odo about', 'throw', 'sing to', 'challenge', 'hide behind', 'put'] // prettier-ignore
const nouns = ['the lantern', 'the purple umbrella', "Odo's sleeve", 'the captain', 'a goose', 'seven candles', 'the donkey', 'Harrow', 'my grandmother'] // prettier-ignore
const tails = ['with a wooden spoon', 'until midnight', 'while Brand whistles', 'for luck', 'in the moonlight', 'carefully', 'and dance', 'before they come', ''] // prettier-ignore

describe('laws', () => {
  const chance = streamOf(seedRng('ear'))
  const one = (from: readonly string[]): string => from[below(chance, from.length)] ?? ''
  const lines = Array.from({ length: 400 }, () => [one(starts), one(verbs), one(nouns), one(tails), one(['', '.', '?', '!'])].filter(word => word !== '').join(' ')) // prettier-ignore

  test('no content word is passed over in silence', () => {
    const passed = lines.flatMap(line => {
      const answer = hear(line, mill)
      const wishes = answer.kind === 'wishes' ? answer.wishes : answer.kind === 'unclear' ? answer.readings.map(({ wish }) => wish) : [] // prettier-ignore
      if (answer.kind === 'unclear') return []
      const held = wishes.flatMap(wish => [
        ...wish.left,
        ...(wish.condition === undefined ? [] : [wish.condition.joint, wish.condition.words]),
        ...(wish.kind === 'speech' ? [wish.said, wish.to?.name ?? '', ...(wish.to?.names ?? [])] : []),
        ...(wish.by?.names ?? []),
        ...(wish.kind === 'deed' ? Object.values(wish.roles) : wish.kind === 'speech' ? wish.about : wish.kind === 'idea' ? wish.names : wish.about).flatMap(({ name, names }) => [name, ...names]), // prettier-ignore
      ])
      const explained = new Set(wordsOf(held.join(' ').replaceAll(/['\u2019]s\b/gu, '')))
      return wordsOfLine(line).map(({ text }) => text).filter(text => isContent(text) && !isVerb(text) && !isManner(text) && !explained.has(text)).map(text => `${text}: ${line}`) // prettier-ignore
    })
    expect(passed).toEqual([])
  })

  test('nonsense is heard without harm', () => {
    const letters =
      'a b c x y z \' " “ ” , . ; : ! ? ( ) [ ] { } < > * _ ` ~ \n \t \\ / | 0 1 8 9 é ß ж λ 中 💀 - – —'.split(' ')
    for (let count = 0; count < 500; count += 1) {
      const length = 1 + below(chance, 60)
      const line = Array.from({ length }, () => one([...letters, ' '])).join('')
      expect(['wishes', 'unclear', 'nothing']).toContain(hear(line, mill).kind)
    }
  })
})

test.each([
  ['who are these people with me?', '?people'],
  ['what do I have in my backpack?', '?belongings'],
  ['how much money do we have left?', '?coins'],
  ['who am I and what am i carrying?', '?self; ?belongings'],
  ['tell me what we know so far', '?known'],
  ['what do you have in your backpack?', 'ask to=odo-fenn'],
])('14.3 a question about oneself and the company is the table’s, whoever one talks with: %s', (line, wish) => {
  expect(heard(line)).toBe(wish)
})

test('14.3 who is asked for and is not here is not somebody else', () => {
  expect(heard('I ask the blacksmith what happened here')).toMatch(/^ask to=blacksmith/)
  expect(heard('I ask the miller what happened here')).toMatch(/^ask to=odo-fenn/)
})

test('14.3 what one sees is no thing to strike at', () => {
  expect(heard('I attack the first rat I see')).toBe('attack whom=giant-rat left=first')
  expect(heard('what can I see?')).toBe('?place')
})

describe('14.3: what is told of talk is heard as it is put', () => {
  const faceOf = (line: string): string | undefined => {
    const answer = hear(line, mill)
    const [wish] = answer.kind === 'wishes' ? answer.wishes : []
    return wish?.kind === 'speech' ? wish.toFace : undefined
  }

  test.each([
    ['I ask Odo where he was three days ago', 'where you were three days ago'],
    ['I ask the captain whether her men were there', 'your men were there'],
    ['I ask Odo what happened to his sleeve', 'what happened to your sleeve'],
    ['I ask Odo where she was', undefined],
    ['I ask the captain whether she trusts Aunt Petra', 'you trusts aunt petra'],
    ['I ask the captain about Aunt Petra and where she was', undefined],
  ])('%s', (line, put) => expect(faceOf(line)).toBe(put))

  test.each([
    ['I tell Odo that he is lying', 'accuse to=odo-fenn'],
    ['I ask Odo what happened to his sleeve', 'ask to=odo-fenn about=sleeve'],
    ['what do you think is going on, I ask the captain', 'ask to=captain-vessa-lorn'],
    ['I flirt with the landlady', 'praise to=landlady'],
    ['I introduce myself politely', 'greet to=odo-fenn kind'],
    ['I introduce myself to the captain', 'greet to=captain-vessa-lorn'],
    ['Have you lived here all your life?', 'ask to=odo-fenn'],
    ['I want to know who took the grain', 'ask to=odo-fenn about=missing-grain'],
    ['Can anyone here show us the mill stair?', 'ask to=odo-fenn about=company+mill-stair'],
  ])('%s is %s', (line, wish) => expect(heard(line)).toBe(wish))

  test.each([
    'I shout that everyone should stay calm',
    'I climb the mill wheel and shout that everyone should stay calm',
    'I yell "Has anybody seen the miller?"',
    'I shout: has anybody seen the miller?',
  ])('%s: to everybody', line => {
    const answer = hear(line, mill)
    const last = answer.kind === 'wishes' ? answer.wishes.at(-1) : undefined
    expect(last).toMatchObject({ kind: 'speech', to: { kind: 'crowd' } })
  })

  test('what stands behind a colon is what is told', () => {
    const answer = hear('I tell Odo a secret: we are no millers', mill)
    expect(answer.kind === 'wishes' && answer.wishes).toMatchObject([{ kind: 'speech', said: 'we are no millers' }])
  })

  test('a shout without words, and one in a fight, is a shout', () => {
    expect(heard('I shout')).toBe('shout')
    expect(heard('I shout "Run!"', { ...mill, isInFight: true })).toMatch(/^shout/u)
  })
})
