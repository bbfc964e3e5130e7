/** Words for resting, and for what the night brings. */
import type { Grammar } from '../../prose/prose.ts'

export const restWords: Grammar = {
  short: [
    '{We} {find|finds} a corner and {sit|sits} down for an hour: bandages, water, boots off.',
    'An hour of nothing. Straps are mended, wounds are bound, somebody shares out bread.',
    '{We} {take|takes} an hour to breathe.',
  ],
  long: [
    '{We} {make|makes} camp for the night. Watches are drawn by straws.',
    'A door to close and a place to lie down: {we} {sleep|sleeps}.',
    'The night is long, and for once it is used for what nights are for.',
  ],
  woke: ['Some hours later: #time#.', '{We} {wake|wakes} stiff, and better for it. #time.cap#.'],
  better: ['Wounds have closed that were open before.', 'Everybody moves more easily.'],
  unsafe: [
    'This is no place to sleep: too many ways in, and too much that has used them.',
    'To close {your} eyes here takes more nerve than sense.',
  ],
  broken: [
    'It does not last. A sound, and everybody is awake at once.',
    'In the middle of it, whoever has the watch hisses a warning.',
  ],
  refused: ['Sleep does not come again so soon.', 'There is no rest to be had now.'],
  noFight: ['There is no resting in the middle of this.'],
  byDay: [
    '{We} {lie|lies} down with the sun still up, and {are|is} gone in a breath.',
    'Shutters closed, boots in a row: {we} {sleep|sleeps} the day away.',
  ],
  dream: [
    '{You} {dream|dreams} of #place#. In the dream every door there is open, and nobody has come in.',
    'Somewhere before waking there is a dream of #place#, with somebody in it who counts under the breath.',
    'In the dream it is #place# again, and {you} {have|has} forgotten what {you} came for.',
  ],
}
