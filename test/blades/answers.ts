/**
 * Answers of a Game Master that is a model, written by hand for their moment and mood: what stands in the prompt is what they go
 * by. Of a die there is an outcome for each face that the prompt has.
 */
import type { ScriptedAnswer, ScriptedCall } from '../llm/script.ts'
import type { Heard } from '../llm/server.ts'

type Outcome = readonly [hint: string, stress: number, heat: number, narrative: string]
type Faces = Readonly<Record<number, Outcome>>

export type Beat = {
  readonly says: string
  /** Words of the options that are taken, in the order of the questions; the first of all where none fits. */
  readonly takes?: readonly string[]
  readonly weaver?: string
  readonly calls?: readonly ScriptedCall[]
  readonly crucible?: {
    readonly narration: string
    readonly situation: string
    readonly faces: Faces
    readonly twins?: readonly Outcome[]
  }
  readonly echo?: string
  readonly crack?: { readonly narration: string; readonly traumaAssigned: string }
  readonly city?: { readonly narration: string; readonly options: readonly Readonly<Record<string, unknown>>[] }
  readonly door?: Beat['city'] & { readonly kind: string }
  readonly tide?: Readonly<Record<string, unknown>> & { readonly narration: string }
  readonly offers?: readonly string[]
}

export const engage = (
  intent: string,
  approach: string,
  action: string,
  position: string,
  threat: string,
  opportunity: string,
): ScriptedCall => ({
  name: 'engage',
  takes: {
    engageIntent: intent,
    engageApproach: approach,
    engageAction: action,
    engagePosition: position,
    engageEffect: 'standard',
    engageThreat: threat,
    engageOpportunity: opportunity,
  },
})

/** The beat a request belongs to: the last whose words were the last that were said. */
const beatOf = (beats: readonly Beat[], body: string): Beat | undefined =>
  beats
    .map(beat => ({ beat, at: body.lastIndexOf(JSON.stringify(beat.says).slice(1, -1)) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => other.at - one.at)[0]?.beat

const answer = (takes: Readonly<Record<string, unknown>>): ScriptedCall => ({ name: 'answer', takes })

/** Twins among the dice have an outcome each. */
function crucibleOf(
  body: string,
  { narration, situation, faces, twins = [] }: NonNullable<Beat['crucible']>,
): ScriptedCall {
  const [, dice = ''] = /dice: ([\d, ]+)\./u.exec(body) ?? []
  const spare = [...twins]
  const seen = new Set<number>()
  const outcomes = dice
    .split(',')
    .map(Number)
    .map(face => {
      const own = seen.has(face) ? spare.shift() : undefined
      seen.add(face)
      const [hint = '', stressCost = 0, heatCost = 0, narrative = ''] = own ?? faces[face] ?? []
      return { dieValue: face, hint, stressCost, heatCost, coinDelta: 0, narrative }
    })
  return answer({ narration, diceAction: { situation, outcomes } })
}

/** What a beat has for each mood, by the words that its prompt begins with. */
function saidIn(body: string, beat: Beat): readonly ScriptedCall[] | undefined {
  const { weaver, crucible, echo, crack, city, door, tide, calls = [], offers = [] } = beat
  const more = { continueScene: true, suggestedActions: offers }
  const moods: readonly (readonly [persona: string, said: readonly ScriptedCall[] | undefined])[] = [
    ['You are the Crucible', crucible && [crucibleOf(body, crucible)]],
    ['You are the Echo', echo === undefined ? undefined : [answer({ narration: echo, ...more })]],
    ['You are the Crack', crack && [answer({ ...crack, suggestedActions: offers })]],
    ['somebody is at the door', door && [answer(door)]],
    ['You are the Hungry City', city && [answer(city)]],
    ['You are the Tide', tide && [answer(tide)]],
    ['You are the Weaver', weaver === undefined ? undefined : [...calls, answer({ narration: weaver, ...more })]],
  ]
  return moods.find(([persona]) => body.includes(persona))?.[1]
}

export const answersFrom =
  (beats: readonly Beat[]) =>
  ({ body }: Heard): ScriptedAnswer => {
    const said = saidIn(body, beatOf(beats, body) ?? { says: '' })
    return said ? { calls: said } : { text: 'Nothing was written for this.' }
  }
