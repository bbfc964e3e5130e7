/** Who the human plays, however that was written down: `Oda`, `Oda Fenwright`, `oda-fenwright`, a path, or nothing. */
import { resolveName } from './index-of-names.ts'
import type { NameIndex, Resolution } from './index-of-names.ts'

export type CharacterReading = Resolution | { readonly kind: 'blank' }

/** Words that people leave in the place of a name until they have one. */
const placeholder = /^(?:\[.*\]|\{.*\}|<.*>|none|n\/a|tbd|-+|\?+)?$/i

export function readCharacter(index: NameIndex, written: string | undefined): CharacterReading {
  const asked = (written ?? '').trim()
  return placeholder.test(asked) ? { kind: 'blank' } : resolveName(index, asked, ['party'])
}
