/** Pictures of the page, for the README and for whoever looks at it: `npm run shots FOLDER`. */
import { mkdirSync } from 'node:fs'
import { Guest, closeBrowser } from './browser.ts'
import { served } from './served.ts'

const folder = process.argv[2] ?? 'docs/pictures'
mkdirSync(folder, { recursive: true })

const size = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const

async function tell(ana: Guest, lines: readonly string[]): Promise<void> {
  await ana.ready()
  for (const line of lines) await ana.say(line)
}

const shot = (ana: Guest, name: string): Promise<unknown> => ana.page.screenshot({ path: `${folder}/${name}.png` })

const press = (ana: Guest, name: string | RegExp): Promise<void> =>
  ana.page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

/** A person's page is looked at with the mouse out of the way. */
async function look(ana: Guest, name: string): Promise<void> {
  await ana.page.mouse.move(2, 2)
  await ana.page.waitForTimeout(400)
  await shot(ana, name)
}

async function water(): Promise<void> {
  await using server = await served()
  const ana = await Guest.at(server.link, { ...size, colorScheme: 'light' })
  await ana.page.getByRole('article').first().waitFor()
  await look(ana, 'library')
  await press(ana, 'New campaign')
  await ana.page.locator('.choice').first().waitFor()
  await look(ana, 'new-campaign')
  await server.tables.open('borrowed-water', { as: 'maren' })
  const link = `${server.link}/borrowed-water`
  await ana.visit(link)
  await tell(ana, ['look around', 'talk to cobb', 'search well square'])
  await look(ana, 'story-day')
  const night = await Guest.at(link, { ...size, colorScheme: 'dark' })
  await night.ready()
  await look(night, 'story-night')
  await ana.page.locator('.prose-part .body').last().click()
  await ana.page.locator('.cord').waitFor()
  await look(ana, 'why')
  await ana.page.keyboard.press('Escape')
  const small = await Guest.at(link, { ...phone, colorScheme: 'light' })
  await small.ready()
  await small.page.evaluate("document.fonts.load('500 16px \\'Alegreya SC\\'')")
  await look(small, 'phone')
  await small.page.locator('.pulse').click()
  await look(small, 'phone-desk')
  await tell(ana, ['/rewind 2', 'go to the full pail', 'talk to ruddock', '/rewind 3', 'talk to marrable'])
  await press(ana, /^Map/)
  await ana.page.locator('.map').scrollIntoViewIfNeeded()
  await look(ana, 'map')
  await press(ana, /^Map/)
  await press(ana, /sheet, items/)
  await ana.page.locator('.fold-body').first().scrollIntoViewIfNeeded()
  await look(ana, 'sheet')
  await press(ana, 'Time')
  await ana.page.locator('.cordage').focus()
  await ana.page.keyboard.press('ArrowDown')
  await look(ana, 'time')
  await press(ana, 'Events')
  await ana.page.locator('.event').first().waitFor()
  await look(ana, 'events')
  await press(ana, 'Story')
  await press(ana, 'The book so far')
  await ana.page.locator('.chapter').first().waitFor()
  await look(ana, 'book')
  const seats = await server.ask('/api/tables/borrowed-water/seats')
  const { links } = JSON.parse(seats.text) as { readonly links: Readonly<Record<string, string>> }
  for (const [id, name] of [
    ['ilvane-sorrel', 'join'],
    ['gm', 'game-master'],
  ] as const) {
    const guest = await Guest.at(links[id] ?? '', { ...size, colorScheme: 'dark' })
    await guest.page.locator('.join-body, .pill').first().waitFor()
    await look(guest, name)
    await guest.close()
  }
  for (const one of [ana, night, small]) await one.close()
}

async function fight(): Promise<void> {
  await using server = await served()
  await server.tables.open('borrowed-water', { as: 'maren' })
  const link = `${server.link}/borrowed-water`
  const ana = await Guest.at(link, { ...size, colorScheme: 'light' })
  await tell(ana, ['attack sergeant cobb varley', 'attack sergeant cobb varley all the same'])
  await look(ana, 'fight')
  const night = await Guest.at(link, { ...size, colorScheme: 'dark' })
  await night.ready()
  await look(night, 'fight-night')
  const small = await Guest.at(link, { ...phone, colorScheme: 'light' })
  await small.ready()
  await look(small, 'phone-fight')
  for (const one of [ana, night, small]) await one.close()
}

async function cards(): Promise<void> {
  await using server = await served({ freshSeed: () => '3' })
  await server.tables.open('standing-room', { as: 'oswin' })
  const link = `${server.link}/standing-room`
  const ana = await Guest.at(link, { ...size, colorScheme: 'dark' })
  await ana.ready()
  for (let count = 0; count < 12 && !(await ana.page.locator('.card').first().isVisible()); count += 1)
    await ana.offer(1)
  await ana.page.locator('.card').nth(1).click()
  await look(ana, 'dice-cards')
  const small = await Guest.at(link, { ...phone, colorScheme: 'dark' })
  await small.ready()
  await look(small, 'phone-cards')
  for (const one of [ana, small]) await one.close()
}

await water()
await fight()
await cards()
await closeBrowser()
