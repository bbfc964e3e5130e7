/** Happenings as prose: a paragraph for each turn or two, with what was cast where it belongs, and nothing told twice. */
import { spellNamed } from '../../../rules/fifth/data/spells.ts'
import { recipeFor } from '../../../rules/fifth/magic/book.ts'
import type { CreatureId, Side } from '../../../rules/fifth/model/creature.ts'
import type { Happening } from './happenings.ts'
import { say } from './say.ts'
import type { Stage } from '../desk/fighting/stage.ts'
import { tellHappening } from './tell-happening.ts'

/** Spells are known by the facts alone. */
export type SpellCast = { readonly by: string; readonly spell: string }

/** Shield is told as what it does. */
export function spellsIn(facts: readonly string[]): readonly SpellCast[] {
  return facts.flatMap(fact => {
    const found = /^(?<by>.+?) casts (?<spell>[^.]+?)(?: with a slot of \w+ level| as a ritual)?\.$/.exec(fact)?.groups
    const { by, spell } = found ?? {}
    return by === undefined || spell === undefined || spell === 'Shield' ? [] : [{ by, spell }]
  })
}

/** What happened in one turn, or in what was left of it. */
type Turn = { readonly who: CreatureId | undefined; readonly happenings: Happening[] }

function turnsOf(happenings: readonly Happening[], owner: CreatureId | undefined): readonly Turn[] {
  const turns: Turn[] = [{ who: owner, happenings: [] }]
  for (const happening of happenings)
    if (happening.kind === 'turn') turns.push({ who: happening.who, happenings: [] })
    else turns.at(-1)?.happenings.push(happening)
  return turns
}

/** Getting up and coming nearer are done before anything else. */
const isLeading = (happening: Happening): boolean =>
  happening.kind === 'closed' || happening.kind === 'moved' || (happening.kind === 'condition' && happening.isOver)

const isEffect = ({ kind }: Happening): boolean =>
  ['blow', 'hurt', 'condition', 'healed', 'opened', 'did'].includes(kind)

/** The casting, and what is to be said of it where nobody was seen to be touched. */
function tellSpell(stage: Stage, who: CreatureId, spell: string, isSeen: boolean): readonly string[] {
  const known = spellNamed(spell)
  const isHarm = known !== undefined && recipeFor(known)?.kind === 'harm'
  return [say(stage, 'cast', { who, spell }), isSeen ? '' : say(stage, isHarm ? 'fizzles' : 'wards')]
}

/** A move that a blow follows goes without saying. */
const isSilent = (happening: Happening, next: Happening | undefined): boolean =>
  happening.kind === 'closed' && next?.kind === 'blow' && next.who === happening.who && !next.isReaction

function tellAll(stage: Stage, happenings: readonly Happening[]): readonly string[] {
  return happenings.flatMap((happening, at) => {
    if (happening.kind === 'ended') stage.ended = { outcome: happening.outcome, fled: happening.fled }
    return isSilent(happening, happenings[at + 1]) ? [] : tellHappening(stage, happening)
  })
}

type Told = { readonly side: Side | undefined; readonly sentences: readonly string[] }

/** Takes the spells of this turn out of those that are still to be told. */
function tellTurn(stage: Stage, { who, happenings }: Turn, spells: SpellCast[]): Told {
  const creature = who === undefined ? undefined : stage.desk.game.creatures[who]
  const at = spells.findIndex(({ by }) => by === creature?.name)
  const [cast] = at === -1 ? [] : spells.splice(at, 1)
  const first = happenings.findIndex(happening => !isLeading(happening))
  const from = cast === undefined ? 0 : first === -1 ? happenings.length : first
  const rest = happenings.slice(from)
  const sentences = [
    ...tellAll(stage, happenings.slice(0, from)),
    ...(cast === undefined || who === undefined ? [] : tellSpell(stage, who, cast.spell, rest.some(isEffect))),
    ...tellAll(stage, rest),
  ]
  return { side: creature?.side, sentences: sentences.filter(text => text !== '') }
}

/** Turns this short share a paragraph. */
const mostTogether = 4

/** Short turns of one side told together, long ones by themselves. */
function gathered(turns: readonly Told[]): readonly string[] {
  const paragraphs: { readonly side: Side | undefined; readonly sentences: string[] }[] = []
  for (const { side, sentences } of turns.filter(turn => turn.sentences.length > 0)) {
    const last = paragraphs.at(-1)
    if (last !== undefined && last.side === side && last.sentences.length + sentences.length <= mostTogether)
      last.sentences.push(...sentences)
    else paragraphs.push({ side, sentences: [...sentences] })
  }
  return paragraphs.map(({ sentences }) => sentences.join(' '))
}

/** `own` is what belongs to the turn that was on already; the paragraphs are those of the turns that followed. */
export function weave(
  stage: Stage,
  happenings: readonly Happening[],
  owner: CreatureId | undefined,
  cast: readonly SpellCast[],
): { readonly own: string; readonly paragraphs: readonly string[] } {
  const spells = [...cast]
  const [own, ...others] = turnsOf(happenings, owner).map(turn => tellTurn(stage, turn, spells))
  return { own: own?.sentences.join(' ') ?? '', paragraphs: gathered(others) }
}
