/** What somebody is, by whichever of these words a sheet has for it. */
const kinds = ['Race', 'Species', 'Ancestry', 'Heritage'] as const
const callings = ['Class', 'Archetype', 'Playbook', 'Calling'] as const

/** `Human Fighter, level 2`: what tells one sheet from another in a line. */
export function describeSheet(text: string): string {
  const cell = (label: string): string =>
    new RegExp(`^[| \\t-]*(?:\\*\\*)?${label}(?:\\*\\*)?\\s*(?:[|]|::?(?:\\*\\*)?)\\s*([^|\\n]*)`, 'im')
      .exec(text)?.[1]
      ?.trim() ?? ''
  const first = (labels: readonly string[]): string => labels.map(cell).find(found => found !== '') ?? ''
  const level = cell('Level')
  return [[first(kinds), first(callings)].filter(Boolean).join(' '), level === '' ? '' : `level ${level}`]
    .filter(Boolean)
    .join(', ')
}
