import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Seating } from '../../src/doors/terminal/session.ts'
import type { Move } from '../../src/table/moves.ts'
import { textOf, type Part } from '../../src/table/parts.ts'
import { scriptedCast } from '../../src/table/testing/scripted.ts'
import { hostile as hostileWords } from '../llm/hostile.ts'
import { closeBrowser, executable, Guest, needsChromium } from './browser.ts'
import { Listener, served } from './served.ts'

afterAll(closeBrowser)

const ours = [
  '<img src=x onerror="window.pwned = 1">',
  '<script>window.pwned = 1</script>',
  '"><svg onload=window.pwned=1>',
  'javascript:window.pwned=1',
  '[a](javascript:window.pwned=1) ![b](http://evil.example/x.png)',
  '\u202Eright to left\u2066 and back',
  '**bold *and* _all_ `of` it**'.repeat(50),
  'x'.repeat(3000),
  'data: {"type":"reset"}\n\nid: 1',
]

const hostile = hostileWords()

const strings = [...ours, ...hostile]

/** Every string as prose, as somebody's name and words, as something learned, a place, a clock and an offer. */
function beatsOf(all: readonly string[]): readonly (readonly Move[])[] {
  const beats: Move[][] = []
  for (let at = 0; at < all.length; at += 40) {
    const some = all.slice(at, at + 40)
    const parts: Part[] = some.flatMap((text): readonly Part[] => [
      { kind: 'prose', text: text === '' ? '.' : text },
      { kind: 'said', who: text.slice(0, 80) || '.', act: 'say', text, manner: text.slice(0, 200) },
      { kind: 'found', what: text.slice(0, 100), by: 'Maren Okell', text: text.slice(0, 300) },
    ])
    beats.push([
      { tag: 'NARRATIVE', text: textOf(parts), parts },
      {
        tag: 'BOARD',
        board: {
          places: some.slice(0, 8).map((name, index) => ({ name, exits: some, isHere: index === 0, wasVisited: true })),
          clocks: some.slice(0, 4).map(name => ({ name, filled: 1, segments: 4 })),
        },
      },
      { tag: 'SUGGEST', options: some.slice(0, 6) },
    ])
  }
  return beats
}

const hostileGm =
  (beats: readonly (readonly Move[])[]): Seating =>
  home => ({
    seated: { ...home, cast: { ...home.cast, gm: scriptedCast({ beats }).gm } },
    overhear: () => undefined,
  })

/** A campaign whose pages, and whose people, are made of such words. */
function hostileCampaign(folder: string): void {
  const root = join(folder, 'campaigns', 'hostile')
  for (const below of ['party', 'npcs', 'locations']) mkdirSync(join(root, below), { recursive: true })
  const lines = strings.map(text => text.replaceAll('\n', ' ').slice(0, 300))
  const some = (at: number): string => lines[at % lines.length] ?? 'x'
  writeFileSync(join(root, 'overview.md'), `# Campaign: ${some(1)}\n\n## Setting\n\n${some(0)}\n`)
  writeFileSync(
    join(root, 'party-knowledge.md'),
    `# Party Knowledge\n\n## What We Know\n\n${lines.map(line => `- ${line}`).join('\n')}\n\n| NPC | Who |\n|---|---|\n${lines.map(line => `| ${line} | ${line} |`).join('\n')}\n`,
  )
  for (const [index, name] of lines.slice(0, 4).entries())
    writeFileSync(
      join(root, 'party', `one-${index}.md`),
      `# ${name}\n\n**Player**: AI\n\n| | |\n|---|---|\n| **Race** | ${some(index + 4)} |\n| **Class** | Fighter |\n| **Level** | 1 |\n| **Hit Points** | 10/10 |\n`,
    )
  for (const [index, name] of lines.slice(4, 24).entries()) {
    writeFileSync(join(root, 'npcs', `n-${index}.md`), `# ${name}\n\n**Location**: ${some(24)}\n\n${some(index)}\n`)
    writeFileSync(join(root, 'locations', `l-${index}.md`), `# ${some(24 + index)}\n\n${some(index)}\n`)
  }
}

describe.skipIf(executable === undefined)(`hostile words on the page (${needsChromium})`, () => {
  test(
    `${strings.length} strings as names, words and places: nothing runs, nothing breaks`,
    { timeout: 120_000 },
    async () => {
      const beats = beatsOf(strings)
      await using server = await served({ seating: hostileGm([...beats, ...beats.slice(-1)]) })
      await server.tables.open('borrowed-water', { as: 'maren' })
      const ana = await Guest.at(`${server.link}/borrowed-water`, { reducedMotion: 'reduce' })
      await ana.ready()
      const said = [...ours, ...hostile.filter((_, index) => index % 40 === 0)]
        .filter(line => !line.startsWith('/'))
        .slice(0, beats.length - 1)
      for (const line of said) await ana.say(line.replaceAll('\n', ' ').slice(0, 500) || 'x')
      for (const fold of await ana.page.locator('.fold > button[aria-expanded]').all()) await fold.click()
      await ana.page.waitForTimeout(300)
      expect(await ana.page.evaluate('window.pwned')).toBeUndefined()
      expect(await ana.page.locator('#page script, #page img, #page iframe, #page a[href]').count()).toBe(0)
      expect(await ana.page.locator('.writing textarea').isVisible()).toBe(true)
      expect(ana.faults).toEqual([])
      expect(ana.foreign).toEqual([])
      const story = await ana.page.locator('[role=log]').textContent() // what is out of sight too
      for (const text of ['<script>window.pwned = 1</script>', '<img src=x onerror=']) expect(story).toContain(text)
      await ana.close()
    },
  )

  test(
    '19: a campaign that is made of such words, its library, its files and its people',
    { timeout: 90_000 },
    async () => {
      await using server = await served()
      hostileCampaign(server.folder)
      const ana = await Guest.at(server.link, { reducedMotion: 'reduce' })
      await ana.page.getByRole('article').first().waitFor()
      const opened = await server.tables.open('hostile', { as: 'one-0', style: 'hybrid' })
      expect(opened.ok).toBe(true)
      await ana.visit(`${server.link}/hostile/files`)
      await ana.page.getByRole('button', { name: 'Show them' }).click()
      await ana.page.locator('.findings').first().waitFor()
      const bo = await Guest.at(`${server.link}/hostile`, { reducedMotion: 'reduce' })
      await bo.ready()
      for (const fold of await bo.page.locator('.fold > button[aria-expanded]').all()) await fold.click()
      await bo.page.locator('.fold-body table').first().waitFor()
      for (const line of strings.filter((_, index) => index % 60 === 7))
        await bo.say(`I say: ${line.replaceAll('\n', ' ').slice(0, 200)}`)
      for (const one of [ana, bo]) {
        expect(await one.page.evaluate('window.pwned')).toBeUndefined()
        expect(await one.page.locator('#page script, #page img, #page iframe, #page a[href]').count()).toBe(0)
        expect(one.faults).toEqual([])
        expect(one.foreign).toEqual([])
        await one.close()
      }
    },
  )

  test('19: such words as the name somebody gives themselves', async () => {
    await using server = await served()
    await server.tables.open('borrowed-water', { as: 'maren' })
    const ana = await Guest.at(`${server.link}/borrowed-water/seats`, { reducedMotion: 'reduce' })
    await ana.page.getByRole('heading', { name: 'Seats to hand out' }).waitFor()
    const token = server.tokenFor({ kind: 'player', campaign: 'borrowed-water', character: 'korda-venn' })
    const korda = new Listener(server, 'borrowed-water', token)
    await korda.until(events => events.some(({ type }) => type === 'seats'))
    for (const name of strings.filter((text, index) => text.trim() !== '' && index % 5 === 0)) {
      const sat = await server.ask('/api/tables/borrowed-water/sit', { token, body: { name: name.slice(0, 40) } })
      expect([200, 400, 429]).toContain(sat.status)
    }
    await new Promise(resolve => setTimeout(resolve, 600)) // the bucket fills again
    await server.ask('/api/tables/borrowed-water/sit', { token, body: { name: '<img src=x onerror="pwned=1">' } })
    await ana.page.getByText('<img src=x onerror="pwned=1">').waitFor()
    expect(await ana.page.evaluate('window.pwned')).toBeUndefined()
    expect(ana.faults).toEqual([])
    korda.close()
    await ana.close()
  })
})
