/** 14.3: a line as people type it: a deed and a question in one breath, talk over several sentences, words as they stand. */
import { describe, expect, test } from 'vitest'
import { hear } from './hear.ts'
import { mill } from './testing/mill.ts'
import type { Hearing, Wish } from '../desk/wishes.ts'

const alone: Hearing = { ...mill, isInTalk: false }

const wishesOf = (line: string, hearing: Hearing = mill): readonly Wish[] => {
  const answer = hear(line, hearing)
  return answer.kind === 'wishes' ? answer.wishes : []
}

describe('a deed and a question in one sentence', () => {
  test.each([
    ['I put the letter on the grain chest, how heavy is it?', 'drop', 'how-much'],
    ['I lift the donkey’s ear and listen to its breathing, is it asleep?', 'move', 'whether'],
    ['I open the grain chest, anything inside?', 'open', 'whether'],
    ['I climb the mill wheel and what is it made of?', 'climb', 'what'],
    ['I touch the alarm bell. Is it still warm?', 'sense', 'whether'],
  ])('%s: it is done, and the question is the table’s', (line, verb, asks) => {
    const wishes = wishesOf(line)
    expect(wishes[0]).toMatchObject({ kind: 'deed', verb })
    expect(wishes.at(-1)).toMatchObject({ kind: 'question', matter: 'world', form: { asks } })
  })

  test('what it is about is the thing of the deed', () => {
    expect(wishesOf('I touch the alarm bell, is it still warm?')[1]).toMatchObject({
      about: [{ id: 'alarm-bell' }],
      form: { says: ['warm'] },
    })
  })

  test('a question that is told of is no question', () => {
    expect(wishesOf('I ask Odo where the goose is?')).toMatchObject([{ kind: 'speech', act: 'ask', said: 'where the goose is' }]) // prettier-ignore
  })
})

describe('a question that names nobody', () => {
  test.each(['is the donkey hurt?', 'how deep is the mill yard?', 'are there any tracks?', 'what is under the wheel?'])(
    '%s is the table’s, whoever one talks with',
    line => expect(wishesOf(line)).toMatchObject([{ kind: 'question', matter: 'world' }]),
  )

  test.each(['who took it?', 'why?', 'against what?'])('%s goes on with a talk, and else is the table’s', line => {
    expect(wishesOf(line)).toMatchObject([{ kind: 'speech', act: 'ask', to: { id: 'odo-fenn' } }])
    expect(wishesOf(line, alone)).toMatchObject([{ kind: 'question', matter: 'world' }])
  })

  test('what was done comes between', () => {
    expect(wishesOf('I read the letter. Who wrote it?').at(-1)).toMatchObject({ kind: 'question', matter: 'world' })
  })
})

describe('talk', () => {
  test('what stands behind a colon after a look or a gesture is said to whoever had it', () => {
    expect(wishesOf('I give Vessa my warmest smile: the wheel is ours, is it not?')).toMatchObject([
      { kind: 'deed', verb: 'gesture', roles: { whom: { id: 'captain-vessa-lorn' } } },
      { kind: 'speech', to: { id: 'captain-vessa-lorn' } },
    ])
  })

  test('several sentences to one person stay talk, and stand as they were typed', () => {
    const talk = wishesOf('Evening Odo! The lamp’s out and the river is coming. You should be at your gate.')
    expect(talk.every(one => one.kind === 'speech' && one.to?.id === 'odo-fenn')).toBe(true)
    const two = wishesOf('Who are the other five, and when did the first one fall asleep?')
    expect(two).toMatchObject([{ said: 'Who are the other five, and when did the first one fall asleep?' }])
    const order = wishesOf('Yes it was needed, old man. Somebody would have drowned!')
    expect(order).toMatchObject([{ said: 'Yes it was needed, old man. Somebody would have drowned!' }])
  })

  test('a price that is named is an offer of that much', () => {
    expect(wishesOf('I’ll give you two, and I won’t tell anyone')).toMatchObject([{ act: 'offer', gold: 2 }])
    expect(wishesOf('five gold for a nod?')).toMatchObject([{ act: 'ask' }])
  })

  test('words without their marks are the same words', () => {
    expect(wishesOf('whats the whistle for')).toMatchObject([{ act: 'ask', asks: 'what' }])
    expect(wishesOf('lets go to harrow')).toMatchObject([{ verb: 'go', roles: { where: { id: 'harrow' } } }])
  })
})

describe('orders and moves', () => {
  test('both steps are theirs, and how is no word of its own', () => {
    expect(wishesOf("Brand, slip round behind Odo and see what he's got in his coat pockets. quietly")).toMatchObject([
      { verb: 'sneak', by: { id: 'brand-oakes' }, manner: ['quiet'] },
      { verb: 'steal', by: { id: 'brand-oakes' }, roles: { whom: { id: 'odo-fenn' } }, manner: ['quiet'] },
    ])
  })

  test('each does their own part', () => {
    const [give, light] = wishesOf('Isolde, hand me a torch and I’ll relight the lantern')
    expect(give).toMatchObject({ verb: 'give', by: { id: 'isolde-marsh' } })
    expect(light).toMatchObject({ verb: 'use', roles: { what: { id: 'lantern' } } })
    expect(light?.by).toBeUndefined()
  })

  test.each([
    'lets go see the goose at Harrow, everyone with me',
    'Off to Harrow, I smell frying and I am starving',
    'back to harrow, I need a drink',
  ])('%s goes there', line => {
    expect(wishesOf(line)).toMatchObject([{ verb: 'go', roles: { where: { id: 'harrow' } } }])
  })

  test('what is to be found out is looked at, and then asked of whoever looked', () => {
    expect(wishesOf('I check whether the chest is locked')).toMatchObject([
      { verb: 'examine', roles: { what: { id: 'grain-chest' } } },
      { kind: 'question', matter: 'world', form: { asks: 'whether', says: ['locked'] } },
    ])
    expect(wishesOf('Brand, could you check whether that donkey belongs to Petra?')).toMatchObject([
      { verb: 'examine', by: { id: 'brand-oakes' }, roles: { what: { id: 'donkey' } } },
      { kind: 'speech', act: 'ask', to: { id: 'brand-oakes' } },
    ])
  })

  test('what shall not be done is advice', () => {
    expect(wishesOf("let's not fight")).toMatchObject([{ kind: 'speech', act: 'advise', to: { kind: 'company' } }])
  })

  test('whoever was named last in the line is meant, with a name or without', () => {
    expect(wishesOf('I kneel by the goose and give her a drink')[1]).toMatchObject({ roles: { whom: { name: 'goose' } } }) // prettier-ignore
  })

  test('in a fight a spell is cast by its name, and a word to a friend is no deed', () => {
    const fight = { ...mill, isInFight: true }
    expect(wishesOf('sleep on the rat', fight)).toMatchObject([{ verb: 'cast', roles: { what: { id: 'sleep' } } }])
    expect(wishesOf('I stab the rat, hang on little one!', fight)).toMatchObject([{ verb: 'attack' }, { kind: 'speech' }]) // prettier-ignore
  })

  test.each([
    'Same brown flour on the chest as on your boots, look.',
    'Funny, because we found a torn sack by the weir.',
    'Looks just like yours.',
  ])('%s is said, and nothing is looked at', line => {
    expect(wishesOf(line).map(({ kind }) => kind)).toEqual(['speech'])
  })

  test.each(['Everyone put your weapons down!', 'We lay down our weapons', 'I put my sword down'])(
    '%s begins no fight',
    line => {
      expect(wishesOf(line)).toMatchObject([{ verb: 'surrender' }])
    },
  )
})

describe('14.3: typed in a hurry', () => {
  test.each([
    ['brand i told you to follow odo! where were you?', 'brand-oakes'],
    ['captain dont move, theres a rat behind you!', 'captain-vessa-lorn'],
    ['captain sorry about the mess', 'captain-vessa-lorn'],
    ['guys i messed up', 'company'],
    ['odo u liar', 'odo-fenn'],
    ['odo lets make a deal', 'odo-fenn'],
    ['easy lads', 'giant-rat'],
  ])('%s is said to whom it names, comma or no comma', (line, id) => {
    expect(wishesOf(line)[0]).toMatchObject({ kind: 'speech', to: { id } })
  })

  test('whoever is bidden to spare him is not him', () => {
    expect(wishesOf('brand stop! dont kill him!')[1]).toMatchObject({ by: { id: 'brand-oakes' }, isNegated: true, roles: { whom: { id: 'odo-fenn' } } }) // prettier-ignore
  })

  test('what is wanted stands behind what leads up to it', () => {
    expect(wishesOf('ok. just tell me where she went')).toMatchObject([{ act: 'ask', said: 'tell me where she went' }])
    expect(wishesOf('red clay here, red clay on your boots. explain that')[0]).toMatchObject({ said: 'Red clay here, red clay on your boots' }) // prettier-ignore
  })

  test.each([
    ['how much money and what gear do i have left?', ['coins', 'belongings']],
    ['what class am i and how many hp do i have', ['self']],
    ['(to the gm) can i check my inventory please', ['belongings']],
  ])('%s is asked of the table, whoever is listening', (line, matters) => {
    expect(wishesOf(line).map(wish => (wish.kind === 'question' ? wish.matter : wish.kind))).toEqual(matters)
  })

  test('whoever asks whether they can, where nobody is asked, does it', () => {
    expect(wishesOf('can i give the donkey some water?', alone)).toMatchObject([{ kind: 'deed', verb: 'give' }])
    expect(wishesOf('can i pet the donkey?')).toMatchObject([{ kind: 'deed', verb: 'gesture' }])
    expect(wishesOf('can i see the loft from here?', alone)).toMatchObject([{ kind: 'question' }])
  })
})
