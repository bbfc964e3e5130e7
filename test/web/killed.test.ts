import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, executable, Guest, needsChromium } from './browser.ts'
import { builtPage } from './served.ts'

afterAll(closeBrowser)

type Up = { readonly child: ChildProcess; readonly link: string; readonly port: number }

function start(folder: string, page: string, port: number): Promise<Up> {
  const child = fork('test/web/serve.ts', [folder, page, String(port), 'borrowed-water'], {
    execArgv: ['--import', './scripts/plain-typescript.mjs'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('message', message => resolve({ child, ...(message as { link: string; port: number }) }))
    child.once('exit', code => reject(new Error(`it ended with ${code}`)))
  })
}

describe.skipIf(executable === undefined)(`the server killed under a page (${needsChromium})`, () => {
  test('kill -9 in the middle of a beat: started again, the page goes on by itself', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gloam-killed-'))
    const page = await builtPage()
    let up = await start(folder, page, 0)
    const ana = await Guest.at(`${up.link}/borrowed-water`, { reducedMotion: 'reduce' })
    await ana.ready()
    const lines = ['search well square', 'talk to cobb', 'examine the mule']
    for (const [index, line] of lines.entries()) {
      await ana.page.locator('.writing textarea').fill(line)
      if (index === 1) up.child.kill('SIGKILL') // before it is sent: it is said when the server is back
      const heard =
        index === 1 ? Promise.resolve() : ana.page.waitForRequest(request => request.url().endsWith('/lines'))
      await ana.page.keyboard.press('Enter')
      await heard
      if (index !== 1) up.child.kill('SIGKILL')
      await ana.page.getByText('The table does not answer').waitFor()
      up = await start(folder, page, up.port)
      await expect.poll(() => ana.story(), { timeout: 30_000 }).toMatch(new RegExp(line, 'i'))
      await ana.page.getByText('The table does not answer').waitFor({ state: 'detached' })
      await ana.ready()
      await expect.poll(() => ana.kept()).toBe(index + 2)
    }
    for (const line of lines)
      expect(
        await ana.page
          .locator('.gloss p')
          .filter({ hasText: new RegExp(line, 'i') })
          .count(),
      ).toBe(1)
    expect((await ana.story()).match(/The bucket comes up out of the great well/g)).toHaveLength(1)
    expect(ana.faults).toEqual([])
    await ana.close()
    up.child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
})
