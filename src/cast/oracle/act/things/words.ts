/** The phrases of this room, as a writer may change them. */
import things from '../../../../../content/oracle/phrases/things.json' with { type: 'json' }
import type { Grammar } from '../../../../english/prose/prose.ts'

export const thingWords: Grammar = things
