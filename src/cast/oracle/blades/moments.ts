/** The moments in which somebody of the crew has a word: the request that goes out, and what comes back for it. */
import { listUnder } from '../../../rules/blades/campaign/page.ts'
import { seedRng, rollFace } from '../../../core/random.ts'
import type { Cast, CompanionSees } from '../../../table/ports.ts'
import { sheetIn } from '../../../table/views/view.ts'
import { crew } from './words.ts'

export type MomentKey = keyof typeof crew.requests

const keys = Object.keys(crew.requests) as MomentKey[]

export const requestFor = (moment: MomentKey): string => crew.requests[moment]

/** A request is one of ours by being one of the table's, word for word; any other is somebody asking for an opinion. */
const momentOf = (request: string): MomentKey => keys.find(key => crew.requests[key] === request) ?? 'opinion'

/** What the sheet says for the moment, else what anybody of such a crew would. */
function linesFor(sheet: string, moment: MomentKey): readonly string[] {
  const own = listUnder(sheet, 'Says')
    .filter(item => item.toLowerCase().startsWith(`${moment}:`))
    .map(item => item.slice(moment.length + 1).trim())
  return own.length > 0 ? own : crew[moment]
}

/** A companion speaks from its own view, and from nothing else. */
export const scoundrelCompanion =
  (seed: string | number): Cast['companion'] =>
  async ({ view, request, memory }: CompanionSees) => {
    const lines = linesFor(sheetIn(view)?.text ?? '', momentOf(request.request))
    const { face } = rollFace(lines.length, seedRng(`${seed}/${view.role.character}`))
    return lines[(face + memory.length) % lines.length] ?? ''
  }
