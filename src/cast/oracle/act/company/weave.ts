/** What a mind has written for one of the company becomes parts of the telling: what is said, and what is seen of them. */
import { ownerOf } from '../../../../campaign/folder/kind.ts'
import { pronounOf as pronounOn, type Pronoun } from '../../../../campaign/pronoun.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import type { Part } from '../../../../table/parts.ts'
import type { Desk } from '../../desk/desk.ts'
import { heroOf, nameOf, shortName } from '../../desk/heroes.ts'
import { shortened } from '../../../../english/told-back.ts'
import { seenDoing } from '../../../../english/seen-doing.ts'
import { show } from '../../desk/tell.ts'
import { sentencesOf } from '../../../../english/prose-sentences.ts'

const squeezed = (text: string): string =>
  text
    .split('\n')
    .join(' ')
    .split(' ')
    .filter(word => word !== '')
    .join(' ')
    .trim()

/** In quotes is said, the rest is what they do beside it. */
function partOf(who: string, told: string): Part {
  const pieces = told.replaceAll('“', '"').replaceAll('”', '"').split('"')
  const said = squeezed(pieces.filter((_, at) => at % 2 === 1).join(' '))
  const manner = squeezed(
    pieces
      .filter((_, at) => at % 2 === 0)
      .join(' ')
      .replaceAll('*', ''),
  )
  return { kind: 'said', who, act: 'say', text: said, ...(manner !== '' && { manner }) }
}

const keyOf = (sentence: string): string => wordsOf(sentence).join(' ')

/** Two may think of the same words at once: whoever comes second is silent there. */
export class Heard {
  readonly #said = new Set<string>()

  fresh(response: string): string {
    const sentences = squeezed(response)
      .split('"')
      .flatMap((piece, at) => (at % 2 === 1 ? sentencesOf(piece) : []))
    const isOld = sentences.some(one => keyOf(one) !== '' && this.#said.has(keyOf(one)))
    for (const one of sentences) this.#said.add(keyOf(one))
    return isOld ? '' : response
  }
}

function pronounOf({ sees }: Desk, id: string): Pronoun {
  const sheet = sees.view.files.sheet.find(({ path }) => ownerOf(path) === id)
  return sheet === undefined ? 'they' : pronounOn(sheet.text)
}

/** Their words as they said them; what they do beside it, as the others see it. */
export function weave(desk: Desk, id: string, response: string): void {
  const words = squeezed(response)
  if (words === '' || heroOf(desk, id)?.life === 'dead') return
  const name = nameOf(desk, id)
  const said = shortened(words, 600)
  const isPlainTalk =
    !said.includes('"') && !said.includes('“') && !said.includes('*') && !said.split(' ').includes('I')
  show(
    desk,
    partOf(name, isPlainTalk ? `"${said}"` : seenDoing(said, { short: shortName(name), pronoun: pronounOf(desk, id) })),
  )
}
