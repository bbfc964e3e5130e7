/** How near something comes to one of the company, by their own sheet: it says who speaks first, and no word of the sheet. */
import { ownerOf } from '../../../../campaign/folder/kind.ts'
import { shuffled } from '../../desk/chance.ts'
import type { Desk } from '../../desk/desk.ts'
import { isDear, isSore, stemsOf, thoughtOf } from '../../company/own.ts'
import type { Felt } from '../../company/moment.ts'
import { isFiredBy } from '../../company/triggers.ts'
import { voiceOn } from '../../voice/sheet.ts'
import type { Voice } from '../../voice/voice.ts'

export const voiceOf = ({ sees }: Desk, id: string): Voice | undefined => {
  const sheet = sees.view.files.sheet.find(({ path }) => ownerOf(path) === id)
  return sheet === undefined ? undefined : voiceOn(sheet.text)
}

const lastAsked = ({ memory }: Desk, id: string): number => memory.asked[id] ?? -1

/** From here on it is theirs more than anybody's. */
export const theirs = 3

export function nearness(desk: Desk, id: string, felt: Felt | undefined, text: string): number {
  const voice = voiceOf(desk, id)
  if (voice === undefined) return 0
  const stems = stemsOf(text, felt?.about ?? '', felt?.to ?? '', felt?.by ?? '')
  const friend = felt?.to === undefined ? undefined : thoughtOf(voice, felt.to)
  return (
    (isDear(voice, stems) ? theirs : 0) +
    (isSore(voice, stems) ? theirs : 0) +
    (voice.triggers.some(trigger => isFiredBy(trigger, text.toLowerCase(), stems)) ? theirs : 0) +
    (friend === undefined ? 0 : 1) -
    (desk.memory.beat - lastAsked(desk, id) <= 2 ? 2 : 0)
  )
}

/** Whom it touches most comes first, and of equals whoever has been silent longest. */
export function byNearness(
  desk: Desk,
  ids: readonly string[],
  felt: Felt | undefined,
  text: string,
): readonly string[] {
  const near = new Map(ids.map(id => [id, nearness(desk, id, felt, text)]))
  const of = (id: string): number => near.get(id) ?? 0
  return [...shuffled(desk, ids)].sort((a, b) => of(b) - of(a) || lastAsked(desk, a) - lastAsked(desk, b))
}
