/** What people say: how true it is, and what it is about. */
import type { Rng } from '../../../core/random.ts'
import { drawOne } from './chance.ts'
import type { TableResult } from './roll-table.ts'
import { rollTable } from './roll-table.ts'
import type { RandomTable } from './table.ts'
import { row } from './table.ts'

/** For the GM alone: a player hears the rumour, never how true it is. */
export const rumourQuality: RandomTable = {
  name: 'rumour-quality',
  title: 'How true the rumour is',
  die: 6,
  rows: [
    row([1, 1], 'False', ['Not a word of it is so.', 'Somebody made this up, and liked it.', 'A lie with a purpose.']),
    row([2, 2], 'Exaggerated', [
      'True at the root, and ten times too large.',
      'A small thing that has been told too often.',
      'The teller was not there, and the numbers grew on the way.',
    ]),
    row([3, 3], 'Outdated', [
      'It was so last season.',
      'True once; the people in it have moved on.',
      'The news is older than the teller knows.',
    ]),
    row([4, 4], 'Trivial but true', [
      'Exactly right, and of little use to anyone.',
      'True, small, and local.',
      'So it is, and so what.',
    ]),
    row([5, 5], 'Useful', [
      'True, and it saves a day to know it.',
      'Right in every part that matters.',
      'Somebody could act on this tonight.',
    ]),
    row(
      [6, 6],
      'Part of the story',
      [
        'True, and it touches what the party is after.',
        'The teller has no idea how much this matters.',
        'A loose end.',
      ],
      { kind: 'plot' },
    ),
  ],
}

export const rumourTopic: RandomTable = {
  name: 'rumour-topic',
  title: 'What the rumour is about',
  die: 12,
  rows: [
    row([1, 1], 'Monster', [
      'Something takes livestock, and leaves the bells behind.',
      'The ferryman will not cross after dusk any more, and will not say why.',
      'There are claw marks on the inside of the old mill.',
    ]),
    row([2, 2], 'Crime', [
      'Someone is breaking into houses and taking only keys.',
      'The new coins ring wrong when you drop them.',
      'A man was found in the canal with his boots on the wrong feet.',
    ]),
    row([3, 3], 'Politics', [
      'The heir has not been seen in public since the thaw.',
      'Two families that hated each other now share a table, and nobody is invited.',
      'The new tax has a name nobody can pronounce and a use nobody can find.',
    ]),
    row([4, 4], 'Omens', [
      'All the hens in one street laid on the same night and have not laid since.',
      'The old bell cracked without being struck.',
      'A star was counted that is not in the book.',
    ]),
    row([5, 5], 'Economy', [
      'Salt has doubled in price, and the salt carts still come full.',
      'Somebody is buying up rope, all of it, in cash.',
      'The guild pays in promises this month.',
    ]),
    row([6, 6], 'Religion', [
      'The priest preaches with the doors locked now.',
      'A saint nobody has heard of has three shrines and a feast day.',
      'They are digging under the chapel by night.',
    ]),
    row([7, 7], 'A famous name', [
      'A duellist of some renown was beaten, and has gone quiet, and pays in gold.',
      'The singer everyone came to hear is not the same woman as last year.',
      'A hero of the border war drinks in the back room under another name.',
    ]),
    row([8, 8], 'Festival', [
      'The masks for the harvest dance came from a different maker this time.',
      'The procession will take another road, and nobody voted on it.',
      'Whoever finds the ring in the cake is to be paid in silver this year.',
    ]),
    row([9, 9], 'Faction', [
      'Strangers with the same ring on the same finger have taken rooms all over town.',
      'A door has been painted red, and those who know what it means have left.',
      'Somebody is hiring people who can read and keep quiet.',
    ]),
    row([10, 10], 'Treasure', [
      'The dry summer has laid a wreck bare in the reed beds.',
      'An old soldier keeps drawing the same map on the same table in spilt beer.',
      'The vault under the burnt hall was never found, only everything around it.',
    ]),
    row([11, 11], 'Missing people', [
      'Three apprentices gone in a month, and each had just been given a raise.',
      'A whole family went to market and their table is still laid.',
      'They look for the girl in the woods; her mother looks down the well.',
    ]),
    row(
      [12, 12],
      "A companion's past",
      [
        'Someone has been asking for one of the party, by a name they no longer use.',
        'An old debt has come to town and taken a room.',
        'A face from years ago was seen at the gate, counting those who came in.',
      ],
      { kind: 'plot' },
    ),
  ],
}

export type Rumour = {
  readonly quality: TableResult
  readonly topic: TableResult
  /** Whose past it touches, where the topic is that. */
  readonly about?: string
  readonly rng: Rng
}

/** A rumour. `party` are those whose past may come up; with nobody named, the topic stands for itself. */
export function rollRumour(party: readonly string[], rng: Rng): Rumour {
  const quality = rollTable(rumourQuality, rng)
  const topic = rollTable(rumourTopic, quality.rng)
  if (topic.counted < rumourTopic.die || party.length === 0) return { quality, topic, rng: topic.rng }
  const { value: about, rng: after } = drawOne(party, topic.rng)
  return { quality, topic, about, rng: after }
}
