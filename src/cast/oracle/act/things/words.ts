import things from '../../../../../content/oracle/phrases/things.json' with { type: 'json' }
import works from '../../../../../content/oracle/phrases/works.json' with { type: 'json' }
import type { Grammar } from '../../../../english/prose/prose.ts'

export const thingWords: Grammar = things
export const workWords: Grammar = works
