/**
 * What a section will be searched for by the lines that are about to change it, so that one reading finds it all. A name
 * that is left out here is looked for when its line comes: this is about time, never about what is found.
 */
import { withoutBox } from '../markdown/bullet.ts'
import { needleOf, type Needle } from '../text/fold.ts'
import type { Context } from './edit.ts'
import { readingsOf } from './hit-points.ts'
import { toEntity } from './match.ts'
import type { Behaviour, DeltaItem } from './types.ts'

function wordsOf(behaviour: Behaviour, item: DeltaItem, context: Context): readonly string[] {
  switch (behaviour) {
    case 'upsert':
      return [toEntity(withoutBox(item.text)).folded]
    case 'append':
    case 'thread':
      return [withoutBox(item.text)]
    case 'hit-points':
      return readingsOf(item, context).flatMap(({ names }) => names)
    case 'replace':
    case 'slots':
    case 'conditions':
    case 'exhaustion':
    case 'rest':
    case 'session':
      return []
  }
}

export const needlesOf = (behaviour: Behaviour, items: readonly DeltaItem[], context: Context): readonly Needle[] =>
  items.flatMap(item => wordsOf(behaviour, item, context)).flatMap(words => needleOf(words) ?? [])
