import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appendBlock } from './append-block.ts'
import { decideScene } from './new-or-append.ts'
import { nextSceneNumber, parseSceneName, printSceneNumber, sceneFileName, sceneNames } from './scene-name.ts'
import { moveScene, parseScene, printScene } from './scene.ts'

const page = `---
location: The boathouse
time: Dusk
---

Fog comes off the water.
`

const runs = { seed: 20_261_121, numRuns: 400 }
const words = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('Dusk: rain', '"Low" water', "'q'", '#1', '---'),
)

describe('facts 3.6: a scene file', () => {
  test('has exactly two keys on top, then prose', () => {
    expect(printScene({ location: 'The boathouse', time: 'Dusk', body: 'Fog comes off the water.' })).toBe(page)
    expect(parseScene(page)).toEqual({ location: 'The boathouse', time: 'Dusk', body: 'Fog comes off the water.' })
  })

  test('grows by blocks, a blank line between them', () => {
    expect(appendBlock(page, '\n\nA bell.\n\nAnother.\n\n')).toBe(`${page}\nA bell.\n\nAnother.\n`)
    expect(appendBlock('One.', 'Two.')).toBe('One.\n\nTwo.\n')
    expect(appendBlock('One.\r\n', 'Two.\nThree.')).toBe('One.\r\n\r\nTwo.\r\nThree.\r\n')
    expect(appendBlock('', 'One.')).toBe('One.\n')
    expect(appendBlock(page, '  \n')).toBe(page)
  })

  test('is moved on its own two lines', () => {
    expect(moveScene(page, { time: 'Night: no moon' })).toBe(page.replace('time: Dusk', 'time: "Night: no moon"'))
    expect(moveScene(page, {})).toBe(page)
    expect(moveScene('---\r\ntime: Dusk\r\n---\r\nFog.', { location: 'Quay' })).toBe(
      '---\r\ntime: Dusk\r\nlocation: Quay\r\n---\r\nFog.',
    )
    expect(moveScene('Fog.\n', { location: 'Quay' })).toBe('---\nlocation: Quay\ntime:\n---\n\nFog.\n')
  })

  test('gives back what was put into it', () => {
    fc.assert(
      fc.property(words, words, words, (location, time, body) => {
        const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
        const prose = body.replaceAll('\r\n', '\n').trim()
        expect(parseScene(printScene({ location, time, body: prose }))).toEqual({
          location: oneLine(location),
          time: oneLine(time),
          body: prose,
        })
      }),
      runs,
    )
  })

  test('keeps every byte of its prose when it moves, and every byte at all when it grows', () => {
    fc.assert(
      fc.property(words, words, (body, location) => {
        const text = `---\nlocation: here\ntime: now\nmood: low\n---\n${body}`
        const moved = moveScene(text, { location })
        expect(moved.endsWith(`\ntime: now\nmood: low\n---\n${body}`)).toBe(true)
        expect(moved.startsWith('---\nlocation:')).toBe(true)
        expect(appendBlock(text, location).startsWith(text)).toBe(true)
      }),
      runs,
    )
  })
})

describe('B-50: scenes are numbered through', () => {
  test('the next is one past the highest, by number', () => {
    expect(nextSceneNumber([])).toBe(1)
    expect(nextSceneNumber(['001-a.md', '003-c.md', 'notes.md', '010-x.txt'])).toBe(4)
    expect(nextSceneNumber(['999-a.md', '1000-b.md', '2-old.md'])).toBe(1001)
    expect(sceneNames(['1000-b.md', '999-a.md']).map(({ slug }) => slug)).toEqual(['a', 'b'])
  })

  test('a name is a number and a slug', () => {
    expect(sceneFileName(5, "The Drowned Bell's Toll")).toBe('005-the-drowned-bells-toll.md')
    expect(sceneFileName(1000, '../../..')).toBe('1000-scene.md')
    expect(sceneFileName(7, 'so '.repeat(60))).toMatch(/^007-so(-so){19}\.md$/)
    expect(parseSceneName('005-the-bell.md')).toEqual({ number: 5, slug: 'the-bell', fileName: '005-the-bell.md' })
    expect(printSceneNumber(5)).toBe('005')
  })

  test('what is named is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), words, (number, title) => {
        expect(parseSceneName(sceneFileName(number, title))?.number).toBe(number)
        expect(nextSceneNumber([sceneFileName(number, title)])).toBe(number + 1)
      }),
      runs,
    )
  })
})

describe('facts 3.6: a new file or more of the same', () => {
  test.each([
    [{ hasScene: true }, 'append'],
    [{ hasScene: false }, 'first-scene'],
    [{ hasScene: true, hasMoved: true, hasSkippedTime: true }, 'moved, time-skipped'],
    [{ hasScene: true, isAfterBeat: true }, 'beat-concluded'],
    [{ hasScene: true, isTransition: true, hasMoved: false }, 'transition'],
  ])('%j: %s', (signals, told) => {
    const decision = decideScene(signals)
    expect(decision.kind === 'append' ? 'append' : decision.because.join(', ')).toBe(told)
  })
})
