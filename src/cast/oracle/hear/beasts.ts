/** What breathes and is nobody: words that follow a hand on its neck are for it. */
import kinds from '../../../../content/oracle/deeds.json' with { type: 'json' }
import { nounOf } from '../../../english/noun-phrases.ts'
import { wordsOf } from '../../../english/tokens.ts'

const people = new Set(kinds.people.map(nounOf))
const beasts = new Set(kinds.living.map(nounOf).filter(one => !people.has(one)))

export const isBeast = (name: string): boolean => wordsOf(name).some(word => beasts.has(nounOf(word)))
