/** Another place of a run: what it came to there, and what lies between there and here. */
import { accept, type Result } from '../../core/result.ts'
import type { Entry } from '../chronicle/entry.ts'
import type { Fold, MakeFold } from '../chronicle/fold.ts'
import type { ChronicleRefusal } from '../chronicle/lost.ts'
import type { Checkpoint } from '../chronicle/segment.ts'
import { entriesOf, upTo, type Segments } from '../chronicle/segments.ts'

/** Where to: the end of a beat of this line, or the end of a branch. */
export type Place = { readonly beat: number } | { readonly branch: string }

export type Parts<Made extends Fold> = {
  readonly there: Made
  readonly parent: Checkpoint['parent']
  /** What counts no more, and what counts again. */
  readonly left: readonly Entry[]
  readonly taken: readonly Entry[]
  /** The oldest checkpoint that was looked at: versions of files are found from there. */
  readonly contents: Checkpoint['contents'] | undefined
}

/** What is in one line and not in another: entries are told apart by themselves, not by their words. */
function without(line: readonly Entry[], other: readonly Entry[]): readonly Entry[] {
  const shared = new Set(other)
  return line.filter(entry => !shared.has(entry))
}

function folded<Made extends Fold>(
  make: MakeFold<Made>,
  checkpoint: Checkpoint | undefined,
  entries: readonly Entry[],
) {
  const fold = make(checkpoint?.fold ?? null)
  for (const entry of entries) fold.take(entry)
  return fold
}

/** No further back than the segment that beat is in: taking back a beat costs what the beat did. */
export async function partsAtBeat<Made extends Fold>(
  segments: Segments,
  tip: number,
  beat: number,
  make: MakeFold<Made>,
): Promise<Result<Parts<Made>, ChronicleRefusal>> {
  const found = await segments.lineTo(tip, ([first]) => make(first?.segment.checkpoint?.fold ?? null).beat <= beat)
  if (!found.ok) return found
  const checkpoint = found.value[0]?.segment.checkpoint
  const line = entriesOf(found.value)
  const stays = upTo(line, beat)
  return accept({
    there: folded(make, checkpoint, stays),
    parent: { segment: tip, upTo: beat },
    left: without(line, stays),
    taken: [],
    contents: checkpoint?.contents,
  })
}

/** From where two lines part, however far back that is. */
export async function partsAtTip<Made extends Fold>(
  segments: Segments,
  tip: number,
  other: number,
  make: MakeFold<Made>,
): Promise<Result<Parts<Made>, ChronicleRefusal>> {
  const [here, there] = [await segments.lineTo(tip), await segments.lineTo(other)]
  if (!here.ok) return here
  if (!there.ok) return there
  const last = there.value.at(-1)
  const [mine, theirs] = [entriesOf(here.value), entriesOf(there.value)]
  return accept({
    there: folded(make, last?.segment.checkpoint, last?.entries ?? []),
    parent: { segment: other, upTo: null },
    left: without(mine, theirs),
    taken: without(theirs, mine),
    contents: there.value[0]?.segment.checkpoint?.contents,
  })
}
