/** What is worth a word of something, where nothing else was asked; and of everything, where nothing was named. */
import { leansBack } from '../../../../english/leaning.ts'
import { sentence } from '../../../../english/naming.ts'
import type { Desk } from '../../desk/desk.ts'
import { keysOf } from '../../desk/keys.ts'
import { here } from '../../desk/place.ts'
import { shareOf } from './bearing.ts'
import { opening, talkTexts, type Passage } from './body.ts'
import type { Inquiry } from './inquiry.ts'

const most = 3
const longest = 420

/** As many sentences as one says in a breath. */
export function breath(sentences: readonly string[], most: number): string {
  const told: string[] = []
  for (const one of sentences) if (told.length < most && told.join(' ').length + one.length < longest) told.push(sentence(one)) // prettier-ignore
  return told.join(' ')
}

/** Sentences that speak of it, wherever they stand, those of how it began first; what leans on another brings it along. */
export function notableOf(desk: Desk, { keys }: Inquiry, body: readonly Passage[]): string {
  const [begun, ...rest] = [opening(desk.world), ...body]
  const found = [begun, ...rest].flatMap(({ sentences, of, by }) => {
    const under = keysOf(of)
    return by !== undefined
      ? []
      : sentences.flatMap((text, at) => {
          const held = keysOf(text)
          const share =
            keys.reduce((sum, key) => sum + Math.max(shareOf(held, key), shareOf(under, key)), 0) /
            Math.max(1, keys.length)
          const before = leansBack(text) && at > 0 ? [sentences[at - 1] ?? ''] : []
          return share >= 0.5 ? [{ share, texts: [...before, text] }] : []
        })
  })
  const best = Math.max(0, ...found.map(({ share }) => share))
  return breath([...new Set(found.filter(({ share }) => share === best).flatMap(({ texts }) => texts))], most)
}

/** What this place is: what is said of the land it lies in, else what it shows. */
export function ofTown(desk: Desk): string {
  const { region, overview } = here(desk)
  const told = talkTexts(desk).filter(text => region !== '' && text.includes(region))
  return breath(told.length > 0 ? told : overview, 2)
}

/** What is going on: where it began that is how it began, elsewhere what the place shows. */
export function goingOn(desk: Desk): string {
  const place = here(desk)
  const begun = opening(desk.world).sentences
  if (place.id === desk.world.startId && begun.length > 0) return breath(begun, 4)
  return breath([...place.overview, ...Object.values(place.atmosphere).flat()], most)
}
