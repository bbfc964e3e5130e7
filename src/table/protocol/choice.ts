/** A number or a label stands for what was offered; anything else is the player's own words. */

const fold = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[.!?…"“”'’\s]+/gu, ' ')
    .trim()

export type Chosen =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'none-such'; readonly asked: number }

/** The label of an option that is meant by its number, else the words as they are. */
export function pickedFrom(options: readonly { readonly label: string }[], line: string): string {
  const labels = options.map(({ label }) => label)
  const chosen = chosenFrom(labels, line)
  return chosen.kind === 'words' ? chosen.text : line
}

/** `2`, `2.`, `#2` and the words of the offer itself; a number nobody offered is told, where something was offered. */
export function chosenFrom(options: readonly string[], line: string): Chosen {
  const number = /^\s*#?(\d{1,2})[.)]?\s*$/.exec(line)?.[1]
  if (number !== undefined && options.length > 0) {
    const picked = options[Number(number) - 1]
    return picked === undefined ? { kind: 'none-such', asked: Number(number) } : { kind: 'words', text: picked }
  }
  const said = fold(line)
  const same = options.find(option => fold(option) === said)
  return { kind: 'words', text: same ?? line }
}
