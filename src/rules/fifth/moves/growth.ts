/** Moves for what characters become and keep: experience, levels, spells for the day, secrets; and what the book says. */
import { explainLevel } from '../advancement/refusal.ts'
import { experienceFor, levelAt, shareOf } from '../model/experience.ts'
import { levelUp } from '../advancement/level-up.ts'
import type { LevelPicks } from '../advancement/picks.ts'
import { refusal } from '../combat/permit.ts'
import { activities, spendDowntime } from '../economy/downtime.ts'
import { lifestyleNames } from '../economy/lifestyle.ts'
import { prepareSpells } from '../magic/prepare.ts'
import { abilities, skills } from '../model/abilities.ts'
import type { Creature } from '../model/creature.ts'
import { happen, rngIn, tell } from '../model/deed.ts'
import { patchCreature } from '../model/patch.ts'
import { findRules, nearestNames } from '../reference/find.ts'
import { parseSheet, toCreature } from '../sheet/index.ts'
import { defineMove } from './define.ts'
import type { FifthMove } from './define.ts'
import { choice, creature, list, number, optional, text } from './field.ts'

const awarding = defineMove({
  name: 'award-experience',
  about:
    'Shares experience among characters, evenly: for a fight won, a danger avoided, a goal reached. Says who may gain a level.',
  fields: { who: list('who shares it', creature('somebody')), amount: number('all of it together', 1, 1_000_000) },
  play: (deed, { who, amount }) => {
    const share = shareOf(amount, who.length)
    for (const { id, name, experience, level } of who) {
      happen(deed, { type: 'experience-gained', who: id, amount: share })
      const reached = levelAt(experience + share)
      const next =
        reached > level ? `may gain level ${level + 1}` : `needs ${experienceFor(level + 1)} for the next level`
      tell(deed, `${name} has ${experience + share} XP and ${next}.`)
    }
    return null
  },
})

/** Who they are now, with the level: what was spent and suffered stays. */
function grown(before: Creature, sheet: string, hitPointsGained: number): Creature {
  const after = toCreature(parseSheet(sheet).character)
  const { spellcasting: old } = before
  const slots = Object.fromEntries(
    Object.entries(after.spellcasting?.slots ?? {}).map(([level, slot]) => {
      const used = Object.entries(old?.slots ?? {}).find(([one]) => one === level)?.[1]?.used ?? 0
      return [level, { ...slot, used: Math.min(slot.max, used) }]
    }),
  )
  const kept = {
    id: before.id,
    side: before.side,
    temporaryHitPoints: before.temporaryHitPoints,
    conditions: before.conditions,
    buffs: before.buffs,
  }
  const told = {
    concentration: before.concentration,
    exhaustion: before.exhaustion,
    spent: before.spent,
    life: before.life,
    deathSaves: before.deathSaves,
  }
  const owned = {
    items: before.items,
    coins: before.coins,
    experience: before.experience,
    hasInspiration: before.hasInspiration,
    zone: before.zone,
  }
  return patchCreature(after, {
    ...kept,
    ...told,
    ...owned,
    hitPoints:
      before.life === 'alive' ? Math.min(after.maxHitPoints, before.hitPoints + hitPointsGained) : before.hitPoints,
    ...(after.spellcasting && { spellcasting: { ...after.spellcasting, slots } }),
  })
}

const levelling = defineMove({
  name: 'level-up',
  about:
    'A character gains a level. What is not chosen is chosen as the class usually would; the sheet is rewritten with it.',
  fields: {
    who: creature('who'),
    hitPoints: optional(choice('how hit points are found', ['average', 'roll'])),
    improvements: optional(list('abilities that rise: one twice, or two', choice('an ability', abilities), 2)),
    options: optional(list('options of new features', text('an option', 80), 10)),
    expertise: optional(list('skills of new expertise', choice('a skill', skills), 4)),
    cantrips: optional(list('new cantrips', text('a cantrip', 60), 5)),
    spells: optional(list('new spells', text('a spell', 60), 10)),
  },
  play: (deed, { who, hitPoints, improvements, options, expertise, cantrips, spells }) => {
    const sheet = deed.world.sheets[who.id]
    if (sheet === undefined) return refusal('no-sheet', `${who.name} has no sheet.`, Object.keys(deed.world.sheets))
    if (deed.world.fight !== null) return refusal('fight-on', 'Nobody learns in the middle of a fight.', ['end-fight'])
    const picks: LevelPicks = {
      ...(hitPoints && { hitPoints }),
      ...(improvements && { improvements }),
      ...(options && { options }),
      ...(expertise && { expertise }),
      ...(cantrips && { cantrips }),
      ...(spells && { spells }),
    }
    const rng = rngIn(deed)
    const done = levelUp(sheet, picks, rng)
    if (!done.ok)
      return refusal(done.refusal.code, explainLevel(done.refusal), ['choose differently', 'leave the choice out'])
    const { text: after, level, hitPointsGained, gained, notes } = done.value
    deed.chance = done.value.rng
    happen(deed, {
      type: 'level-gained',
      who: who.id,
      level,
      creature: grown(who, after, hitPointsGained),
      sheet: after,
      picks,
      rng,
    })
    deed.facts.push(...gained, ...notes)
    return null
  },
})

const preparing = defineMove({
  name: 'prepare-spells',
  about: 'Chooses the spells a character who prepares them has ready, after a long rest.',
  fields: { who: creature('who'), spells: list('the spells', text('a spell', 60), 40) },
  play: (deed, { who, spells }) => {
    const prepared = prepareSpells(who, spells)
    if (!prepared.ok) return prepared.refusal
    happen(deed, prepared.value)
    return null
  },
})

const spending = defineMove({
  name: 'downtime',
  about:
    'Days between adventures: crafting, work, recovery, research, training. Propose what fits the sheet; the player decides.',
  fields: {
    who: creature('who'),
    activity: choice('what', activities),
    days: number('how many days', 1, 1000),
    subject: optional(text('what is made, learned or looked into', 100)),
    lifestyle: optional(choice('how one lives', lifestyleNames)),
  },
  play: (deed, { who, activity, days, subject, lifestyle }) => {
    const about = subject !== undefined && { about: subject }
    const spent = spendDowntime(deed, who, { activity, days, ...about, ...(lifestyle !== undefined && { lifestyle }) })
    return spent.ok ? null : spent.refusal
  },
})

const keeping = defineMove({
  name: 'keep-secret',
  about:
    'Records something a character did or knows in secret, how it may come out, and what story it leads to. Only the GM sees it.',
  fields: {
    who: creature('whose'),
    secret: text('what it is', 300),
    discovered: text('how it may come out', 200),
    hook: text('what it leads to', 200),
  },
  play: (deed, { who, secret, discovered, hook }) => {
    happen(deed, { type: 'secret-kept', who: who.id, secret, discovered, hook })
    return null
  },
})

const looking = defineMove({
  name: 'look-up-rule',
  about: 'What the SRD says: rules, conditions, spells, monsters, items. Answers cite their section.',
  fields: { query: text('what to look up', 100), most: optional(number('how many answers', 1, 8)) },
  play: (deed, { query, most = 2 }) => {
    const found = findRules(query, most)
    if (found.length === 0)
      return refusal('rule-unknown', `The SRD says nothing under "${query}".`, nearestNames(query))
    for (const { title, text: words, passage, citation } of found)
      tell(deed, `${title} (${citation})\n${passage ?? words}`)
    return null
  },
})

export const growthMoves: readonly FifthMove[] = [awarding, levelling, preparing, spending, keeping, looking]
