/** What a day costs, by how one lives; in copper. */
export const lifestyles = {
  wretched: 0,
  squalid: 10,
  poor: 20,
  modest: 100,
  comfortable: 200,
  wealthy: 400,
  aristocratic: 1000,
} as const satisfies Readonly<Record<string, number>>

export type Lifestyle = keyof typeof lifestyles

/** From the worst to the best. */
export const lifestyleNames = Object.keys(lifestyles) as readonly Lifestyle[]

export const isLifestyle = (text: string): text is Lifestyle => Object.hasOwn(lifestyles, text)
