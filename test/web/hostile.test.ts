import { afterAll, describe, expect, test } from 'vitest'
import type { Seating } from '../../src/doors/terminal/session.ts'
import type { Move } from '../../src/table/moves.ts'
import { textOf, type Part } from '../../src/table/parts.ts'
import { scriptedCast } from '../../src/table/testing/scripted.ts'
import { hostile as hostileWords } from '../llm/hostile.ts'
import { closeBrowser, executable, Guest, needsChromium } from './browser.ts'
import { served } from './served.ts'

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
      const story = await ana.story()
      for (const text of ['<script>window.pwned = 1</script>', '<img src=x onerror=']) expect(story).toContain(text)
      await ana.close()
    },
  )
})
