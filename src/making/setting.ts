/** What a country is made of: names, six places that hang together, and how each of them meets the senses. */

export const placeKeys = ['hub', 'inn', 'works', 'wild', 'ruin', 'heart'] as const
export type PlaceKey = (typeof placeKeys)[number]

export type PlaceWords = {
  readonly names: readonly string[]
  readonly kind: string
  readonly overview: string
  readonly sights: string
  readonly sounds: string
  readonly smells: string
  readonly feeling: string
  readonly features: Readonly<Record<string, string>>
  /** How one comes to it from elsewhere: `the harbour steps`. */
  readonly way: string
  /** Something small to be found there by looking. */
  readonly hidden: { readonly name: string; readonly dc: number; readonly skill: string; readonly text: string }
}

export type Setting = {
  readonly name: string
  readonly about: string
  /** Words of somebody's own that mean it; `fish*` is every word that begins so. */
  readonly words: readonly string[]
  /** Whose names its people bear. */
  readonly people: string
  readonly towns: readonly string[]
  readonly region: string
  readonly country: string
  readonly places: Readonly<Record<PlaceKey, PlaceWords>>
  /** What one meets on the way, by the names of the rules. */
  readonly onTheWay: string
}
