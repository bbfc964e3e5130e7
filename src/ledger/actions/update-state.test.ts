import * as fc from 'fast-check'
import { assert, expect, test } from 'vitest'
import type { Json } from '../json-value.ts'
import { clockAt, failing, meddling, rotting, scenario } from '../scenario.ts'

const state = 'docs/whycode-state.json'
const seedData = { currentPhase: 5, currentPlan: '02-03', status: 'in_progress' }
const before = '{\n  "currentPhase": 4,\n  "ratio": 1.0,\n  "mine": {"kept": 1e5}\n}\n'

test('state-agent update-state: fields are merged, verified and answered with both hashes', async () => {
  const game = scenario({ [state]: before })
  expect(await game.run('update-state', seedData)).toEqual({
    status: 'updated',
    message: '"docs/whycode-state.json" updated: currentPhase, currentPlan, status.',
    phase: 5,
    plan: '02-03',
    proof: {
      beforeHash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      afterHash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      fileChanged: true,
      fieldsVerified: ['currentPhase', 'currentPlan', 'status'],
      reReadSuccessful: true,
    },
  })
  expect(await game.text(state)).toBe(
    '{\n  "currentPhase": 5,\n  "ratio": 1.0,\n  "mine": {"kept": 1e5},\n  "currentPlan": "02-03",\n' +
      '  "status": "in_progress",\n  "lastUpdatedAt": "2024-01-15T14:30:00Z"\n}\n',
  )
})

test('update-state makes the file where there is none', async () => {
  const game = scenario()
  expect(await game.run('update-state', { currentPhase: 1 })).toMatchObject({
    phase: 1,
    plan: null,
    proof: { beforeHash: null, fileChanged: true },
  })
  expect(await game.text(state)).toBe('{\n  "currentPhase": 1,\n  "lastUpdatedAt": "2024-01-15T14:30:00Z"\n}\n')
})

test('update-state that changes nothing says so, and does not claim a new time of change', async () => {
  const game = scenario({ [state]: '{\n  "status": "x",\n  "lastUpdatedAt": "2020-01-01T00:00:00Z"\n}\n' })
  const answer = await game.run('update-state', { status: 'x' })
  expect(answer).toMatchObject({ status: 'updated', proof: { fileChanged: false, fieldsVerified: ['status'] } })
  expect(answer.proof['beforeHash']).toBe(answer.proof['afterHash'])
  expect(await game.text(state)).toContain('2020-01-01')
})

test('update-state replaces a named field whole, and merges no deeper', async () => {
  const game = scenario({ [state]: '{"integrations": {"linear": true}}' })
  await game.run('update-state', { integrations: { context7: true } })
  expect(await game.text(state)).toBe('{"integrations": {"context7":true}, "lastUpdatedAt": "2024-01-15T14:30:00Z"}')
})

test('update-state keeps the time of change to itself', async () => {
  const game = scenario()
  const answer = await game.run('update-state', { status: 'x', lastUpdatedAt: '1999-01-01T00:00:00Z' })
  expect(answer.proof['fieldsVerified']).toEqual(['status'])
  expect(await game.text(state)).toContain('2024-01-15T14:30:00Z')
})

test.each([
  ['{"currentPhase": }', 'a value was expected, and "}" came at line 1, column 18'],
  ['[]', 'does not hold a JSON object'],
  ['', 'a value was expected, and the end of the text came at line 1, column 1'],
])('update-state leaves a state file that is %j alone', async (text, why) => {
  const game = scenario({ [state]: text })
  expect(await game.run('update-state', seedData)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining(why) as unknown,
    proof: { writeAttempted: false, validJson: false },
  })
  expect(await game.text(state)).toBe(text)
})

test('state-agent update-state: a disk that keeps other bytes is found out, and the answer is failed', async () => {
  const fault = rotting(state, text => text.replace('"currentPhase": 5', '"currentPhase": 4'))
  const game = scenario({ [state]: before }, { fault })
  expect(await game.run('update-state', seedData)).toEqual({
    status: 'failed',
    error: `Write appeared successful but verification failed: "${state}", read again, says something else.`,
    proof: {
      writeAttempted: true,
      reReadSuccessful: true,
      verificationFailed: true,
      expected: 'currentPhase: 5',
      actual: 'currentPhase: 4',
      rolledBack: [state],
    },
  })
  expect(await game.text(state)).toBe(before)
})

test.each([
  ['loses its end', (text: string) => text.slice(0, -5), 'valid JSON'],
  ['loses a field', (text: string) => text.replace('"status": "in_progress",', ''), 'status: in_progress'],
  ['changes what nobody asked about', (text: string) => text.replace('1e5', '1e6'), 'the 161 bytes written'],
])('a file that %s between write and re-read fails the action', async (_, rot, expected) => {
  const game = scenario({ [state]: before }, { fault: rotting(state, rot) })
  expect(await game.run('update-state', seedData)).toMatchObject({
    status: 'failed',
    proof: { verificationFailed: true, expected },
  })
})

test('a full disk is an answer with the system word and the path, and the old bytes are there', async () => {
  const game = scenario({ [state]: before }, { fault: failing(state, 'ENOSPC') })
  expect(await game.run('update-state', seedData)).toEqual({
    status: 'failed',
    error: `could not write (ENOSPC): ${state}, because: ENOSPC: the disk says no`,
    proof: {
      writeAttempted: true,
      reReadSuccessful: true,
      verificationFailed: true,
      fileChanged: false,
      faultCode: 'ENOSPC',
      faultPath: state,
      rolledBack: [],
    },
  })
  expect(await game.text(state)).toBe(before)
})

test('a disk that fails half way gets the old bytes back', async () => {
  const game = scenario({ [state]: before }, { fault: failing(state, 'EIO', '{"half') })
  expect((await game.run('update-state', seedData)).proof).toMatchObject({ fileChanged: true, rolledBack: [state] })
  expect(await game.text(state)).toBe(before)
})

test('someone else who saves meanwhile is merged with, not overwritten', async () => {
  const fault = meddling(state, time => `{\n  "theirs": ${time}\n}\n`, 2)
  const game = scenario({ [state]: before }, { fault })
  expect(await game.run('update-state', { status: 'x' })).toMatchObject({ status: 'updated' })
  expect(JSON.parse((await game.text(state)) ?? '')).toMatchObject({ theirs: 2, status: 'x' })
})

test('someone else who never stops saving is told, after a bounded number of tries', async () => {
  const game = scenario({ [state]: before }, { fault: meddling(state, time => `{"theirs": ${time}}`, Infinity) })
  expect(await game.run('update-state', { status: 'x' })).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('changed by someone else') as unknown,
    proof: { writeAttempted: false },
  })
  expect(await game.text(state)).toBe('{"theirs": 5}')
})

test('a field called __proto__ is a field, and pollutes nothing', async () => {
  const game = scenario({ [state]: '{}' })
  const data = JSON.parse('{"__proto__": {"polluted": 1}, "constructor": 2}') as Json
  expect((await game.run('update-state', data)).proof['fieldsVerified']).toEqual(['__proto__', 'constructor'])
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
  expect(await game.text(state)).toContain('"__proto__": {\n    "polluted": 1\n  }')
})

const keys = fc.string({ minLength: 1 }).filter(key => key !== 'lastUpdatedAt' && !/^\d+$/.test(key))
const objects = fc.dictionary(keys, fc.jsonValue() as fc.Arbitrary<Json>, { minKeys: 1 })

test('unknown keys and their order survive every update, to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(objects, objects, async (old, data) => {
      const was = JSON.parse(JSON.stringify(old)) as Record<string, Json>
      const wanted = JSON.parse(JSON.stringify(data)) as Record<string, Json>
      const game = scenario({ [state]: `${JSON.stringify(was, undefined, 2)}\n` }, { clock: clockAt('2030-01-01') })
      const answer = await game.run('update-state', wanted)
      assert(answer.status === 'updated')
      const stamp = answer.proof['fileChanged'] === true ? { lastUpdatedAt: '2030-01-01T00:00:00Z' } : {}
      const merged = Object.fromEntries([...Object.entries(was), ...Object.entries(wanted), ...Object.entries(stamp)])
      expect(await game.text(state)).toBe(`${JSON.stringify(merged, undefined, 2)}\n`)
    }),
  )
})
