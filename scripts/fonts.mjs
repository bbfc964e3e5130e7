/**
 * Makes the fonts of the page out of the packages they come in: only the signs that Latin scripts and our own marks
 * need, with ligatures, small capitals and both kinds of figures kept. Run by hand when a font changes; the files are
 * part of the repository, so that a build needs no font tool.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Basic Latin, Latin-1, the letters most European names need, and the punctuation of a book. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸŁłĆćŃńŚśŹźŻżĘęĄąČčĎďĚěŇňŘřŤťŮůŐőŰűĂăȘșȚțĞğİıŞş–—‘’‚“”„•…‹›€−×`

const fonts = [
  ['@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2', 'alegreya'],
  ['@fontsource-variable/alegreya/files/alegreya-latin-wght-italic.woff2', 'alegreya-italic'],
  ['@fontsource/alegreya-sc/files/alegreya-sc-latin-500-normal.woff2', 'alegreya-sc'],
  ['@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2', 'alegreya-sans-500'],
  ['@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2', 'alegreya-sans-700'],
  ['@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2', 'courier-prime'],
]

for (const [from, name] of fonts) {
  const whole = await readFile(new URL(`../node_modules/${from}`, import.meta.url))
  const small = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    ...(name.startsWith('alegreya-s') || name.startsWith('c')
      ? {}
      : { variationAxes: { wght: { min: 400, max: 700 } } }),
  })
  await writeFile(new URL(`../web/fonts/${name}.woff2`, import.meta.url), small)
}
