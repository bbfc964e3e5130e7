import { describe, expect, test } from 'vitest'
import { openWorld } from '../../../rules/fifth/campaign/open.ts'
import { timeText } from '../../../rules/fifth/model/time.ts'
import { personIn, worldFrom } from '../../../table/testing/worlds.ts'

const document = `# The Drowned Ledger

Boxed text is read aloud; the rest is for you.

## Hooks

Nothing in this section is secret.

- Five barges have come down the Orrow this month with nobody aboard.
- The ferry at Lant has not run since Sunday.

## Area 1: Lant Quay

**Start here.** It is late afternoon when the characters step off the coach.

> Mud, rope and a row of empty moorings. An old woman is mending a net with her teeth, and she does not look up until you have all got down.

**Ways.** East, Tar Lane to the alehouse (Area 2). The toll house, with the strong room (Area 3), is the other end of the quay.

## Area 2: The Eel and Bottle

> A low room that smells of vinegar. Everybody in it stops talking, and one of them starts again.

**Talk at the bar** (d4)
1. The second barge still had its kettle warm.
2. Old Marl sold her boat, and she loved that boat.

**If they linger** (d4)
1. A fight over cards.
2. Two smugglers come in by the back.

## Area 3: The Strong Room

> Shelves of ledgers, and a smell of river.

## Appendix: Who is who

| Name | Where | What people say | Secret |
|---|---|---|---|
| Hob Marl, netmaker | Lant Quay | She knows the river. | She cut the barges loose. |
| Dunstan Pike, alewife's son | The Eel and Bottle | Pours short. | He paid her. |

## What ails people

**River-cough.** It comes in spring, and goes.
`

describe('one document by somebody with habits of their own', () => {
  const world = worldFrom({ 'The Drowned Ledger.md': document })

  test('14.2: what everybody knows is known to everybody, and a list that is rolled on is not', () => {
    const said = world.common.map(({ text }) => text)
    expect(said).toContain('The ferry at Lant has not run since Sunday.')
    expect(said.join(' ')).not.toMatch(/linger|smugglers|cut the barges/)
  })

  test('14.2: ways have the names people use, without the numbers of the document', () => {
    const [quay] = world.places
    expect(quay?.exits.map(({ name }) => name)).toEqual(['Tar Lane', 'The Strong Room'])
    expect(world.places.find(({ name }) => name === 'The Eel and Bottle')?.aliases).toContain('alehouse')
  })

  test('14.2: somebody in a table has a trade and a pronoun; an illness is nobody', () => {
    expect(personIn(world, 'hob-marl')).toMatchObject({ role: 'netmaker', pronoun: 'she', callings: ['netmaker'] })
    expect(world.people.map(({ name }) => name)).not.toContain('River-cough')
  })

  test('14.2: play opens at the hour its author wrote', () => {
    expect(timeText(openWorld({ 'The Drowned Ledger.md': document }).world)).toBe('Day 1, afternoon')
  })
})

describe('a vault with fields and labels', () => {
  const world = worldFrom({
    'Places/The Tallow Stair.md': `---
tags: [place]
---
# The Tallow Stair

Forty steps cut into the cliff, each with a dip of old wax.

ways:: [[The Wick House]] (at the top)

> [!quote] Going up
> The wind takes your hat and brings it back.

- **Handrail:** rope, tarred, cold as a fish.
- **On foot:** ten minutes.

> [!secret]- Step nineteen
> It turns.
`,
    'Places/The Wick House.md': `---
tags: [place]
---
# The Wick House

An inn with nine chimneys.

> [!secret]- The cellar
> It is flooded.
`,
    'People/Folk.md': `---
tags: [person]
---
# Folk of the Stair

## Emmet Tarn

Keeps [[The Wick House]]. Thin, patient, smells of soap. "You'll want the dry room."

> [!secret]- Emmet
> He waters the gin.

## Wilmot Gray

Lamp-boy at [[The Tallow Stair]]. Twelve, and he knows it.

> [!secret]- Wilmot
> He saw her fall.
`,
  })

  const placeNamed = (called: string) => world.places.find(({ name }) => name === called)

  test('14.2: what is read aloud is told on coming there, fields never are, and labels are things', () => {
    const stair = placeNamed('The Tallow Stair')
    expect(stair?.overview[0]).toBe('The wind takes your hat and brings it back.')
    expect(stair?.overview.join(' ')).not.toContain('::')
    expect(stair?.features).toMatchObject([{ name: 'Handrail', text: 'Rope, tarred, cold as a fish.' }])
  })

  test('14.2: whoever keeps an inn is its innkeeper, and is seen, not recited', () => {
    const emmet = personIn(world, 'emmet-tarn')
    expect(emmet).toMatchObject({
      looks: ['Thin, patient, smells of soap.'],
      sampleLines: ["You'll want the dry room."],
    })
    expect(emmet.callings).toContain('landlord')
    expect(emmet.knows.public).toEqual([])
    expect(personIn(world, 'wilmot-gray')).toMatchObject({ role: 'Lamp-boy at The Tallow Stair', pronoun: 'he' })
  })
})
