/**
 * Which name is meant. Linux keeps `Mira`, `mira` and both Unicode forms of `Míra` side by side, other systems do not;
 * a campaign that travels must never hold such twins, so none is ever made here.
 */

export type Meaning =
  | { readonly kind: 'there'; readonly name: string }
  | { readonly kind: 'free' }
  | { readonly kind: 'clash'; readonly there: string }

/**
 * The same letters in another Unicode form are the same name to every reader, so the one that is there is meant, as long
 * as it is one. A difference in case is a difference a writer can see, so it is told instead of guessed.
 */
export function meaningOf(asked: string, names: readonly string[]): Meaning {
  if (names.includes(asked)) return { kind: 'there', name: asked }
  const form = asked.normalize('NFC')
  const twins = names.filter(name => name.normalize('NFC') === form)
  const [twin, another] = twins
  if (twin !== undefined) return another === undefined ? { kind: 'there', name: twin } : { kind: 'clash', there: twin }
  const folded = form.toLowerCase()
  const cousin = names.find(name => name.normalize('NFC').toLowerCase() === folded)
  return cousin === undefined ? { kind: 'free' } : { kind: 'clash', there: cousin }
}
