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
  parts: [],
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
    expect(page).toMatch(/Pippa/i)
    expect(page).not.toContain('CANARY')
  })

  test('keeps speech as speech, each style in its own dress', async () => {
    const pages = await Promise.all(narrativeStyles.map(style => oracleNarrator(1)(sees([bridge], style), ask)))
    const [script = [], novel = [], hybrid = [], minimal = []] = pages
    expect(script).toContain(
      '━━━ **CORIN VASH** ━━━\n*(he does not look up)*\n"Nobody crosses after the bell. You least of all."',
    )
    expect(novel).toContain('Corin Vash does not look up. "Nobody crosses after the bell. You least of all."')
    expect(hybrid[0]).toBe(
      'Pippa kneels and looks at the toll board, and their lamp shakes. Somebody has scratched out a name.',
    )
    expect(minimal).toContain('Corin Vash: "Nobody crosses after the bell. You least of all."')
  })

  const arrival = `You turn to Ruddock Hale. He does not look at the window that faces the hill.

The inn is a long warm room. There is beer, because beer was brewed before the water turned. There are four clean rooms upstairs. It feels like a house where a sick person is upstairs. Every stool is taken. A clock ticks somewhere.

> **Ruddock Hale**: *he lines up coins when he has something to hide* "I'm the mason. There's no work on. Leave it."

> **Ruddock Hale**: "My family cut the stones. It's a thing people say at weddings. Ask my father. He is dead."

> **Hale Brack**: "Quiet. The birds have an opinion."

> **Moss Wenlow**: "The river says so too."

It pays. **Loose board.** Under it lies a key. It is bent.

**A Face for the Lamb**: done.

That was A Face for the Lamb, and it is done.`

  test('the styles differ in how much they tell, in rhythm, and in what they dwell on', async () => {
    const pages = await Promise.all(narrativeStyles.map(style => oracleNarrator(1)(sees([arrival], style), ask)))
    const [script = '', novel = '', hybrid = '', minimal = ''] = pages.map(page => page.join('\n\n'))
    expect(novel).toContain('Pippa turns to Ruddock Hale, who does not look at the window that faces the hill.')
    expect(novel).toContain('"My family cut the stones," Ruddock goes on. "It\'s a thing people say at weddings.')
    expect(novel).toContain('A clock ticks somewhere.')
    expect(hybrid).not.toContain('A clock ticks somewhere.')
    expect(script).toContain('PIPPA turns to Ruddock Hale.')
    expect(script).not.toContain('four clean rooms')
    expect(minimal.split('\n\n').length).toBeLessThan(hybrid.split('\n\n').length)
    expect(minimal).not.toContain('The river says so too.')
    for (const page of [script, novel, hybrid, minimal]) {
      expect(page).toContain('Under it lies a key.')
      expect(page).not.toMatch(/Loose board|Lamb|something to hide/)
    }
  })

  test('nobody is called by a pronoun that could be somebody else', async () => {
    const told = 'You wait. You are cold.\n\n> **Moss Wenlow**: "Wait."\n\nYou nod. They come. You hide.'
    const [first, , last] = await oracleNarrator(1)(sees([told], 'hybrid'), ask)
    expect(first).toBe('Pippa and the others wait. Pippa is cold.')
    expect(last).toBe('Pippa nods. They come. Pippa hides.')
  })

  test('tells a fight by its turns and not by its blows', async () => {
    const page = (await oracleNarrator(1)(sees([fight], 'hybrid'), ask)).join('\n\n')
    expect(page).toContain('Moss falls.')
    expect(page).toContain('The ghoul falls and does not get up.')
    expect(page).not.toContain('goes wide')
  })

  const ending = `**The Dead Lamp**

The last of them puts the lantern down. It was careful with it to the end. Then the water goes out of the basin.

Nobody owes anybody anything now. There is no light to steer by. The boats have found that out.

People thank you on the quay. Every one of them looks back. You find that you cannot sleep on land.

Somebody else will build a fire there. It will not be the same fire.

And so it ends.`

  test.each(narrativeStyles)('an ending stands whole in the book, after a fight or a deed (%s)', async style => {
    const lines = ending
      .split('\n\n')
      .slice(1, -1)
      .flatMap(text => text.split(/(?<=\.) /))
    for (const before of [fight, 'You set the wick in the lamp. It holds.']) {
      const page = (await oracleNarrator(1)(sees([before, ending], style), ask)).join(' ').replaceAll(/\s+/g, ' ')
      const missing = lines.filter(line => !/\byou\b/i.test(line) && !page.includes(line.slice(0, -1)))
      expect(missing).toEqual([])
    }
  })

  test('writes nothing that stands in the scene already', async () => {
    const first = await oracleNarrator(1)(sees([bridge], 'novel'), ask)
    const scene = {
      'scenes/001-the-bridge.md': `---\nlocation: The bridge\ntime: dusk\n---\n\n${first.join('\n\n')}\n`,
    }
    expect(await oracleNarrator(1)(sees([bridge], 'novel', scene), ask)).toEqual([])
  })
})
