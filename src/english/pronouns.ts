/** How somebody is spoken of, in all its forms. */

export type Pronoun = 'he' | 'she' | 'they'
/** Whoever tells of themselves, and whoever is told of. */
export type Person = Pronoun | 'I' | 'we' | 'you' | 'it'

export type PronounForms = Readonly<Record<'they' | 'them' | 'their' | 'theirs' | 'self', string>>

const row = (they: string, them: string, their: string, theirs: string, self: string): PronounForms => ({
  they,
  them,
  their,
  theirs,
  self,
})

export const pronounForms: Readonly<Record<Person, PronounForms>> = {
  I: row('I', 'me', 'my', 'mine', 'myself'),
  we: row('we', 'us', 'our', 'ours', 'ourselves'),
  you: row('you', 'you', 'your', 'yours', 'yourself'),
  she: row('she', 'her', 'her', 'hers', 'herself'),
  he: row('he', 'him', 'his', 'his', 'himself'),
  they: row('they', 'them', 'their', 'theirs', 'themself'),
  it: row('it', 'it', 'its', 'its', 'itself'),
}

/** Which of them a word is, in whatever form: `hers` is `she`. `her` of `they/them` has one reading only. */
export const pronounIn: ReadonlyMap<string, Person> = new Map(
  Object.entries(pronounForms).flatMap(
    ([person, forms]) =>
      [
        ...Object.values(forms),
        ...(person === 'they' ? ['themselves'] : []),
        ...(person === 'you' ? ['yourselves'] : []),
      ].map(form => [form.toLowerCase(), person as Person] as const), // the table is keyed by persons alone
  ),
)
