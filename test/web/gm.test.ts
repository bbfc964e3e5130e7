import { afterAll, describe, expect, test } from 'vitest'
import { axeFaults } from './axe.ts'
import { closeBrowser, executable, Guest, needsChromium } from './browser.ts'
import { served } from './served.ts'

afterAll(closeBrowser)

const campaign = 'borrowed-water'

describe.skipIf(executable === undefined)(`a person in the Game Master's seat (${needsChromium})`, () => {
  test(
    'runs three beats: telling, dice in the open and behind the screen, a secret, a clock',
    { timeout: 90_000 },
    async () => {
      await using server = await served()
      await server.tables.open(campaign, { as: 'maren' })
      const ana = await Guest.at(`${server.link}/${campaign}`, { reducedMotion: 'reduce' })
      await ana.ready()
      const { links } = JSON.parse((await server.ask(`/api/tables/${campaign}/seats`)).text) as {
        readonly links: Readonly<Record<string, string>>
      }
      const gm = await Guest.at(links['gm'] ?? '', { reducedMotion: 'reduce' })
      await gm.page.getByRole('button', { name: 'Ask the companions' }).waitFor()
      await expect.poll(async () => (await server.ask(`/api/tables/${campaign}/seats`)).status).toBe(200)
      await gm.page.waitForTimeout(300)
      const move = async (name: string, fields: Readonly<Record<string, string>>): Promise<void> => {
        await gm.page.getByRole('button', { name, exact: true }).click()
        for (const [label, value] of Object.entries(fields))
          await gm.page.getByLabel(label, { exact: true }).fill(value)
        await gm.page.getByRole('button', { name: 'Do it' }).click()
        await gm.page.locator('.outcome').waitFor()
      }
      const turns = async (): Promise<void> => gm.page.getByRole('button', { name: 'The players’ turn' }).click()
      const speak = async (words: string): Promise<void> => {
        await ana.page.locator('.writing textarea').fill(words)
        await ana.page.keyboard.press('Enter')
        await gm.page.getByText(words).first().waitFor()
      }

      await speak('I knock on the lid of the well')
      await move('Tell', { 'What happens': 'Three knocks answer you, out of time.' })
      await expect.poll(() => ana.story()).toContain('Three knocks answer you')
      expect(await axeFaults(gm.page)).toEqual([])
      await turns()
      await ana.ready()

      await speak('I listen')
      await move('Roll', {
        Who: 'Maren Okell',
        'What for': 'Listening',
        'Dice, such as 1d20+3': '1d20+3',
        Against: '12',
      })
      await expect.poll(() => ana.story()).toMatch(/Listening/)
      await gm.page.getByLabel('Behind the screen').check()
      for (const [label, value] of Object.entries({
        Who: 'The heron',
        'What for': 'Lurking',
        'Dice, such as 1d20+3': '1d20',
      }))
        await gm.page.getByLabel(label, { exact: true }).fill(value)
      await gm.page.getByRole('button', { name: 'Do it' }).click()
      await gm.page.getByText('The heron, Lurking').waitFor()
      await move('Note a secret', { 'What only you know': 'the heron is the bailiff' })
      await turns()
      await ana.ready()

      await speak('I look down')
      await move('Clock', { 'Its name': 'The water rises', Filled: '2', Of: '6' })
      await move('Tell', { 'What happens': 'The water stands higher than it did.' })
      await turns()
      await ana.ready()
      await ana.page.getByText('The water rises').waitFor()
      expect(await ana.page.content()).not.toMatch(/heron|Lurking|bailiff/)
      expect(Buffer.from(ana.wire.join(''), 'base64').toString('utf8')).not.toMatch(/heron|Lurking|bailiff/)
      expect(await ana.kept()).toBe(4)
      for (const one of [ana, gm]) expect(one.faults).toEqual([])
      for (const one of [ana, gm]) await one.close()
    },
  )
})
