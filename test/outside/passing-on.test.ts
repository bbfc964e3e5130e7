/** A beat is passed on by its Game Master, whatever else is under way at that moment. */
import { expect, test } from 'vitest'
import { tilda } from '../mcp/warehouse.ts'
import { opened } from './sit.ts'

test(
  '18: a note of a player that is taken up just then does not keep the beat from being passed on',
  { timeout: 4000 },
  async () => {
    const { opening, give, next, post } = await opened([tilda, 'narrator'])
    await give('gm', '[NARRATIVE]\n\nIt is dark.\n\nWhat do you do?')
    post.give(tilda, '[NARRATOR_NOTE]\nnote: "Write of me."') // it leaves no letter for the Game Master
    const passed = next('gm')
    const table = await opening
    expect(table.ok).toBe(true)
    const playing = table.ok && table.value.say('I wait.')
    expect((await passed).join()).toContain('I wait.')
    await give('gm', '[NARRATIVE]\n\nNothing moves.\n\nWhat do you do?')
    void next('gm').catch(() => undefined)
    await playing
  },
)
