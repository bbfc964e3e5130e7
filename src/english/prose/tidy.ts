/** What joining pieces leaves behind, put right: spaces, stops that met, and the capital of each sentence. */
import { sentencesOf } from '../prose-sentences.ts'
import { capitalOf } from '../nouns.ts'

/** Anything there is to put right; most texts have nothing of it, and one look is less than eleven. */
const untidy =
  /[^\S\n ]| {2}| [,.;:!?\u2026]|[(\u201c] |,[ ,]*,|,[.;:!?\u2026]|[!?][.,]|\.\.|["\u201d]\.|(?:^|\n)[ ,;:]|^\s|\s$/u

export const tidyPunctuation = (text: string): string => (untidy.test(text) ? putRight(text) : text)

const putRight = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ +([,.;:!?\u2026])/gu, '$1')
    .replaceAll(/([(\u201c]) +/gu, '$1')
    .replaceAll(/,(?:[ ,]*,)+/gu, ',')
    .replaceAll(/,+([.;:!?\u2026])/gu, '$1')
    .replaceAll(/([!?])[.,]+/gu, '$1')
    .replaceAll(/\.{4,}/gu, '...')
    .replaceAll(/(?<!\.)\.{2}(?!\.)/gu, '.')
    .replaceAll(/([.!?\u2026]["\u201d])\.+/gu, '$1')
    .replaceAll(/(^|\n)[ ,;:]+/gu, '$1')
    .trim()

/** Each sentence with a capital, one space between them; paragraphs stay paragraphs. */
export const tidy = (text: string): string =>
  tidyPunctuation(text)
    .split(/\n\s*\n/u)
    .map(paragraph => sentencesOf(paragraph).map(capitalOf).join(' '))
    .filter(paragraph => paragraph !== '')
    .join('\n\n')
