/** A string that has been looked at: the brand says by which check, and each check stands beside its one cast. */
export type Id<Kind extends string> = string & { readonly __kind: Kind }

/** SHA-256 of some bytes, as 64 lower-case hexadecimal digits. */
export type Hash = Id<'hash'>

export const toHash = (text: string): Hash | undefined => (/^[0-9a-f]{64}$/.test(text) ? (text as Hash) : undefined)

/**
 * The file name for something new: lower case, words joined by hyphens, apostrophes and other marks dropped. Only for
 * NEW files: names in existing campaigns follow no rule, so they are looked up, never derived.
 */
export function slugOf(name: string): string {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return name // most that are asked are slugs already
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+|['’ʼ`]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
}
