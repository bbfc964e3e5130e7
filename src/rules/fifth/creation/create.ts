/** A new character: a wish checked, a draft made, a sheet written. The same wish and chance give the same sheet. */
import type { Rng } from '../../../core/random.ts'
import { accept, refuse, type Result } from '../../../core/result.ts'
import { classes, classNamed } from '../data/classes.ts'
import { backgroundNamed } from './backgrounds.ts'
import { draftOf } from './draft.ts'
import { heritageNamed, type RaceRefusal } from './heritage.ts'
import { personaFor } from './persona.ts'
import { printNewSheet } from './print-sheet.ts'
import { checkScores, explainScores, type Method, scoresBy, type ScoresRefusal } from './scores.ts'

export type CharacterWish = {
  readonly name: string
  readonly campaign: string
  readonly race: string
  readonly className: string
  readonly level: number
  readonly method: Method
  /** In the order STR DEX CON INT WIS CHA, before the race's bonuses; left out, the method gives them. */
  readonly scores?: readonly number[]
  readonly background: string
  readonly player: 'human' | 'ai'
  readonly alignment?: string
}

export type CreationRefusal =
  | RaceRefusal
  | ScoresRefusal
  | { readonly code: 'class-unknown'; readonly asked: string; readonly known: readonly string[] }
  | { readonly code: 'level-out-of-range'; readonly level: number }
  | { readonly code: 'name-missing' }

export const classNames: readonly string[] = classes.map(({ name }) => name)

export function explainCreation(refusal: CreationRefusal): string {
  switch (refusal.code) {
    case 'race-unknown':
      return `The SRD has no race "${refusal.asked}". There are: ${refusal.known.join(', ')}.`
    case 'class-unknown':
      return `The SRD has no class "${refusal.asked}". There are: ${refusal.known.join(', ')}.`
    case 'level-out-of-range':
      return `Level ${refusal.level} is outside 1 to 20.`
    case 'name-missing':
      return 'A character needs a name with at least one letter in it.'
    case 'scores-count':
    case 'scores-not-array':
    case 'score-not-for-sale':
    case 'points-overspent':
    case 'score-out-of-range':
      return explainScores(refusal)
  }
}

/** A line break or a mark in a name would be markdown of its own. */
const plainWords = (words: string): string =>
  words
    .replaceAll(/[|#*`<>[\]]/g, '')
    .replaceAll(/[\s\u2028\u2029]+/g, ' ')
    .trim()

const isName = (name: string): boolean => /\p{L}/u.test(name)

export type Created = { readonly name: string; readonly sheet: string; readonly rng: Rng }

export function createCharacter(wish: CharacterWish, rng: Rng): Result<Created, CreationRefusal> {
  const name = plainWords(wish.name)
  const calling = classNamed(wish.className)
  const heritage = heritageNamed(wish.race)
  if (!isName(name)) return refuse({ code: 'name-missing' })
  if (!heritage.ok) return heritage
  if (!calling) return refuse({ code: 'class-unknown', asked: wish.className, known: classNames })
  if (!Number.isInteger(wish.level) || wish.level < 1 || wish.level > 20) {
    return refuse({ code: 'level-out-of-range', level: wish.level })
  }
  const given = wish.scores ? checkScores(wish.scores, wish.method) : undefined
  if (given && !given.ok) return given
  const drawn = given ? { scores: given.value, rng } : scoresBy(wish.method, rng)
  const background = backgroundNamed(plainWords(wish.background))
  const draft = draftOf({
    calling,
    heritage: heritage.value,
    background,
    level: wish.level,
    numbers: drawn.scores,
    isPlaced: given !== undefined,
  })
  const about = {
    name,
    race: heritage.value.race.name,
    className: calling.name,
    background: background.name,
    level: wish.level,
  }
  const { persona, rng: after } = personaFor(about, drawn.rng)
  const head = {
    name,
    player: wish.player === 'human' ? ('Human' as const) : ('AI' as const),
    campaign: plainWords(wish.campaign),
    alignment: plainWords(wish.alignment ?? '') || 'Neutral',
  }
  return accept({ name, sheet: printNewSheet(head, draft, persona), rng: after })
}
