/**
 * What a move takes, as data. Rules know no packages, so a game describes its moves in these few words, and whoever
 * stands where text comes in (a model's tools, a message, a file) makes its own schema of them.
 */
export type Shape =
  | { readonly kind: 'text'; readonly about: string; readonly max?: number }
  | { readonly kind: 'choice'; readonly about: string; readonly options: readonly string[] }
  | { readonly kind: 'number'; readonly about: string; readonly min?: number; readonly max?: number }
  | { readonly kind: 'flag'; readonly about: string }
  | { readonly kind: 'list'; readonly about: string; readonly of: Shape; readonly max?: number }
  | { readonly kind: 'record'; readonly about: string; readonly fields: Readonly<Record<string, Field>> }

/** A field that may be left out says so. */
export type Field = Shape & { readonly optional?: true }
