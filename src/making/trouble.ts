/** What is wrong in a town, who did it and why, and the ways it can come out. Words in braces are names to be put in. */

export type RoleKey = 'patron' | 'keeper' | 'culprit'

export type RoleWords = {
  readonly role: string
  readonly looks: string
  readonly demeanor: string
  readonly wants: string
  readonly fears: string
  readonly speech: string
  readonly manner: string
  readonly lines: readonly string[]
  readonly tells: readonly string[]
  readonly confides: readonly string[]
  readonly hides: readonly string[]
  readonly disposition: 'Friendly' | 'Neutral' | 'Unfriendly'
}

export type Ending = { readonly title: string; readonly text: string }

export type Trouble = {
  readonly name: string
  readonly about: string
  /** Words of somebody's own that mean it. */
  readonly words: readonly string[]
  readonly titles: readonly string[]
  readonly pitch: string
  readonly hook: string
  readonly threat: string
  readonly truth: string
  readonly quest: { readonly name: string; readonly objective: string; readonly known: readonly string[] }
  readonly item: { readonly name: string; readonly kind: string; readonly looks: string; readonly does: string }
  readonly key: { readonly name: string; readonly looks: string }
  readonly proof: { readonly name: string; readonly looks: string }
  readonly clock: { readonly name: string; readonly signs: readonly string[]; readonly full: string }
  readonly roles: Readonly<Record<RoleKey, RoleWords>>
  /** The party of the town and the one that stands against it. */
  readonly factions: readonly {
    readonly name: string
    readonly kind: string
    readonly publicGoal: string
    readonly trueGoal: string
  }[]
  readonly guards: string
  readonly guardian: { readonly monster: string; readonly name: string; readonly text: string }
  readonly endings: {
    readonly mended: Ending
    readonly given: Ending
    readonly fought: Ending
    readonly late: Ending
  }
}
