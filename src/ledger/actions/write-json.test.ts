import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../json-value.ts'
import { rotting, scenario } from '../scenario.ts'

const target = 'docs/decisions/linear-mapping.json'

test('state-agent write-json: pretty-printed, re-read and compared value by value', async () => {
  const game = scenario()
  expect(await game.run('write-json', { target, json: { key: 'value' } })).toMatchObject({
    status: 'success',
    target,
    proof: {
      beforeHash: null,
      bytes: 21,
      fileChanged: true,
      reReadSuccessful: true,
      validJson: true,
      deepEqual: true,
    },
  })
  expect(await game.text(target)).toBe('{\n  "key": "value"\n}\n')
})

test('write-json of what is there already changes nothing and says so', async () => {
  const game = scenario({ [target]: '[\n  1\n]\n' })
  expect((await game.run('write-json', { target, json: [1] })).proof).toMatchObject({
    fileChanged: false,
    deepEqual: true,
  })
})

test('a disk that keeps other JSON fails the action', async () => {
  const game = scenario({}, { fault: rotting(target, text => text.replace('value', 'other')) })
  expect(await game.run('write-json', { target, json: { key: 'value' } })).toMatchObject({
    status: 'failed',
    proof: { verificationFailed: true, actual: 'other JSON' },
  })
  expect(await game.files()).toEqual({})
})

test.each(['docs/whycode-state.json', 'docs/Whycode-State.json', 'docs/ROADMAP.md', 'docs/notes.txt', 'docs'])(
  'write-json never replaces %s',
  async target => {
    const game = scenario({ 'docs/whycode-state.json': '{"a": 1}' })
    expect(await game.run('write-json', { target, json: {} })).toMatchObject({ status: 'failed' })
    expect(await game.files()).toEqual({ 'docs/whycode-state.json': '{"a": 1}' })
  },
)

test('every JSON value comes back as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async value => {
      const json = JSON.parse(JSON.stringify(value)) as Json
      const game = scenario()
      expect(await game.run('write-json', { target, json })).toMatchObject({ proof: { deepEqual: true } })
      expect(JSON.parse((await game.text(target)) ?? '')).toEqual(json)
    }),
  )
})
