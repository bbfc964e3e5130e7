/** What an NPC knows, in three tiers: for anyone, for whoever has earned it, and for nobody. */

export const tiers = ['public', 'private', 'secret'] as const
export type Tier = (typeof tiers)[number]

/** `### Private Knowledge (requires trust)`, `### Secrets (GM only)`, `**Public**:`. */
export function tierOf(title: string): Tier | undefined {
  const [word] = /^(?:public|private|secret)/i.exec(title.replaceAll(/^[*_\s]+/g, '')) ?? []
  return tiers.find(tier => tier === word?.toLowerCase())
}
