/** Who asks to see. The human's seat sees what a companion sees: a player is a player. */

export type RoleKind = 'gm' | 'companion' | 'narrator' | 'journal-keeper' | 'decision-log' | 'npc'

/** Characters and NPCs are named by their files: `tilda-brannock`. */
export type Role =
  | { readonly kind: 'gm' }
  | { readonly kind: 'companion'; readonly character: string }
  | { readonly kind: 'narrator' }
  | { readonly kind: 'journal-keeper'; readonly character: string }
  | { readonly kind: 'decision-log' }
  /** `unknown`: words this NPC has never heard, whatever its own file says. */
  | { readonly kind: 'npc'; readonly npc: string; readonly unknown?: readonly string[] }

export type RoleOf<Kind extends RoleKind> = Extract<Role, { readonly kind: Kind }>

/** The name texts are addressed to a role by, and its files are owned by. The GM and the log own nothing. */
export function nameOf(role: Role): string | undefined {
  switch (role.kind) {
    case 'companion':
    case 'journal-keeper':
      return role.character
    case 'npc':
      return role.npc
    case 'narrator':
      return 'narrator'
    case 'gm':
    case 'decision-log':
      return undefined
  }
}

/** What two roles that see the same have in common: who they are, and what an NPC has never heard. */
export const keyOf = (role: Role): string =>
  role.kind === 'npc' ? JSON.stringify(role) : `${role.kind}/${nameOf(role) ?? ''}`
