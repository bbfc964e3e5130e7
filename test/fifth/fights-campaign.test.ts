/** The rules over a campaign's files: opened, played, told as deltas and edits, and opened again. */
import { expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import { seedRng } from '../../src/core/random.ts'
import { assert } from '../../src/core/result.ts'
import { classNames, createCharacter } from '../../src/rules/fifth/creation/create.ts'
import { fifth } from '../../src/rules/fifth/index.ts'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'
import type { CampaignText } from '../../src/rules/ruleset.ts'

function sheetOf(name: string, className: string, level: number): string {
  const about = {
    race: 'Human',
    campaign: 'The Salt Road',
    method: 'array',
    background: 'Acolyte',
    player: 'ai',
  } as const
  const made = createCharacter({ ...about, name, className, level }, seedRng(name))
  assert(made.ok, `${className} can be made`)
  return made.value.sheet
}

const campaign: CampaignText = {
  'party/tilda.md': sheetOf('Tilda Brannock', 'Wizard', 3),
  'party/corwin.md': sheetOf('Corwin Voss', 'Fighter', 3),
  'party/corwin-journal.md': "# Corwin Voss's Journal\n",
  'story-state.md':
    '# Story State\n\n## Party Status\n\n**Hit Points**:\n- Corwin: 3/28\n\n**Spell Slots Remaining**:\n- Tilda: 1st: 1/4, 2nd: 2/2\n',
  'overview.md': '# Overview\n\n## House Rules\n\nShort rests take 8 hours, long rests 24 hours.\n',
}

/** Plays a move and folds it; its edits go into the files. */
function play(
  files: CampaignText,
  world: FifthWorld,
  name: string,
  input: Readonly<Record<string, Json>>,
): { readonly files: CampaignText; readonly world: FifthWorld } {
  const move = fifth.moves.find(one => one.name === name)
  assert(move !== undefined, `there is a move ${name}`)
  const done = move.run(world, input, seedRng(name))
  assert(done.ok, done.ok ? '' : done.refusal.why)
  return {
    files: done.value.events.reduce((now, event) => ({ ...now, ...fifth.edits(event, now) }), files),
    world: done.value.events.reduce(fifth.fold, world),
  }
}

test("a campaign opens: a creature for each sheet, as the story's state has them, under its house rules", () => {
  const { world } = fifth.open(campaign)
  expect(Object.values(world.creatures).map(({ name }) => name)).toEqual(['Corwin Voss', 'Tilda Brannock'])
  expect(fifth.status(world, 'Corwin')[0]).toBe('HP 3/28')
  expect(fifth.status(world, 'Tilda').join(' ')).toContain('slots 1st 1/4, 2nd 2/2')
  expect(world.houseRules).toMatchObject({ shortRestMinutes: 480, longRestMinutes: 1440 })
})

test('what is bought stands on the sheet, and a campaign opened again has it', () => {
  const opened = fifth.open(campaign).world
  const paid = play(campaign, opened, 'change-coins', { who: 'Corwin', amount: '50 gp', why: 'a reward' })
  const { files, world } = play(paid.files, paid.world, 'buy', { who: 'Corwin', item: 'Rope, hempen (50 feet)' })
  const again = fifth.open(files).world.creatures
  const [held, read] = [world.creatures, again].map(creatures =>
    Object.values(creatures).find(({ name }) => name === 'Corwin Voss'),
  )
  expect(read?.coins).toEqual(held?.coins)
  expect(read?.items.some(({ name }) => /rope/i.test(name))).toBe(true)
})

test('a level is worked out from the sheet, written into it, and keeps what was suffered', () => {
  const { files, world } = play(campaign, fifth.open(campaign).world, 'level-up', {
    who: 'Corwin',
    improvements: ['str', 'str'],
  })
  const corwin = Object.values(world.creatures).find(({ name }) => name === 'Corwin Voss')
  const read = Object.values(fifth.open({ ...files, 'story-state.md': '' }).world.creatures).find(
    ({ name }) => name === 'Corwin Voss',
  )
  expect(corwin).toMatchObject({ level: 4, hitPoints: expect.any(Number) })
  expect(corwin?.hitPoints).toBeLessThan(corwin?.maxHitPoints ?? 0)
  expect(read).toMatchObject({ level: 4, maxHitPoints: corwin?.maxHitPoints, abilities: corwin?.abilities })
})

test("a secret goes into the story's state, where only the GM looks", () => {
  const { files } = play(campaign, fifth.open(campaign).world, 'keep-secret', {
    who: 'Tilda',
    secret: 'She kept the brass key',
    discovered: 'It fits the cellar door',
    hook: 'The cellar',
  })
  expect(files['story-state.md']).toContain('She kept the brass key')
  expect(files['party/tilda.md']).toBe(campaign['party/tilda.md'])
})

test('the whole of a fight is one set of deltas', () => {
  const before = fifth.open(campaign).world
  const begun = play(campaign, before, 'start-fight', { foes: ['Giant Rat'], count: 2, tier: 'trivial' })
  expect(fifth.isBusy(begun.world)).toBe(true)
  const ended = play(begun.files, begun.world, 'resolve-fight', {})
  expect(fifth.deltas(before, ended.world).filter(line => line.startsWith('- Party HP: ')).length).toBeLessThanOrEqual(
    1,
  )
  expect(ended.files).toEqual(begun.files) // hit points are transient: no sheet was touched
})

test.each(classNames)('a %s made for the table fights by tactics to an end', className => {
  const files = { 'party/one.md': sheetOf('One', className, 5), 'party/two.md': sheetOf('Two', 'Cleric', 5) }
  const begun = play(files, fifth.open(files).world, 'start-fight', { foes: ['Goblin'], count: 3, tier: 'trivial' })
  const { world } = play(begun.files, begun.world, 'resolve-fight', {})
  expect(world.fight === null || world.fight.tier !== 'trivial').toBe(true)
})
