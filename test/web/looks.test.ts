import type { Locator } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { axeFaults } from './axe.ts'
import { closeBrowser, executable, Guest, needsChromium } from './browser.ts'
import { served } from './served.ts'

afterAll(closeBrowser)

const still = { reducedMotion: 'reduce' } as const

/** Whether all of it lies within what is seen of the page, or can be brought there by scrolling its own row. */
async function isInView(one: Locator): Promise<boolean> {
  const { width, height } = one.page().viewportSize() ?? { width: 0, height: 0 }
  const box = await one.boundingBox()
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
}

const isWithin = (ana: Guest): Promise<boolean> =>
  ana.page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')

describe.skipIf(executable === undefined)(`what a game puts on the page (${needsChromium})`, () => {
  test('19: the dice cards, and the line to write in, are in sight: by day and night, on a phone, at 400%', async () => {
    await using server = await served({ freshSeed: () => '3' })
    await server.tables.open('standing-room', { as: 'oswin' })
    const link = `${server.link}/standing-room`
    const ana = await Guest.at(link, { ...still, colorScheme: 'light' })
    await ana.ready()
    for (let count = 0; count < 12 && !(await ana.page.locator('.card').first().isVisible()); count += 1)
      await ana.offer(1)
    const [ines, jonas] = [
      await Guest.at(link, { ...still, colorScheme: 'dark', viewport: { width: 360, height: 740 } }),
      await Guest.at(link, { ...still, viewport: { width: 320, height: 256 } }),
    ]
    for (const one of [ana, ines, jonas]) {
      await one.ready()
      await one.page.locator('.card').first().waitFor()
      expect(await isWithin(one)).toBe(true)
      expect(await axeFaults(one.page)).toEqual([])
    }
    for (const one of [ana, ines]) {
      await one.page.locator('.card').first().click()
      for (const part of ['.card', '.spend', '.writing textarea', '.spending .offer'])
        expect(await isInView(one.page.locator(part).first()), `${part} in sight`).toBe(true)
    }
    await jonas.page.locator('.writing textarea').scrollIntoViewIfNeeded()
    expect(await isInView(jonas.page.locator('.writing textarea'))).toBe(true)
    for (const one of [ana, ines, jonas]) expect(one.faults).toEqual([])
    for (const one of [ana, ines, jonas]) await one.close()
  })

  test('19: a fight tells its order once in the story, over it, and nothing of it is hidden', async () => {
    await using server = await served()
    await server.tables.open('borrowed-water', { as: 'maren' })
    const link = `${server.link}/borrowed-water`
    const ana = await Guest.at(link, { ...still, colorScheme: 'light' })
    await ana.ready()
    await ana.say('attack sergeant cobb varley')
    if (!(await ana.page.locator('.order').isVisible())) await ana.say('attack sergeant cobb varley all the same')
    await ana.page.locator('.order li[aria-current="true"]').getByText('Maren').waitFor()
    expect(await ana.page.locator('.dice-name', { hasText: 'Initiative' }).count()).toBe(1)
    expect(await ana.story()).not.toMatch(/Your turn|Against you/)
    expect(await ana.page.locator('.notice', { hasText: 'Ilvane' }).count()).toBe(0)
    const ines = await Guest.at(link, { ...still, colorScheme: 'dark', viewport: { width: 360, height: 740 } })
    await ines.ready()
    for (const one of [ana, ines]) {
      expect(await isWithin(one)).toBe(true)
      for (const part of ['.order li[aria-current="true"]', '.writing textarea', '.offer'])
        expect(await isInView(one.page.locator(part).first()), `${part} in sight`).toBe(true)
      expect(await axeFaults(one.page)).toEqual([])
      expect(one.faults).toEqual([])
      await one.close()
    }
  })

  test('19: what comes is added to the live region once, in the order it is read', async () => {
    await using server = await served()
    await server.tables.open('borrowed-water', { as: 'maren' })
    const ana = await Guest.at(`${server.link}/borrowed-water`, still)
    await ana.ready()
    const before = await ana.story()
    await ana.page.evaluate(`
      window.heard = []
      window.taken = 0
      new MutationObserver(all => all.forEach(({ addedNodes, removedNodes, target }) => {
        for (const one of addedNodes) if (one.innerText) window.heard.push([one.innerText, target.closest('[role=log]').ariaLive])
        for (const one of removedNodes) if (one.innerText) window.taken += 1
      })).observe(document.querySelector('[role=log]'), { childList: true, subtree: true })`)
    await ana.say('search well square')
    await ana.page.waitForTimeout(200)
    const heard = await ana.page.evaluate<readonly (readonly [string, string])[]>('window.heard')
    const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
    const come = words((await ana.story()).slice(before.length))
    expect(come).toContain('You')
    expect(heard.every(([, live]) => live === 'polite')).toBe(true)
    let at = 0
    for (const [text] of heard) {
      const found = come.indexOf(words(text), at)
      expect(found, `"${text}" comes in its turn`).toBeGreaterThanOrEqual(at)
      at = found + words(text).length
    }
    expect(await ana.page.evaluate('window.taken')).toBe(0) // nothing that was read is read again
    await ana.close()
  })
})
