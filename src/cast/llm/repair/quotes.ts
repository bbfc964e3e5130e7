/** The marks that people, keyboards and models put around words. */

const closers: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '\u201c': '\u201d"',
  '\u201d': '\u201d"',
  '\u201e': '\u201c\u201d"',
  '\u2018': "\u2019'",
  '\u2019': "\u2019'",
  '\u00ab': '\u00bb',
  '\u00b4': "\u00b4'",
}

export const isQuote = (character: string): boolean => Object.hasOwn(closers, character)

/** The marks that may end what this one opened. */
export const closersOf = (quote: string): string => closers[quote] ?? '"'
