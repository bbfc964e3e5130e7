/** Rows as `src/campaign/world/rows.json` has them. */
type Row = {
  readonly says: readonly string[]
  readonly who?: 'players' | 'gm'
  readonly means?: string
  readonly begins?: boolean
  readonly whole?: boolean
}
declare const rows: {
  readonly about: string
  readonly headings: readonly Row[]
  readonly labels: readonly Row[]
  readonly callouts: readonly Row[]
  readonly tags: readonly Row[]
  readonly files: readonly Row[]
  readonly declares: readonly Row[]
  readonly legend: Readonly<Record<'apart' | 'marks' | 'rest' | 'told' | 'neutral', readonly string[]>>
  readonly phrases: Readonly<
    Record<
      | 'secret'
      | 'toTheGm'
      | 'villain'
      | 'fight'
      | 'hiddenWay'
      | 'open'
      | 'nobody'
      | 'place'
      | 'noPlace'
      | 'someone'
      | 'talk',
      readonly string[]
    >
  >
}
export = rows
