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

test('18: who is asked after a scene was opened is asked in that scene', async () => {
  const { give, until } = await opened([tilda])
  const prompt = `[GM_TO_PLAYER] to: ${tilda}\nrequest_type: QUICK_REACTION\n\n## Scene\nDark.\n\n## Request\nWell?`
  void give('gm', `[NARRATIVE]\n\nThe quay.\n\n[OPEN_SCENE]\ntitle: The cellar\n\n${prompt}`)
  expect(await until(tilda, 'GM_TO_PLAYER')).toMatch(/scene_number: 002\nscene_slug: the-cellar/)
  await give(tilda, 'I listen.')
})
