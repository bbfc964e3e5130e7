/** The second game's cast with a Game Master that is asked over real HTTP; everything else is the Oracle's. */
import { scoundrelWords } from '../../src/cast/llm/blades/words.ts'
import { Purse } from '../../src/cast/llm/budget/purse.ts'
import { llmCast } from '../../src/cast/llm/cast.ts'
import { scoundrelCast } from '../../src/cast/oracle/blades/cast.ts'
import type { Cast } from '../../src/table/ports.ts'
import { modelAt, restless } from '../llm/providers.ts'
import type { FakeServer } from '../llm/server.ts'

export function castAt(at: FakeServer): Cast {
  const role = { asking: { model: modelAt(at, 'openai'), patience: restless() }, maxOutputTokens: 1500 }
  return llmCast({
    models: { gm: role },
    game: scoundrelWords,
    purse: new Purse(),
    fallback: scoundrelCast('model'),
    human: 'Ansel Quay',
  })
}
