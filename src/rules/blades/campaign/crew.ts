/** The crew's page, `crew.md`: what it has, and what the city has on it. */
import type { Crew } from '../model/crew.ts'
import { mostHeat, mostWanted } from '../model/world.ts'
import { mostTier, mostTurf, repNeeded } from '../crew/crew.ts'
import { listUnder, numberOn, titleOn, valueOn, withList, withValue } from './page.ts'

const bounded = (value: number | undefined, most: number): number => Math.min(most, Math.max(0, value ?? 0))

export function readCrew(text: string): Crew {
  return {
    name: titleOn(text) || 'The crew',
    kind: valueOn(text, 'Kind') ?? '',
    reputation: valueOn(text, 'Reputation') ?? '',
    lair: valueOn(text, 'Lair') ?? '',
    tier: bounded(numberOn(text, 'Tier'), mostTier),
    hold: /^w/i.test(valueOn(text, 'Hold') ?? '') ? 'weak' : 'strong',
    rep: bounded(numberOn(text, 'Rep'), 12),
    turf: bounded(numberOn(text, 'Turf'), mostTurf),
    heat: bounded(numberOn(text, 'Heat'), mostHeat),
    wanted: bounded(numberOn(text, 'Wanted'), mostWanted),
    coin: Math.max(0, numberOn(text, 'Coin') ?? 0),
    isHunted: /^y/i.test(valueOn(text, 'Hunted') ?? ''),
    claims: listUnder(text, 'Claims'),
    upgrades: listUnder(text, 'Upgrades'),
    cohorts: listUnder(text, 'Cohorts'),
    assets: listUnder(text, 'Assets'),
    marks: bounded(numberOn(text, 'Crew XP'), 10),
  }
}

/** Only what differs is touched. */
export function writeCrew(text: string, crew: Crew): string {
  const held = readCrew(text)
  const edits: readonly (readonly [boolean, (page: string) => string])[] = [
    [held.tier !== crew.tier, page => withValue(page, 'Tier', String(crew.tier))],
    [held.hold !== crew.hold, page => withValue(page, 'Hold', crew.hold)],
    [held.rep !== crew.rep, page => withValue(page, 'Rep', `${crew.rep}/${repNeeded(crew)}`)],
    [held.turf !== crew.turf, page => withValue(page, 'Turf', String(crew.turf))],
    [held.heat !== crew.heat, page => withValue(page, 'Heat', `${crew.heat}/${mostHeat}`)],
    [held.wanted !== crew.wanted, page => withValue(page, 'Wanted', `${crew.wanted}/${mostWanted}`)],
    [held.coin !== crew.coin, page => withValue(page, 'Coin', String(crew.coin))],
    [held.isHunted !== crew.isHunted, page => withValue(page, 'Hunted', crew.isHunted ? 'yes' : 'no')],
    [held.claims.join() !== crew.claims.join(), page => withList(page, 'Claims', crew.claims)],
    [held.upgrades.join() !== crew.upgrades.join(), page => withList(page, 'Upgrades', crew.upgrades)],
    [held.cohorts.join() !== crew.cohorts.join(), page => withList(page, 'Cohorts', crew.cohorts)],
    [held.assets.join() !== crew.assets.join(), page => withList(page, 'Assets', crew.assets)],
  ]
  return edits.reduce((page, [hasChanged, edit]) => (hasChanged ? edit(page) : page), text)
}
