/** Lines of several sentences and halves: each half is heard for what it is, and nobody says or looks for what is only told. */
import { expect, test } from 'vitest'
import { sceneAt, textsIn } from '../../src/cast/oracle/act/testing/scene.ts'
import type { Heard, Wish } from '../../src/cast/oracle/desk/wishes.ts'

const texts = textsIn('content/campaigns/borrowed-water')
const inn = () => sceneAt(texts, 'maren-okell', 'the-full-pail', 'halves')

const wishesOf = (heard: Heard): readonly Wish[] => (heard.kind === 'wishes' ? heard.wishes : [])

test('14.3: a pipe is the one that stands there, and an ear laid against it listens', async () => {
  const scene = await inn()
  const { heard, text } = await scene.say('A pipe! I lay my ear against it and rap on it three times with my knuckles.')
  expect(wishesOf(heard).map(wish => wish.kind === 'deed' && wish.verb)).toEqual(['examine', 'listen', 'knock'])
  expect(text).not.toMatch(/nowhere|Which is it|no sign/u)
})

test('14.3: what stands behind a colon is how it is done, and nobody is told it', async () => {
  const scene = await inn()
  await scene.say('I knock on the green pipe')
  const { heard } = await scene.say('I knock back: four knocks, so that she knows we heard her.')
  expect(wishesOf(heard).map(({ kind }) => kind)).toEqual(['deed'])
})

test('14.3: an appeal of several sentences is one appeal, and its hearer answers it', async () => {
  const scene = await inn()
  const { heard, text } = await scene.say('Ruddock, listen to that. There is a living woman down there. You can still help me put it right.') // prettier-ignore
  expect(wishesOf(heard)).toHaveLength(1)
  expect(text).toContain('> **Ruddock Hale**')
  expect(text).not.toContain('Ruddock listens to')
})

test('14.3: what is done between two quotes is done, and both are said to the same ears', async () => {
  const scene = await inn()
  const { text } = await scene.say('"That was decent of me," I say to Dabney, grinning. "Don\'t tell anyone."')
  expect(text).toContain("That was decent of me. Don't tell anyone.")
  expect(text).not.toContain('Marrable')
  const other = await scene.say('hey ruddock. "nice coat" *winks*')
  expect(other.text).toContain('Hey. Nice coat.')
  expect(other.text).toMatch(/wink/u)
})

test('14.3: what is told to the three of them is told to the company', async () => {
  const scene = await inn()
  const { heard } = await scene.say('She is alive and wrote this herself, I tell the three of them quietly.')
  expect(wishesOf(heard)).toMatchObject([{ kind: 'speech', to: { kind: 'company' } }])
})

test('14.3: whoever is to wait by a door stays on this side of it, and what is to be done then waits', async () => {
  const scene = await inn()
  const { heard, text } = await scene.say("Korda, go and stand by the door, and if Varley's men come in, cough twice.")
  expect(wishesOf(heard)).toMatchObject([{ verb: 'wait' }, { condition: { joint: 'if' } }])
  expect(text).not.toContain('Well Square')
})

test("14.4: what is given to one of many is in nobody else's hands, and a drink that is shared comes back", async () => {
  const scene = await inn()
  const { text } = await scene.say('I offer my waterskin to a thirsty child in the corner')
  expect(text).toContain('thirsty child')
  expect(text).not.toMatch(/Marrable|Ruddock/u)
  expect((await scene.say('what do I carry?')).text).toContain('waterskin')
})

test('14.3: a breath drawn is no thing to look at, and all of us go', async () => {
  const scene = await sceneAt(texts, 'maren-okell', 'well-square', 'halves')
  const { heard } = await scene.say("Right, enough of this. Let's all go to the chapel and find the priest.")
  expect(wishesOf(heard)[0]).toMatchObject({ kind: 'deed', verb: 'go' })
})
