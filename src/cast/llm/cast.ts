/** A cast of models. Roles may be mixed: one that has no model is played by the cast that stands behind this one. */
import type { Store } from '../../store/port.ts'
import { handingOff } from '../../table/fresh/handing-off.ts'
import type { FreshMind } from '../../table/fresh/port.ts'
import type { Cast } from '../../table/ports.ts'
import type { Purse, RoleName } from './budget/purse.ts'
import { gmSpeaker } from './gm/speaker.ts'
import { smallWindow } from './conversation/room.ts'
import { recallIn } from './context/recall.ts'
import { freshModelGm } from './fresh/gm.ts'
import type { GameWords } from './game.ts'
import { modelGm } from './gm/gm.ts'
import type { GmMind } from './gm/mind.ts'
import { modelCompanion } from './roles/companion.ts'
import { modelDecisions } from './roles/decisions.ts'
import { modelGuard } from './roles/guard.ts'
import { modelJournal } from './roles/journal.ts'
import { usualWindow, type RoleModel } from './roles/mind.ts'
import { modelNarrator } from './roles/narrator.ts'
import { modelSummary } from './roles/summary.ts'
import { reportOf } from './roles/report.ts'
import type { Waits } from './model/signs.ts'
import { sentIn, type Sent } from './roles/sent.ts'

export type LlmWishes = {
  readonly models: { readonly [Role in RoleName]?: RoleModel | undefined }
  readonly game: GameWords
  readonly purse: Purse
  /** Plays the roles without a model, and any role whose model has no answer. */
  readonly fallback: Cast
  /** The human's character, by name. */
  readonly human: string
  /** Told whom the human is waiting for. */
  readonly waits?: Waits | undefined
}

/** `report` tells what was spent, in lines for a person. */
export type LlmCast = Cast & {
  readonly report: () => readonly string[]
  /** What each role was last sent. */
  readonly context: () => readonly Sent[]
  /** The Game Master as one that is new at each hand-off. */
  readonly fresh: (store: Store) => FreshMind
}

export function llmCast(wishes: LlmWishes): LlmCast {
  const { models, purse, fallback } = wishes
  let turns = 0
  const gm = models.gm ? gmBy(models.gm, wishes) : fallback.gm
  return {
    name: nameOf(models, fallback),
    gm: (sees, ask) => {
      turns += 1
      return gm(sees, ask)
    },
    ...otherRoles(wishes),
    fresh: store => beat => {
      turns += 1
      return freshBy(wishes, gm, store)(beat)
    },
    report: () => reportOf(purse, turns),
    context: () => sentIn(purse),
  }
}

const mindOf = (
  { asking, maxOutputTokens, sampling = {}, window = usualWindow }: RoleModel,
  { game, purse, human, waits }: LlmWishes,
): GmMind => ({
  ...(waits ? { waits } : {}),
  asking,
  maxOutputTokens,
  sampling,
  game,
  human,
  purse,
  recall: recallIn,
  speaker: (game.speaker ?? gmSpeaker)({ game, human, window, maxOutputTokens }),
  hasSmallWindow: window < smallWindow,
})

function gmBy(model: RoleModel, wishes: LlmWishes): Cast['gm'] {
  const mind = mindOf(model, wishes)
  return wishes.game.gm ? wishes.game.gm(mind) : modelGm(mind)
}

/** A game whose turns have a form keeps it in this mode too. */
const freshBy = (wishes: LlmWishes, gm: Cast['gm'], store: Store): FreshMind =>
  wishes.models.gm && !wishes.game.gm ? freshModelGm(mindOf(wishes.models.gm, wishes), store) : handingOff(gm)

function otherRoles({ models, game, purse, fallback, waits }: LlmWishes): Omit<Cast, 'name' | 'gm'> {
  const { companion, narrator, journal, decisions, guard } = models
  return {
    ...(guard ? { guard: modelGuard({ model: guard, purse }) } : {}),
    ...(journal ? { summary: modelSummary({ model: journal, purse }) } : {}),
    companion: companion
      ? modelCompanion({ model: companion, purse, waits, fallback: fallback.companion }, game)
      : fallback.companion,
    narrator: narrator ? modelNarrator({ model: narrator, purse, fallback: fallback.narrator }) : fallback.narrator,
    journal: journal ? modelJournal({ model: journal, purse, fallback: fallback.journal }) : fallback.journal,
    decisions: decisions
      ? modelDecisions({ model: decisions, purse, fallback: fallback.decisions })
      : fallback.decisions,
  }
}

const roles: readonly RoleName[] = ['gm', 'companion', 'narrator', 'journal', 'decisions']

/** `anthropic/some-model`, or who plays what: `gm anthropic/some-model, companion ollama/other; the rest: oracle`. */
function nameOf(models: LlmWishes['models'], fallback: Cast): string {
  const named = roles.flatMap(role => {
    const model = models[role]?.asking.model.name
    return model === undefined ? [] : [{ role, model }]
  })
  const kinds = new Set(named.map(({ model }) => model))
  if (named.length === roles.length && kinds.size === 1) return [...kinds].join('')
  const rest = named.length < roles.length ? [fallback.name] : []
  return [named.map(({ role, model }) => `${role} ${model}`).join(', '), ...rest].filter(Boolean).join('; the rest: ')
}
