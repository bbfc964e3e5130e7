/** Signs for terminals that show only the plain ones. */

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
