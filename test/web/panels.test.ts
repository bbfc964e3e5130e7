import { afterAll, describe, expect, test } from 'vitest'
import { axeFaults } from './axe.ts'
import { closeBrowser, executable, Guest, needsChromium } from './browser.ts'
import { served } from './served.ts'

afterAll(closeBrowser)

const still = { reducedMotion: 'reduce' } as const

describe.skipIf(executable === undefined)(`what stands beside the story (${needsChromium})`, () => {
  test('19: the place says who is here, pages say what is new, and each line and number says why', async () => {
    await using server = await served()
    await server.tables.open('borrowed-water', { as: 'maren' })
    const ana = await Guest.at(`${server.link}/borrowed-water`, still)
    await ana.ready()
    const desk = ana.page.getByRole('complementary', { name: 'Beside the story' })
    await desk.getByRole('list', { name: 'Who is here' }).getByText('Sergeant Cobb Varley').waitFor()
    await ana.say('search well square')
    await desk.getByRole('button', { name: /^What we know \d+ new/ }).click()
    await desk.locator('.line').filter({ hasText: 'Tally cuts on the rim' }).click()
    const why = ana.page.getByRole('dialog', { name: 'Why this stands here' })
    await why.getByText('party-knowledge.md').waitFor()
    await why.getByText(/search well square/i).waitFor()
    await ana.page.keyboard.press('Escape')
    await desk.getByRole('button', { name: /The Last Month 0 of 10: why/ }).click()
    await why.getByText('It stands as it stood').waitFor()
    expect(await axeFaults(ana.page)).toEqual([])
    expect(ana.faults).toEqual([])
    await ana.close()
  })

  test('19: a line that was left is read beside this one, named, and returned to', async () => {
    await using server = await served()
    await server.tables.open('borrowed-water', { as: 'maren' })
    const ana = await Guest.at(`${server.link}/borrowed-water`, still)
    await ana.ready()
    await ana.say('search well square')
    await ana.say('/undo')
    await ana.say('look at the mule')
    await ana.page.getByRole('button', { name: 'Time', exact: true }).click()
    await ana.page.locator('.cordage').focus()
    await ana.page.keyboard.press('ArrowDown')
    await ana.page
      .getByRole('region', { name: 'line-1, beat 2' })
      .getByText('Tally cuts on the rim.', { exact: true })
      .waitFor()
    await ana.page.getByRole('region', { name: 'This line, beat 2' }).getByText('look at the mule').first().waitFor()
    await ana.page.getByLabel(/A name, for this line/).fill('The cuts')
    await ana.page.getByRole('button', { name: 'Name this line' }).click()
    await ana.page.getByRole('region', { name: 'The cuts, beat 2' }).waitFor()
    expect(await axeFaults(ana.page)).toEqual([])
    await ana.page.getByRole('button', { name: 'Return to this line' }).click()
    await expect.poll(() => ana.story(), { timeout: 20_000 }).toContain('Tally cuts on the rim')
    expect(ana.faults).toEqual([])
    await ana.close()
  })

  test('19: dice in space come only to whoever wants them, fall on what code rolled, and lie still', async () => {
    await using server = await served()
    await server.tables.open('borrowed-water', { as: 'maren' })
    const link = `${server.link}/borrowed-water`
    const [ana, ines] = [await Guest.at(link), await Guest.at(link, still)]
    const fetched: string[] = []
    ana.page.on('request', request => fetched.push(request.url()))
    await ana.ready()
    expect(fetched.join()).not.toContain('round-die')
    for (const one of [ana, ines]) {
      await one.page.getByRole('button', { name: 'How it reads' }).click()
      await one.page.getByRole('combobox', { name: /^Dice/ }).selectOption('space')
      await one.page.getByRole('button', { name: 'How it reads' }).click()
    }
    await ana.say('search well square')
    const die = ana.page.locator('canvas.die').first()
    await die.waitFor()
    expect(fetched.join()).toContain('round-die')
    await expect.poll(() => die.getAttribute('data-at'), { timeout: 10_000 }).toBe('1.00')
    const lying = ines.page.locator('canvas.die').first()
    await lying.waitFor()
    expect(await lying.getAttribute('data-at')).toBe('1.00') // still at once
    const pixels = (one: typeof die) =>
      one.evaluate(canvas => (canvas as unknown as { toDataURL(): string }).toDataURL())
    expect(await pixels(die)).toBe(await pixels(lying)) // both end in the same picture
    expect(await ana.page.locator('.note').first().innerText()).toContain((await die.getAttribute('data-face')) ?? '?')
    expect(await axeFaults(ana.page)).toEqual([])
    for (const one of [ana, ines]) expect(one.faults).toEqual([])
    for (const one of [ana, ines]) await one.close()
  })

  test('19: somebody who watches reads, and is offered nothing to say', async () => {
    await using server = await served()
    await server.tables.open('borrowed-water', { as: 'maren' })
    const ana = await Guest.at(`${server.link}/borrowed-water`, still)
    await ana.ready()
    const { links } = JSON.parse((await server.ask('/api/tables/borrowed-water/seats')).text) as {
      readonly links: Readonly<Record<string, string>>
    }
    const eve = await Guest.at(links['spectator'] ?? '', still)
    await eve.page.getByText('You watch').waitFor()
    await ana.say('look at the mule')
    await expect.poll(() => eve.story()).toContain('look at the mule')
    expect(await eve.page.locator('.writing, .offer').count()).toBe(0)
    expect(await axeFaults(eve.page)).toEqual([])
    for (const one of [ana, eve]) await one.close()
  })
})
