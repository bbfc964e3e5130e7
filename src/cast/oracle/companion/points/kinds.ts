/**
 * What one manner of speaking makes of the moment itself: each line is about something that was just found, said or done,
 * and its gaps hold what it was. What the moment does not hold is asked, never told.
 */
export const pointKinds = [
  'written', // #words#: words that were found, as they stand there
  'hidden', // #what# #where#: something lay where somebody had put it
  'absent', // #who#: it names somebody who is not here
  'present', // #who#: it names somebody who is
  'place', // #place#: it points somewhere else
  'evaded', // #who# #topic#: asked about something, somebody spoke of something else
  'evasive', // #who#: somebody keeps something back
  'claimed', // #who# #other#: somebody told something of somebody else
  'denied', // #who#: somebody says it was not them
  'named', // #who# #thing#: somebody spoke of something that is in sight or in hand
  'byWay', // #way#: a way out of here was spoken of
  'admitted', // #who#: somebody owned up to something
  'link', // #sign# #who#: it was seen before, with somebody
  'spoken', // #sign# #who#: somebody has spoken of it before
  'span', // #span#: it went on for so long, or is so long ago
  'key', // #thing#, and so with all below that have no other gap
  'paper',
  'bargain',
  'remains',
  'tracks',
  'token',
  'tool',
  'fire',
  'vessel',
  'money', // #sum#
  'way', // #way#: a way nobody saw
  'foes', // #foes#
  'hurt', // #friend#
  'stolen',
  'gained',
  'threatened', // #who#, and so with the next three
  'accused',
  'swayed',
  'joined',
  'sign', // #sign#: something moves, and this is how one sees it
  'more', // #thing#: there is more to it than was seen
  'look', // #thing#: it is in sight, and nobody has been near it
] as const
export type PointKind = (typeof pointKinds)[number]
