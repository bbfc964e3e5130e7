import type { Locator } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, executable, Guest, needsChromium } from './browser.ts'
import { axeFaults } from './axe.ts'
import { served } from './served.ts'

afterAll(closeBrowser)

const styleOf = (one: Locator, name: string): Promise<string | undefined> =>
  one.evaluate((element, wanted) => {
    const look = Reflect.get(globalThis, 'getComputedStyle') as (of: unknown) => Readonly<Record<string, string>>
    return look(element)[wanted]
  }, name)

const still = { reducedMotion: 'reduce' } as const

describe.skipIf(executable === undefined)(`a page in a real browser (${needsChromium})`, () => {
  test('from the first visit to the first decision, and nothing is fetched from elsewhere', async () => {
    await using server = await served()
    const ana = await Guest.at(server.link)
    await ana.page.getByRole('article', { name: 'Borrowed Water' }).getByRole('button').click()
    await ana.page.getByText('Who will you play?').waitFor()
    expect(await axeFaults(ana.page)).toEqual([])
    await ana.offer(4)
    expect(await ana.story()).toContain('Lisbet Farrow')
    expect(ana.page.url()).not.toMatch(/[\w-]{30}/) // the key has left the address
    expect(ana.foreign).toEqual([])
    expect(ana.faults).toEqual([])
    await ana.close()
  })

  test('dice are seen to fall, and lie still where motion is not wanted; both end the same', async () => {
    await using server = await served()
    await server.tables.open('borrowed-water', { as: 'maren' })
    const [ana, still1] = [
      await Guest.at(`${server.link}/borrowed-water`),
      await Guest.at(`${server.link}/borrowed-water`, still),
    ]
    await ana.ready()
    await ana.page.locator('.writing textarea').fill('search well square')
    await ana.page.keyboard.press('Enter')
    const die = ana.page.locator('.drop .die.falls').first()
    await die.waitFor()
    expect(await styleOf(die, 'animationName')).toBe('fall')
    await still1.page.locator('.drop .die').first().waitFor()
    const lying = still1.page.locator('.drop .die').first()
    expect(await styleOf(lying, 'animationName')).toBe('none')
    expect(await lying.getAttribute('data-face')).toBe(await die.getAttribute('data-face'))
    const [face, note] = [await lying.getAttribute('data-face'), await still1.page.locator('.note').first().innerText()]
    expect(note).toMatch(new RegExp(`\\b${face} [+−] \\d+, against \\d+`))
    await ana.page.waitForTimeout(700)
    expect(await styleOf(die, 'transform')).toMatch(/none|matrix\(1, 0, 0, 1, 0, 0\)/)
    for (const one of [ana, still1]) await one.close()
  })

  test.each(['borrowed-water', 'standing-room'])(
    'twenty beats of %s by buttons and by typing',
    { timeout: 120_000 },
    async campaign => {
      await using server = await served()
      await server.tables.open(campaign, { as: campaign === 'borrowed-water' ? 'maren' : 'oswin' })
      const ana = await Guest.at(`${server.link}/${campaign}`, still)
      await ana.ready()
      const lines = ['look around', 'search this place', 'ask about the well', 'wait a while']
      for (let count = 0; (await ana.kept()) < 20 && count < 60; count += 1) {
        const offered = await ana.page.locator('.offer, .card').count() // what would tell a secret is not offered
        if (count % 3 === 2 || offered < 2) await ana.say(lines[((count / 3) % lines.length) | 0] ?? 'look around')
        else await ana.offer((count % 2) + 1)
      }
      expect(await ana.kept()).toBeGreaterThanOrEqual(20)
      expect(ana.faults).toEqual([])
      expect(await axeFaults(ana.page)).toEqual([])
      await ana.close()
    },
  )

  test('why, taking back, another line, and back again', async () => {
    await using server = await served()
    await server.tables.open('borrowed-water', { as: 'maren' })
    const ana = await Guest.at(`${server.link}/borrowed-water`, still)
    await ana.ready()
    await ana.say('search well square')
    await ana.page.locator('.prose-part .body').last().click()
    const why = ana.page.getByRole('dialog', { name: 'Why this stands here' })
    await why.getByText(/search well square/i).waitFor()
    expect(await why.innerText()).toMatch(/(?:Perception|Investigation) check/)
    expect(await axeFaults(ana.page)).toEqual([])
    await ana.page.keyboard.press('Escape')
    await why.waitFor({ state: 'detached' })
    await ana.page.getByRole('button', { name: 'Take back' }).click()
    await expect.poll(() => ana.story()).not.toMatch(/search well square/i)
    await ana.ready()
    await ana.say('/lines line-1')
    await expect.poll(() => ana.story()).toMatch(/search well square/i)
    await ana.page.getByRole('button', { name: 'Edit', exact: true }).click()
    expect(await ana.page.locator('.writing textarea').inputValue()).toBe('/edit search well square')
    await ana.say('/edit look at the mule')
    await expect.poll(() => ana.story()).toMatch(/look at the mule/i)
    expect(await ana.story()).not.toMatch(/search well square/i)
    await ana.page.getByRole('button', { name: 'Find', exact: true }).click()
    await ana.page.getByRole('textbox', { name: 'Find in the story' }).fill('mule')
    await ana.page.locator('.hits button').first().waitFor()
    expect(await axeFaults(ana.page)).toEqual([])
    expect(ana.faults).toEqual([])
    await ana.close()
  })

  test('a page that is loaded again in the middle of a beat loses nothing and doubles nothing', async () => {
    await using server = await served()
    await server.tables.open('borrowed-water', { as: 'maren' })
    const ana = await Guest.at(`${server.link}/borrowed-water`, still)
    await ana.ready()
    await ana.page.locator('.writing textarea').fill('search well square')
    const heard = ana.page.waitForResponse(response => response.url().endsWith('/lines'))
    await ana.page.keyboard.press('Enter')
    await heard
    await ana.page.reload()
    await ana.ready()
    await expect.poll(() => ana.story()).toMatch(/search well square/i)
    expect(
      await ana.page
        .locator('.gloss p')
        .filter({ hasText: /search well square/i })
        .count(),
    ).toBe(1)
    await ana.close()
  })

  test('everything by keyboard: numbers, arrows, Tab, Escape', async () => {
    await using server = await served()
    await server.tables.open('borrowed-water', { as: 'maren' })
    const ana = await Guest.at(`${server.link}/borrowed-water`, still)
    await ana.ready()
    await ana.page.locator('.story').focus()
    await ana.page.keyboard.press('1')
    await expect.poll(() => ana.kept()).toBe(2)
    const area = ana.page.locator('.writing textarea')
    await area.fill('talk to dab')
    await area.press('Tab')
    expect(await area.inputValue()).toBe('talk to Dabney Thrupp')
    await area.press('Enter')
    await ana.ready()
    await area.press('ArrowUp')
    expect(await area.inputValue()).toBe('talk to Dabney Thrupp')
    await area.fill('')
    const stops = new Set<string>()
    for (let count = 0; count < 40; count += 1) {
      await ana.page.keyboard.press('Tab')
      stops.add(await ana.page.evaluate<string>("document.activeElement?.textContent?.trim().slice(0, 30) ?? ''"))
    }
    const missing = ['Find', 'Night', 'Library', 'Say it', 'Take back', 'beat 3'].filter(
      name => ![...stops].some(stop => stop.includes(name)),
    )
    expect(missing).toEqual([])
    await ana.close()
  })

  test.each([
    ['a phone', 360, 740],
    ['a page at 400%', 320, 256],
    ['a wide screen', 1920, 1080],
  ])('%s shows all of it, with nothing beside the edge', async (_, width, height) => {
    await using server = await served()
    await server.tables.open('borrowed-water', { as: 'maren' })
    const ana = await Guest.at(`${server.link}/borrowed-water`, { ...still, viewport: { width, height } })
    await ana.ready()
    await ana.say('search well square')
    expect(await ana.page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    for (const part of ['.writing textarea', '.offer'])
      expect(await ana.page.locator(part).first().isVisible()).toBe(true)
    expect(await axeFaults(ana.page)).toEqual([])
    const opened = ana.page.locator('.pulse:visible')
    for (const pulse of await opened.all()) await pulse.click()
    expect(await axeFaults(ana.page)).toEqual([])
    await ana.close()
  })

  test.each(['light', 'dark'] as const)('axe finds nothing: %s, with everything open', async colorScheme => {
    await using server = await served()
    await server.tables.open('borrowed-water', { as: 'maren' })
    const ana = await Guest.at(`${server.link}/borrowed-water`, { ...still, colorScheme })
    await ana.ready()
    await ana.say('search well square')
    for (const fold of await ana.page.locator('.fold > button[aria-expanded]').all()) await fold.click()
    await ana.page.getByRole('button', { name: 'How it reads' }).click()
    await ana.page.waitForTimeout(300)
    expect(await axeFaults(ana.page)).toEqual([])
    await ana.page.getByRole('button', { name: 'How it reads' }).click()
    for (const [way, there] of [
      ['Time', '.cordage'],
      ['Events', '.event'],
    ] as const) {
      await ana.page.getByRole('button', { name: way, exact: true }).click()
      await ana.page.locator(there).first().waitFor()
      expect(await axeFaults(ana.page)).toEqual([])
    }
    for (const way of ['The book so far', 'Hand out a seat']) {
      await ana.page.getByRole('button', { name: 'Story', exact: true }).click()
      await ana.page.getByRole('button', { name: way }).click()
      await ana.page.locator('main.wide').waitFor()
      await ana.page.waitForTimeout(300)
      expect(await axeFaults(ana.page)).toEqual([])
    }
    await ana.page.getByRole('button', { name: 'Library' }).click()
    await ana.page.getByRole('heading', { name: 'Borrowed Water' }).waitFor()
    expect(await axeFaults(ana.page)).toEqual([])
    await ana.close()
  })
})
