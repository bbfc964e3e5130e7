/** The words of the game, in order from worst to best where there is an order. */

export const positions = ['controlled', 'risky', 'desperate'] as const
export type Position = (typeof positions)[number]

export const effects = ['none', 'limited', 'standard', 'great', 'extreme'] as const
export type Effect = (typeof effects)[number]

export const tiers = ['disaster', 'bad', 'partial', 'success', 'critical'] as const
export type Tier = (typeof tiers)[number]

export const attitudes = ['war', 'hostile', 'cold', 'neutral', 'helpful', 'friendly', 'allied'] as const
export type Attitude = (typeof attitudes)[number]

export const dispositions = ['hostile', 'suspicious', 'neutral', 'friendly', 'loyal'] as const
export type Disposition = (typeof dispositions)[number]

export const tensions = ['background', 'simmering', 'active', 'critical'] as const
export type Tension = (typeof tensions)[number]

export const spreads = ['whisper', 'tavern', 'common-knowledge', 'universal'] as const
export type Spread = (typeof spreads)[number]

export const urgencies = ['low', 'medium', 'high', 'critical'] as const
export type Urgency = (typeof urgencies)[number]

export const domains = ['infiltration', 'social', 'violence', 'pursuit', 'arcane'] as const
export type Domain = (typeof domains)[number]

export const tones = ['tense', 'neutral', 'comedic', 'dark', 'hopeful', 'mysterious'] as const
export type Tone = (typeof tones)[number]

export const atmospheres = ['mundane', 'liminal', 'supernatural'] as const
export const pressures = ['calm', 'watchful', 'urgent'] as const
export const classes = ['gutter', 'street', 'salon'] as const

export const severities = ['minor', 'moderate', 'severe', 'dire'] as const
export type Severity = (typeof severities)[number]

/** What other hands have written for the same thing, in files and in a model's answers. */
const aliases: Readonly<Record<string, string>> = {
  wary: 'cold',
  favorable: 'friendly',
  favourable: 'friendly',
  rising: 'active',
  urgent: 'critical',
  tensioncritical: 'critical',
  common_knowledge: 'common-knowledge',
  common: 'common-knowledge',
  commonknowledge: 'common-knowledge',
}

/** The word of a list that is meant, by any spelling of it; undefined when none is. `urgent` is a word of its own first. */
export function wordOf<Word extends string>(list: readonly Word[], text: string | undefined): Word | undefined {
  const plain = (text ?? '').trim().toLowerCase()
  const meant = list.find(word => word === plain) ?? list.find(word => word === aliases[plain])
  return meant ?? list.find(word => word.replaceAll('-', '') === plain.replaceAll(/[-_ ]/g, ''))
}

/** So many steps along a ladder, and never off its ends. */
export function stepOn<Word extends string>(ladder: readonly Word[], from: Word, by: number): Word {
  const to = Math.min(ladder.length - 1, Math.max(0, ladder.indexOf(from) + by))
  return ladder[to] ?? from
}
