import { join } from 'node:path'
import { expect, test } from 'vitest'
import { campaignsIn, findCampaign } from './campaigns.ts'
import { folderWith } from './cli/scenario.ts'

const shelf = (): string =>
  folderWith({
    'fen/party/ada.md': '',
    'ember-road/x.md': '',
    '.hidden/x.md': '',
    'notes.md': '',
    'maps/fen.png': '',
    'old/scans/1.md': '',
  })

test('a campaign is a visible folder with a page or a party in it', () => {
  expect(campaignsIn(shelf())).toEqual(['ember-road', 'fen'])
  expect(campaignsIn(join(shelf(), 'nowhere'))).toEqual([])
})

test('a campaign is found by its name', () => {
  const folder = shelf()
  expect(findCampaign(folder, 'fen')).toEqual({ ok: true, value: join(folder, 'fen') })
})

test('one that is not there is answered with those that are', () => {
  const folder = shelf()
  expect(findCampaign(folder, 'marsh')).toEqual({
    ok: false,
    refusal: `There is no campaign "marsh" in "${folder}". There are: ember-road, fen. Use --campaigns DIR to look elsewhere.`,
  })
  expect(findCampaign(join(folder, 'ember-road'), 'marsh')).toMatchObject({
    refusal: expect.stringContaining('There are no campaigns'),
  })
  expect(findCampaign(folder, 'notes.md').ok).toBe(false)
})

test.each(['', '.', '..', '../fen', 'a/b', 'a\\b', 'a\0b', '/etc'])('%j is no name', name => {
  expect(findCampaign(shelf(), name)).toMatchObject({
    ok: false,
    refusal: expect.stringContaining("is not a campaign's name"),
  })
})

test('a path to a campaign is told how it is named', () => {
  const folder = shelf()
  expect(findCampaign('campaigns', join(folder, 'fen'))).toMatchObject({
    refusal: expect.stringContaining(`say: fen --campaigns ${folder}`),
  })
})
