/** Text from outside, safe to print: no control codes, whoever wrote it. */

/** Marks that turn the direction of what follows: they can make a line read other than it is. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu

export const withoutControls = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', '  ')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(turning, '')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')

const inAscii: readonly (readonly [RegExp, string])[] = [
  [/[‘’ʼ]/gu, "'"],
  [/[“”]/gu, '"'],
  [/[–—]/gu, '-'],
  [/…/gu, '...'],
  [/[━═]/gu, '='],
  [/[─]/gu, '-'],
  [/[•·]/gu, '*'],
  [/[→]/gu, '->'],
]

/** For terminals that show nothing else; letters that have no plain form stay, because a name is a name. */
export const asAscii = (text: string): string => inAscii.reduce((now, [from, to]) => now.replaceAll(from, to), text)
