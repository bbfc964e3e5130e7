/** Sentences by the kind of outcome. `{who}` does it, `{target}` it is done to, `{with}` is the weapon or the thing. */
export type Sentences = Readonly<Record<string, readonly string[]>>
