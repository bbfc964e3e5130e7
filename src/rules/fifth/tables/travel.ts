/** What a day on the road brings, and a day away from it. */
import type { RandomTable } from './table.ts'
import { row } from './table.ts'

export const road: RandomTable = {
  name: 'road',
  title: 'On the road',
  die: 20,
  rows: [
    row(
      [1, 1],
      'Ambush',
      [
        'A felled tree ahead, a cart across the road behind, and somebody breathing too loudly in between.',
        'The birds have stopped, and the ditch on the left has boots in it.',
        'A child waves them closer from the bend; the child has a very long shadow, and so do its friends.',
      ],
      { kind: 'encounter', how: 'hostile' },
    ),
    row(
      [2, 3],
      'Obstacle',
      [
        'The bridge is there, apart from the middle.',
        'A slide of mud and stone has taken the road and left a slope.',
        'A toll bar, freshly painted, that was not here last season, and a keeper who has lost the key.',
      ],
      { kind: 'check', skill: 'survival', dc: 12 },
    ),
    row(
      [4, 6],
      'Travellers',
      [
        'A family moves house with everything it owns on one complaining wagon.',
        'Pilgrims in single file, singing a hymn with far too many verses.',
        'A tinker, two mules, and an argument that the mules are winning.',
        'A courier on a tired horse, glad of company and bad at hiding it.',
      ],
      { kind: 'encounter', how: 'friendly' },
    ),
    row([7, 9], 'Discovery', [
      'A milestone with a name chiselled off it, and the chips still lying in the grass.',
      'A shrine no larger than a birdhouse, with fresh flowers and no path leading to it.',
      'Somebody has hung nine left gloves along a hedge.',
      'The old road shows through the new one here, and it goes another way.',
    ]),
    row([10, 14], 'Nothing', [
      'The miles go by and ask for nothing.',
      'Dust, hedges, a dog that follows for a while and thinks better of it.',
      'An uneventful stretch, the kind that people who live on roads pray for.',
    ]),
    row(
      [15, 17],
      'Help',
      [
        'A farmer with an empty cart is going the same way and likes to talk.',
        'A road warden shares the news of the next three days for a pull at a waterskin.',
        'Someone has left a stack of dry wood and a full kettle under a roof of bark.',
      ],
      { kind: 'bonus', on: 'navigation', by: 2 },
    ),
    row([18, 19], 'Opportunity', [
      'A merchant with a broken axle would pay well to be somewhere else by dark.',
      'A notice on a gatepost offers honest money for a job described in suspiciously few words.',
      'A riderless horse, well fed, well shod, and not at all surprised to be caught.',
    ]),
    row(
      [20, 20],
      'The story finds them',
      [
        'A rider comes straight towards them and already knows their names.',
        'By the roadside lies something that belongs to an enemy, dropped on purpose.',
        'The road bends, and there stands the person they were on their way to look for.',
      ],
      { kind: 'plot' },
    ),
  ],
}

export const wilderness: RandomTable = {
  name: 'wilderness',
  title: 'In the wilderness',
  die: 20,
  rows: [
    row(
      [1, 2],
      'Hostile creatures',
      [
        'Something has been walking beside them for an hour, and now it has stopped pretending.',
        'A fresh kill lies across the trail, still warm, and its owner has only stepped aside.',
        'The thicket has more eyes than it ought to.',
      ],
      { kind: 'encounter', how: 'hostile' },
    ),
    row(
      [3, 4],
      'Hazard',
      [
        'The ground looks firm, and is not.',
        'A slope of loose scree waits for the first careless boot.',
        'The river has risen since the map was drawn and has opinions about crossings.',
      ],
      { kind: 'check', skill: 'survival', dc: 13 },
    ),
    row(
      [5, 7],
      'Wildlife',
      [
        'A herd crosses in front of them, unhurried, for the better part of an hour.',
        'An old stag watches from a rise as though counting them.',
        'Otters have built a slide and are not done with it.',
      ],
      { kind: 'encounter', how: 'wary' },
    ),
    row([8, 10], 'Discovery', [
      'A ring of stones, one of them newer than the rest.',
      'A hunting blind, years old, with a bed of ferns made fresh this week.',
      'A wall runs through the forest, dividing nothing from nothing.',
      'A spring comes out of the rock warm, with a copper cup on a chain beside it.',
    ]),
    row([11, 14], 'Nothing', [
      'Trees, and behind them further trees.',
      'The land keeps its own company all day.',
      'Only wind, and work for the legs.',
    ]),
    row(
      [15, 16],
      'Tracks',
      [
        'Boots, several pairs, heavy loads, two days gone and in a hurry.',
        'A single line of prints that begins in the middle of a clearing.',
        'Something dragged its tail here, and something smaller walked in the groove.',
      ],
      { kind: 'check', skill: 'survival', dc: 12 },
    ),
    row(
      [17, 18],
      'Resources',
      [
        'Late berries hang where the birds have missed them, and a stream runs clear below.',
        'A stand of herbs that a healer would walk three days for.',
        'A fallen oak, dry to the heart: firewood for a week, and a hollow to sleep in.',
      ],
      { kind: 'bonus', on: 'foraging', by: 5 },
    ),
    row([19, 19], 'Mystery', [
      'A door stands upright in a meadow, frame and all, and it is locked.',
      'Every tree on this hill leans towards the same empty spot.',
      'A bell rings once, underground.',
    ]),
    row(
      [20, 20],
      'Major find',
      [
        'Ivy falls away from what they took for a cliff, and the cliff has windows.',
        'A camp, long abandoned in haste, with its strongbox still shut.',
        'The stone they stopped to rest on turns out to be the top step of a stair.',
      ],
      { kind: 'plot' },
    ),
  ],
}
