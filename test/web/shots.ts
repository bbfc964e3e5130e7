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

{
  await using server = await served()
  await server.tables.open('borrowed-water', { as: 'maren' })
  const link = `${server.link}/borrowed-water`
  const ana = await Guest.at(link, { ...size, colorScheme: 'light' })
  await tell(ana, ['look around', 'talk to cobb', 'search well square'])
  await shot(ana, 'story-day')
  const night = await Guest.at(link, { ...size, colorScheme: 'dark' })
  await night.ready()
  await shot(night, 'story-night')
  await ana.page.locator('.prose-part .body').last().click()
  await ana.page.locator('.cord').waitFor()
  await shot(ana, 'why')
  await ana.page.keyboard.press('Escape')
  const small = await Guest.at(link, { ...phone, colorScheme: 'light' })
  await small.ready()
  await small.page.evaluate("document.fonts.load('500 16px \\'Alegreya SC\\'')")
  await small.page.waitForTimeout(700)
  await shot(small, 'phone')
  await small.page.locator('.pulse').click()
  await shot(small, 'phone-desk')
  await tell(ana, [
    '/rewind 2',
    'go to the full pail',
    'talk to ruddock',
    '/rewind 3',
    'talk to marrable',
    'go to well square',
  ])
  await ana.page.getByRole('button', { name: 'Map' }).click()
  await ana.page.locator('.map').scrollIntoViewIfNeeded()
  await shot(ana, 'map')
  await ana.page.getByRole('button', { name: 'Time', exact: true }).click()
  await ana.page.locator('.cordage').focus()
  await ana.page.keyboard.press('ArrowDown')
  await ana.page.waitForTimeout(400)
  await shot(ana, 'time')
  await ana.page.getByRole('button', { name: 'Events', exact: true }).click()
  await ana.page.locator('.event').first().waitFor()
  await shot(ana, 'events')
  await ana.page.getByRole('button', { name: 'Library' }).click()
  await ana.page.getByRole('article').first().waitFor()
  await shot(ana, 'library')
  await ana.page.getByRole('button', { name: 'Go on' }).first().click()
  await tell(ana, ['attack sergeant cobb varley', 'attack sergeant cobb varley all the same'])
  await ana.page.waitForTimeout(300)
  await shot(ana, 'fight')
  for (const one of [ana, night, small]) await one.close()
}
{
  await using server = await served({ freshSeed: () => '3' })
  await server.tables.open('standing-room', { as: 'oswin' })
  const ana = await Guest.at(`${server.link}/standing-room`, { ...size, colorScheme: 'dark' })
  await ana.ready()
  for (let count = 0; count < 12 && !(await ana.page.locator('.card').first().isVisible()); count += 1)
    await ana.offer(1)
  await ana.page.locator('.card').nth(1).click()
  await shot(ana, 'dice-cards')
  await ana.close()
}
await closeBrowser()
