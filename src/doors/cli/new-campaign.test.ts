import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { instantAt } from '../../core/time.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { newCampaignCommand } from './new-campaign.ts'

/** Somebody who answers one question after the other, and then is gone. */
async function call(words: readonly string[], answers?: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'gloam-new-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const said = { out: '', err: '', asked: [] as string[], code: undefined as ExitCode | undefined }
  const left = [...(answers ?? [])]
  const ask = async (question: string): Promise<string | undefined> => {
    said.asked.push(question.split('\n')[0] ?? '')
    return left.shift()
  }
  const door: CliDoor = {
    print: text => void (said.out += text),
    warn: text => void (said.err += text),
    readInput: async () => '',
    clock: { now: () => instantAt(0) },
    freshSeed: () => 'drawn',
    finish: code => void (said.code = code),
    ...(answers ? { ask } : {}),
  }
  await newCampaignCommand(door).parseAsync(['--campaigns', root, ...words], { from: 'user' })
  return said
}

test('what is none of the answers is told, and asked again where nothing could come of it', async () => {
  const { asked, code, ...said } = await call(
    [],
    ['9', '1', 'The Glass Winter', 'what?', 'short', '', '', '', '', '0', 'yes'],
  )
  expect(asked.filter(question => question === 'How should it sound?')).toHaveLength(2)
  expect(asked.filter(question => question === 'How long shall it be?')).toHaveLength(2)
  const out = said.out.replaceAll(/\s+/g, ' ')
  expect(out).toContain('"9" is none of these. Say 1 to')
  expect(out).toContain('The Glass Winter') // words of one's own are built with
  expect(out).toContain('"what?" is none of these. Say 1 to 3')
  expect(code).toBe(0)
})

test.each([
  ['--scope', 'gigantic', '--scope "gigantic" is none of: evening, short, long.'],
  ['--style', 'operatic', '--style "operatic" is none of: script, novel, hybrid, minimal.'],
])('%s %s is refused with what there is', async (flag, words, why) => {
  const { code, err } = await call([flag, words, '--yes'])
  expect([code, err]).toEqual([2, `gloam new campaign: ${why}\n`])
})
