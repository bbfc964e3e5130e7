import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, executable, Guest, needsChromium } from './browser.ts'
import { served } from './served.ts'

afterAll(closeBrowser)

/** Goes on by Tab until what has the focus is called so; whoever cannot come there would be stuck. */
async function tabTo(ana: Guest, name: RegExp): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    await ana.page.keyboard.press('Tab')
    const now = await ana.page.evaluate<string>(
      "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? ''",
    )
    if (name.test(now)) return
  }
  throw new Error(`nobody comes to ${name} by Tab`)
}

describe.skipIf(executable === undefined)(`without a mouse (${needsChromium})`, () => {
  test('19: from the library through a whole beat, why, a page of the desk and taking it back', async () => {
    await using server = await served()
    const ana = await Guest.at(server.link, { reducedMotion: 'reduce' })
    const { keyboard } = ana.page
    await ana.page.getByRole('article', { name: 'Borrowed Water' }).waitFor()
    for (let count = 0; count < 2; count += 1) await tabTo(ana, /^Sit down$/)
    await keyboard.press('Enter')
    await ana.page.getByText('Who will you play?').waitFor()
    await keyboard.press('4')
    await ana.ready()
    await tabTo(ana, /^What Maren does$/)
    await keyboard.type('search well square')
    await keyboard.press('Enter')
    await expect.poll(() => ana.kept(), { timeout: 20_000 }).toBe(2)
    await ana.ready()
    await tabTo(ana, /^Why beat 2$/)
    await keyboard.press('Enter')
    const why = ana.page.getByRole('dialog', { name: 'Why this stands here' })
    await why.getByText(/search well square/i).waitFor()
    await keyboard.press('Escape')
    await why.waitFor({ state: 'detached' })
    expect(await ana.page.evaluate("document.activeElement?.getAttribute('aria-label')")).toBe('Why beat 2')
    await tabTo(ana, /^Quests, questions/)
    await keyboard.press('Enter')
    await ana.page.locator('.fold-body .line').first().waitFor()
    await tabTo(ana, /^Lines: arrows go/)
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await why.waitFor()
    await keyboard.press('Escape')
    await tabTo(ana, /^Take back$/)
    await keyboard.press('Enter')
    await expect.poll(() => ana.story(), { timeout: 20_000 }).not.toMatch(/search well square/i)
    await ana.ready()
    expect(await ana.kept()).toBe(1)
    expect(ana.faults).toEqual([])
    await ana.close()
  })
})
