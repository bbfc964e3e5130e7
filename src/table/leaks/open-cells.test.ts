import { expect, test } from 'vitest'
import { openCells } from './open-cells.ts'

test('17.4 who plays and which clock is shown is no secret; what the row says of them is', () => {
  const text = `| Character | Secret |
|---|---|
| Nessa Crowe | Remembers the barge |

| Clock | Shown | When full |
| --- | --- | --- |
| The Pegs Work Loose | yes | Forty rooms fall |
| What Lark Owes | no | Bailiffs come |

| NPC | Secret |
|---|---|
| The Hollow Queen | Sleeps below |
`
  expect(openCells(text)).toEqual(['Nessa Crowe', 'The Pegs Work Loose'])
})
