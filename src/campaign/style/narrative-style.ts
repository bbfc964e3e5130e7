/** The four ways a story can stand on the page. */
import { foldWords } from '../text/fold.ts'

export const narrativeStyles = ['script', 'novel', 'hybrid', 'minimal'] as const
export type NarrativeStyle = (typeof narrativeStyles)[number]

export type StyleOption = { readonly style: NarrativeStyle; readonly label: string; readonly description: string }

/** What the player is asked when no style is set yet. */
export const styleOptions: readonly StyleOption[] = [
  { style: 'script', label: 'Script', description: 'Speaker names over their lines, little prose' },
  { style: 'novel', label: 'Novel', description: 'Rich prose with the dialogue woven in' },
  { style: 'hybrid', label: 'Hybrid', description: 'Prose narration, and a name before each line of dialogue' },
  { style: 'minimal', label: 'Minimal', description: 'Short and plain, with the rules in the open' },
]

/** `Hybrid`, `hybrid (default)`: the first word counts. */
export function toNarrativeStyle(written: string): NarrativeStyle | undefined {
  const [first] = foldWords(written).split(/[^a-z]+/)
  return narrativeStyles.find(style => style === first)
}
