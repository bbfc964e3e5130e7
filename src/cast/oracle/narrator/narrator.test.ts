import { describe, expect, test } from 'vitest'
import { toCampaign } from '../../../campaign/folder/files.ts'
import { narrativeStyles } from '../../../campaign/style/narrative-style.ts'
import { viewFor } from '../../../table/views/view-for.ts'
import type { NarratorSees } from '../../../table/ports.ts'
import { texts } from '../companion/testing/party.ts'
import { oracleNarrator } from './narrator.ts'

const ask = {
  signal: new AbortController().signal,
  step: <Value>(_: string, make: () => Value) => Promise.resolve(make()),
}
const world = { presence: [], heard: [], whispers: [], constraints: () => [] }

const sees = (
  narratives: readonly string[],
  style: string,
  files: Readonly<Record<string, string>> = {},
): NarratorSees => ({
  view: viewFor<'narrator'>(
    { kind: 'narrator' },
    toCampaign({
      ...texts,
      'preferences.md': '# Session Preferences\n\n## Player Character\nplayer_character: pippa-quill\n',
      ...files,
    }),
    world,
  ),
  narratives,
  notes: [],
  style,
})

const bridge = `You kneel and look at the toll board, and your lamp shakes. Somebody has scratched out a name.

(DC 13 - Success)

**Perception Check** (DC 13): 1d20+4 = [11]+4 = 15 - Success

> **Corin Vash**: *he does not look up* "Nobody crosses after the bell. You least of all."

> **Hale Brack**: "Three of them, one limping." *Hale touches the mud.*

Worth a closer look: the toll board and the chain.

What do you do?`

const fight = `The ghoul comes over the tomb, and you are in its way.

*Against you: the ghoul (badly hurt, at close quarters with you).*

Your rapier opens its cheek. It shrieks. Hale's arrow goes wide. The ghoul tears at Moss. Moss falls. You strike again and miss. Dame Orsolya breaks its arm. The ghoul falls and does not get up.

1. **Hale** (17)
2. **Pippa** (12)`

describe('the narrator of the Oracle', () => {
  test.each(narrativeStyles)('writes %s without dice, rules, menus or "you" outside of speech', async style => {
    const page = (await oracleNarrator(1)(sees([bridge, fight], style), ask)).join('\n\n')
    const told = page.replaceAll(/["“][^"”]*["”]/gu, '')
    expect(told).not.toMatch(/\byou(?:r|rs|rself)?\b/i)
    expect(page).not.toMatch(/\bDC\b|d20|Check|Against|Worth a closer|What do you do|\(\d+\)/)
    expect(page).toContain('Pippa')
    expect(page).not.toContain('CANARY')
  })

  test('keeps speech as speech, each style in its own dress', async () => {
    const pages = await Promise.all(narrativeStyles.map(style => oracleNarrator(1)(sees([bridge], style), ask)))
    const [script = [], novel = [], hybrid = [], minimal = []] = pages
    expect(script).toContain(
      '━━━ **CORIN VASH** ━━━\n*(he does not look up)*\n"Nobody crosses after the bell. You least of all."',
    )
    expect(novel).toContain(
      '"Nobody crosses after the bell. You least of all," Corin Vash says, as he does not look up.',
    )
    expect(hybrid[0]).toBe(
      'Pippa kneels and looks at the toll board, and their lamp shakes. Somebody has scratched out a name.',
    )
    expect(minimal).toContain('Corin Vash: "Nobody crosses after the bell. You least of all."')
  })

  test('tells a fight by its turns and not by its blows', async () => {
    const page = (await oracleNarrator(1)(sees([fight], 'hybrid'), ask)).join('\n\n')
    expect(page).toContain('Moss falls.')
    expect(page).toContain('The ghoul falls and does not get up.')
    expect(page).not.toContain('goes wide')
  })

  test('writes nothing that stands in the scene already', async () => {
    const first = await oracleNarrator(1)(sees([bridge], 'novel'), ask)
    const scene = {
      'scenes/001-the-bridge.md': `---\nlocation: The bridge\ntime: dusk\n---\n\n${first.join('\n\n')}\n`,
    }
    expect(await oracleNarrator(1)(sees([bridge], 'novel', scene), ask)).toEqual([])
  })
})
