/** A scoundrel from answers and cards: a sheet, clocks that are ticking, and a first job to take. */
import { slugOf as fileOf } from '../../../core/id.ts'
import { seedRng } from '../../../core/random.ts'
import { accept, refuse, type Result } from '../../../core/result.ts'
import type { Answers, Asked, MadeCharacter } from '../../making.ts'
import type { CampaignText } from '../../ruleset.ts'
import { readClocks, writeClocks } from '../campaign/clocks.ts'
import { readCrew, writeCrew } from '../campaign/crew.ts'
import { slugOf } from '../clocks/find.ts'
import type { Clock } from '../model/clocks.ts'
import { actions, type Action } from '../model/crew.ts'
import { printEdge } from '../model/edges.ts'
import { wordOf } from '../model/words.ts'
import { mostHeat } from '../model/world.ts'
import { drawSpread, tellSpread } from './spread.ts'
import type { Archetype, Book, ClockGiven, Gives, Spread } from './types.ts'

const isAnswer = (answers: Answers, key: string): boolean => (answers[key] ?? '').trim() !== ''

const archetypeIn = ({ archetypes }: Book, asked: string | undefined): Archetype | undefined =>
  archetypes.find(({ name, id }) => name.toLowerCase() === asked?.toLowerCase() || id === asked?.toLowerCase())

/** What is still open, given what was said: one question after the other, and none when it can be made. */
export function nextQuestion(book: Book, answers: Answers): Asked | undefined {
  if (!isAnswer(answers, 'name'))
    return { key: 'name', ask: 'What are you called?', choices: book.names.slice(0, 6).map(label => ({ label })) }
  if (!isAnswer(answers, 'pronouns'))
    return { key: 'pronouns', ask: 'How are you spoken of?', choices: ['she', 'he', 'they'].map(label => ({ label })) }
  const archetype = archetypeIn(book, answers['archetype'])
  if (!archetype)
    return {
      key: 'archetype',
      ask: 'What are you?',
      choices: book.archetypes.map(({ name, pitch }) => ({ label: name, hint: pitch })),
    }
  const open = archetype.questions.findIndex((_, at) => !isAnswer(answers, `question${at + 1}`))
  const question = archetype.questions[open]
  if (question)
    return {
      key: `question${open + 1}`,
      ask: question.ask,
      choices: question.answers.map(({ text }) => ({ label: text })),
    }
  if (!isAnswer(answers, 'vice'))
    return {
      key: 'vice',
      ask: 'What do you do about it afterwards?',
      choices: archetype.vices.map(({ kind, text }) => ({ label: kind, hint: text })),
    }
  return undefined
}

const chosen = <Value extends { readonly text: string }>(
  list: readonly Value[],
  said: string | undefined,
): Value | undefined => list.find(({ text }) => text === said) ?? list[Number(said) - 1] ?? list[0]

function givesOf({ questions }: Archetype, answers: Answers): readonly Gives[] {
  return questions.flatMap(({ answers: list }, at) => chosen(list, answers[`question${at + 1}`])?.gives ?? [])
}

const total = (gives: readonly Gives[], key: 'coin' | 'stash' | 'stress' | 'heat'): number =>
  gives.reduce((sum, one) => sum + (one[key] ?? 0), 0)

/** None above two: a dot that has no room goes to the next action that has. */
function dotsFor(archetype: Archetype, gives: readonly Gives[]): readonly string[] {
  const dots = new Map<Action, number>()
  const add = (asked: string, by: number): void => {
    const action = wordOf(actions, asked) ?? 'prowl'
    const room = (dots.get(action) ?? 0) + by <= 2 ? action : (actions.find(other => !dots.has(other)) ?? action)
    dots.set(room, (dots.get(room) ?? 0) + by)
  }
  for (const [action, count] of Object.entries(archetype.actions)) add(action, count)
  for (const { action } of gives) if (action !== undefined) add(action, 1)
  return actions.flatMap(action =>
    dots.has(action) ? [`- ${action.charAt(0).toUpperCase()}${action.slice(1)}: ${dots.get(action)}`] : [],
  )
}

const oneLine = (text: string): string => text.replaceAll(/[\r\n|*#]+/g, ' ').trim()

function sheetOf(
  name: string,
  archetype: Archetype,
  answers: Answers,
  gives: readonly Gives[],
  player: string,
): string {
  const vice = archetype.vices.find(({ kind }) => kind === answers['vice']) ?? archetype.vices[0]
  const armour = gives.flatMap(one => one.armour ?? [])
  const friend = gives.flatMap(one => one.friend ?? [])
  const story = archetype.questions.map(
    ({ ask, answers: list }, at) => `${ask} ${chosen(list, answers[`question${at + 1}`])?.text ?? ''}`,
  )
  return `# ${name}

**Player**: ${player}
**Pronouns:** ${oneLine(answers['pronouns'] ?? 'they')}
**Archetype:** ${archetype.name}
**Look:** ${archetype.look.slice(0, 3).join(', ')}
**Vice:** ${oneLine(vice?.kind ?? answers['vice'] ?? '')}
**Friend:** ${friend.join('; ') || 'None'}

**Stress:** ${Math.min(8, total(gives, 'stress'))}/9
**Trauma:** None
**Harm:** None
**Healing:** 0/4
**Armour:** ${armour.length > 0 ? 'armour' : 'None'}
**Stash:** ${Math.min(40, total(gives, 'stash'))}

## Actions

${dotsFor(archetype, gives).join('\n')}

## Abilities

- ${archetype.edge.name}: ${archetype.edge.text} ${printEdge(archetype.edge.effect)}

## Background

${story.join(' ')} ${vice?.text ?? ''}
`
}

const clockOf = ({ name, segments, filled, text }: ClockGiven, kind: 'threat' | 'goal'): readonly [string, Clock] => [
  slugOf(name),
  { name, segments, filled, isVisible: true, kind, consequence: { kind: 'told', text } },
]

/** The past and the present are on their way already; the future is only a hope. */
function clocksFrom({ past, present }: Spread, gives: readonly Gives[]): readonly (readonly [string, Clock])[] {
  return [
    clockOf({ ...past.card.trouble, segments: 6, filled: 2 }, 'threat'),
    clockOf({ ...present.card.trouble, segments: 6, filled: 1 }, 'threat'),
    ...gives.flatMap(({ threat, goal }) => [
      ...(threat ? [clockOf(threat, 'threat')] : []),
      ...(goal ? [clockOf(goal, 'goal')] : []),
    ]),
  ]
}

/** The future is a job, and what stands in its way is of its suit. */
export function scoreOf(
  { obstacles }: Book,
  { future, present }: Pick<Spread, 'future' | 'present'>,
  place: string,
): string {
  const { score, suit, arcana } = future.card
  const ways = obstacles[suit ?? arcana] ?? obstacles['major'] ?? []
  const parts = ways.map(
    ({ name, prose, works, danger }) => `### ${name}\n\n${prose}\n\n**Works:** ${works}\n**Danger:** ${danger}\n`,
  )
  return `# ${score.name}

**Status:** open
**Place:** ${place}
**Tier:** 1
**Payoff:** 4
**Length:** 6

## The Job

${score.text}

## Catch

It has to do with this, as everything does: ${present.card.trouble.text}

## Obstacles

${parts.join('\n')}
## If it works

- rep +1
- clock ${present.card.trouble.name} -2

## If it fails

- clock ${present.card.trouble.name} +1
`
}

/** `who` is `human` or `ai`. Nothing of a campaign is lost: its clocks and its crew are added to in their place. */
export function makeCharacter(
  book: Book,
  answers: Answers,
  seed: string,
  campaign: CampaignText,
  who: string,
): Result<MadeCharacter, string> {
  const archetype = archetypeIn(book, answers['archetype'])
  const name = oneLine(answers['name'] ?? '').slice(0, 60)
  if (!/\p{L}/u.test(name)) return refuse('A name needs a letter.')
  if (!archetype)
    return refuse(
      `Nobody is a "${answers['archetype'] ?? ''}". There are: ${book.archetypes.map(one => one.name).join(', ')}.`,
    )
  const gives = givesOf(archetype, answers)
  const spread = drawSpread(book, seedRng(seed))
  const path = `party/${fileOf(name)}.md`
  const crewText = campaign['crew.md'] ?? ''
  const crew = readCrew(crewText)
  const assets = [...crew.assets, ...gives.flatMap(one => one.asset ?? [])]
  const changed = {
    ...crew,
    coin: crew.coin + total(gives, 'coin'),
    heat: Math.min(mostHeat, crew.heat + total(gives, 'heat')),
    assets,
  }
  const clocksText = campaign['clocks.md'] ?? '# Clocks\n'
  const clocks = { ...Object.fromEntries(clocksFrom(spread, gives)), ...readClocks(clocksText) }
  return accept({
    name,
    path,
    files: {
      [path]: sheetOf(name, archetype, answers, gives, who),
      'crew.md': writeCrew(crewText === '' ? '# The crew\n' : crewText, changed),
      'clocks.md': writeClocks(clocksText, clocks),
      [`scores/${fileOf(spread.future.card.score.name)}.md`]: scoreOf(book, spread, crew.lair),
    },
    told: [
      tellSpread(book, spread),
      `${name}, ${archetype.name}. ${archetype.pitch}`,
      `The cards bring a job: **${spread.future.card.score.name}**. ${spread.future.card.score.text}`,
    ].join('\n\n'),
  })
}
