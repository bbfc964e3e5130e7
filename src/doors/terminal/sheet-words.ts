/** `Human Fighter, level 2`: what tells one sheet from another in a line. */
export function describeSheet(text: string): string {
  const cell = (label: string): string =>
    new RegExp(`^[| \\t-]*(?:\\*\\*)?${label}(?:\\*\\*)?\\s*(?:[|]|::?(?:\\*\\*)?)\\s*([^|\\n]*)`, 'im')
      .exec(text)?.[1]
      ?.trim() ?? ''
  const level = cell('Level')
  return [[cell('Race'), cell('Class')].filter(Boolean).join(' '), level === '' ? '' : `level ${level}`]
    .filter(Boolean)
    .join(', ')
}
