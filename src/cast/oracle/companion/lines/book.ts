/** What kind of moment it is, for diaries. */
export const situations = [
  'threat',
  'uncanny',
  'dead',
  'found',
  'shut',
  'arrive',
  'rest',
  'talk',
  'lie',
  'coin',
  'crime',
  'plan',
  'won',
  'failed',
  'hurt',
  'mercy',
  'cruel',
  'praise',
  'slight',
  'quiet',
] as const
export type Situation = (typeof situations)[number]
