/** What is answered is about what was asked: from what lies open, else by chance and for good, and never past a secret. */
import { expect, test } from 'vitest'
import { seedRng } from '../../../../core/random.ts'
import { assert } from '../../../../core/result.ts'
import { createCharacter } from '../../../../rules/fifth/creation/create.ts'
import type { PartOf } from '../../../../table/parts.ts'
import type { Asked, Speech, TableQuestion } from '../../desk/wishes.ts'
import { sceneAt, thing, type Answer } from '../testing/scene.ts'

function sheetOf(name: string): string {
  const about = { race: 'Human', campaign: 'The Slow Ferry', method: 'array', background: 'Acolyte', level: 1 } as const
  const made = createCharacter({ ...about, name, className: 'Fighter', player: 'human' }, seedRng(name))
  assert(made.ok, 'a fighter can be made')
  return made.value.sheet
}

const texts = {
  'overview.md': '# The Slow Ferry\n\n## The Hook\nThe ferry at Oxlode has not come back.\n',
  'world-primer.md': `# Oxlode

Eighty people live in Oxlode, and all of them by the ferry.

Three nights ago the ferry left with Anselm Pike and nine sheep. The ferrymen wear red caps.
`,
  'locations/oxlode.md': `# Oxlode

**Type**: Village

## Overview
A landing stage, an inn and a bell on a post.

## Key Features
- **The Bell**: It is green with age.

## Secrets & Hidden Things
- **Cut rope**: The bell's rope was cut with a wet knife (DC 12 Perception).
`,
  'npcs/hobb.md': `# Hobb Lane

**Role**: Innkeeper
**Location**: Oxlode

## What They Know
### Public
- "Anselm Pike owed me for eleven suppers."
### Secrets
- He took the oars in the night and sold them upstream.
`,
  'party/wren.md': sheetOf('Wren'),
}

const hobb = thing('person', 'Hobb Lane', { id: 'hobb' })

const asking = (said: string, asks: Asked, more: Partial<Speech> = {}): Speech => ({
  kind: 'speech',
  act: 'ask',
  to: hobb,
  said,
  words: said,
  asks,
  about: [],
  manner: [],
  left: [],
  ...more,
})

const wondering = (words: string, asks: Asked, about: TableQuestion['about'] = []): TableQuestion => ({
  kind: 'question',
  matter: 'world',
  words,
  about,
  form: { asks, says: [] },
  manner: [],
  left: [],
})

const heard = ({ parts }: Answer): string =>
  parts
    .filter((part): part is PartOf<'said'> => part.kind === 'said' && part.who === 'Hobb Lane')
    .map(({ text }) => text)
    .join(' ')

test('14.4: what everybody knows is known to everybody who lives there', async () => {
  const scene = await sceneAt(texts, 'wren', 'oxlode')
  expect(heard(await scene.do(asking('when did the ferry leave?', 'when')))).toContain('Three nights ago')
  expect(heard(await scene.do(asking('what do the ferrymen wear?', 'what')))).toContain('red caps')
})

test('14.4: a sentence that only shares a word with the question is no answer to it', async () => {
  const scene = await sceneAt(texts, 'wren', 'oxlode')
  const answer = heard(await scene.do(asking('do the ferrymen sing at night?', 'whether')))
  expect(answer).not.toContain('red caps')
  expect(answer).toMatch(/they do/iu)
})

test('14.4: what is too ordinary to be written is decided once, and is the same for whoever asks again', async () => {
  const scene = await sceneAt(texts, 'wren', 'oxlode')
  const first = heard(await scene.do(asking('is the bread fresh?', 'whether')))
  const isYes = !first.includes(' not')
  const again = heard(await scene.do(asking('is the bread fresh?', 'whether')))
  expect(again.includes(' not')).toBe(!isYes)
  const table = await scene.do(wondering('is the bread fresh?', 'whether'))
  expect(table.text.includes('is not fresh')).toBe(!isYes)
  expect(
    scene
      .desk()
      .memory.established.map(({ text }) => text)
      .join(' '),
  ).toContain('The bread is')
})

test('14.4: chance decides nothing that is hidden, and says how it might be found out', async () => {
  const scene = await sceneAt(texts, 'wren', 'oxlode')
  const bell = thing('feature', 'The Bell')
  const answer = await scene.do(wondering('was the rope cut with a knife?', 'whether', [bell]))
  expect(answer.text).not.toMatch(/^(?:yes|no)\b/iu)
  expect(answer.text).toContain('the Bell')
  expect(scene.desk().memory.oracle).toEqual([])
})

test('14.4: a measure is answered with a measure, and what is seen of a thing with what is seen', async () => {
  const scene = await sceneAt(texts, 'wren', 'oxlode')
  const bell = thing('feature', 'The Bell')
  expect((await scene.do(wondering('what is that bell?', 'what', [bell]))).text).toContain('green with age')
  const heavy = (await scene.do(wondering('how heavy is the bench?', 'how-much'))).text
  expect(heavy).toMatch(/hand|heav|bucket|carry/iu)
  expect((await scene.do(wondering('how heavy is the bench?', 'how-much'))).text).toContain(heavy)
})

test('14.4: who asks on is not told the same sentence again', async () => {
  const scene = await sceneAt(texts, 'wren', 'oxlode')
  const first = heard(await scene.do(asking('what about Anselm Pike?', 'what')))
  expect(first).toContain('eleven suppers')
  const next = heard(await scene.do(asking('suppers for whom?', 'who')))
  expect(next).not.toBe('')
  expect(next).not.toContain('eleven suppers')
})
