/**
 * New campaigns and characters on a page: the terminal's own questions, one after the other. The page holds what was
 * answered and sends it along each time, so nothing is kept here, and going back is answering less.
 */
import type { Hono } from 'hono'
import { z } from 'zod'
import { slugOf } from '../../core/id.ts'
import { own } from '../../core/own.ts'
import { seedRng } from '../../core/random.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import { aboutGame, gameCalled, gameIds, loadGame, nameOfGame } from '../../games/registry.ts'
import { filesOf, foldersOf } from '../../making/files.ts'
import { pitchOf, propose } from '../../making/proposal.ts'
import { questions } from '../../making/wish.ts'
import { createCharacter, explainCreation } from '../../rules/fifth/creation/create.ts'
import type { Answers, Asked as Question, Making, Stage } from '../../rules/making.ts'
import { questionsFor } from '../character-questions.ts'
import { campaignsIn, findCampaign } from '../campaigns.ts'
import { makeOwn, ownMaking, placeOwn, placeSheet } from '../new-sheet.ts'
import { placeCampaign } from '../place-campaign.ts'
import { onlyHost, type Asked } from './asked.ts'
import type { MakingStep } from './protocol.ts'
import type { Tables } from './tables.ts'

const wished = z.object({
  answers: z.record(z.string().max(40), z.string().max(400)),
  seed: z.string().min(1).max(80),
  isWanted: z.boolean(),
})

type Wished = z.infer<typeof wished>

const asks = (question: Question, isFree: boolean, isOptional: boolean): Result<MakingStep, string> =>
  accept({ type: 'asks', ...question, isFree, isOptional })

const gameQuestion: Question = {
  key: 'game',
  ask: 'What is it played by?',
  choices: gameIds.map(id => ({ label: nameOfGame(id), hint: aboutGame(id) })),
}

const companionsQuestion = (most: number): Question => ({
  key: 'companions',
  ask: 'How many companions go along?',
  choices: Array.from({ length: most + 1 }, (_, count) => ({ label: String(count) })),
})

function place(folder: string, title: string, files: Readonly<Record<string, string>>, folders: readonly string[]) {
  const name = slugOf(title)
  if (name === '') return refuse('A campaign needs a name with at least one letter in it.')
  const bytes = Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'utf8')] as const)
  const placed = placeCampaign(folder, name, Object.fromEntries(bytes), folders)
  return placed.ok ? accept({ type: 'made' as const, campaign: name, name: title }) : placed
}

/** How many, within what a game allows. */
const companionsIn = (answers: Answers, usual: number, most: number): number => {
  const said = Number(own(answers, 'companions') === '' ? usual : own(answers, 'companions'))
  return Number.isInteger(said) ? Math.max(0, Math.min(most, said)) : usual
}

function onStage(stage: Stage, folder: string, { answers, seed, isWanted }: Wished): Result<MakingStep, string> {
  const open = questions.find(({ key }) => own(answers, key) === undefined)
  if (open) {
    const choices = open.options.map(({ label, description }) => ({
      label,
      ...(description === undefined ? {} : { hint: description }),
    }))
    const isFree = choices.length === 0 || open.key === 'setting' || open.key === 'tone'
    return asks({ key: open.key, ask: open.question, choices }, isFree, true)
  }
  if (own(answers, 'companions') === undefined) return asks(companionsQuestion(stage.mostCompanions), false, true)
  const proposal = propose(answers, seedRng(seed), stage)
  if (!isWanted) return accept({ type: 'pitch', text: pitchOf(proposal) })
  const count = companionsIn(answers, 3, stage.mostCompanions)
  const party = stage.party(slugOf(proposal.title), count, Object.values(proposal.people), proposal.rng)
  return place(folder, proposal.title, filesOf(proposal, party, stage.system), foldersOf)
}

/** As many as go along where a game deals its own campaigns. */
const mostDealt = 5

function dealt(making: Making, folder: string, { answers, seed, isWanted }: Wished): Result<MakingStep, string> {
  if (own(answers, 'name') === undefined)
    return asks({ key: 'name', ask: 'What is it called?', choices: [] }, true, true)
  if (own(answers, 'companions') === undefined) return asks(companionsQuestion(mostDealt), false, true)
  const made = making.campaign(own(answers, 'name') ?? '', seed, companionsIn(answers, 2, mostDealt))
  if (!made.ok) return made
  const { title, files, told } = made.value
  return isWanted ? place(folder, title, files, ['party', 'scenes']) : accept({ type: 'pitch', text: told })
}

async function newCampaign(folder: string, wish: Wished): Promise<Result<MakingStep, string>> {
  const called = own(wish.answers, 'game')
  if (called === undefined) return asks(gameQuestion, false, false)
  const game = await loadGame(gameCalled(called))
  if (!game.ok) return game
  const stage = await game.value.stage?.()
  if (stage) return onStage(stage, folder, wish)
  const making = await game.value.making?.()
  return making ? dealt(making, folder, wish) : refuse(`${game.value.shortTitle} makes no campaigns of its own.`)
}

const backgroundQuestion: Question = {
  key: 'background',
  ask: 'What were they before? (Acolyte, or words of your own)',
  choices: [],
}

async function fifthCharacter(folder: string, wish: Wished): Promise<Result<MakingStep, string>> {
  const { answers, seed, isWanted } = wish
  const all = await questionsFor(folder, campaignsIn(folder), seed)
  const said: Record<string, string> = {}
  for (const { key, ask, choices, otherwise, wrong } of all) {
    const answer = own(answers, key)
    const words = answer === '' ? (otherwise ?? '') : answer
    const why = words === undefined ? undefined : words === '' ? 'That one cannot be left to chance.' : wrong(words)
    if (words === undefined || why !== undefined) {
      const question = {
        key,
        ask: why === undefined ? ask : `${why} ${ask}`,
        choices: choices.map(label => ({ label })),
      }
      return asks(question, choices.length === 0, otherwise !== undefined)
    }
    said[key] = words
  }
  if (own(answers, 'background') === undefined) return asks(backgroundQuestion, true, true)
  const { campaign = '', name = '', race = '', class: className = '' } = said
  const background = own(answers, 'background') ?? ''
  const made = createCharacter(
    {
      campaign,
      name,
      race,
      className,
      level: 1,
      method: 'array',
      player: 'human',
      ...(background.trim() === '' ? { background: 'Acolyte' } : { background: background.trim() }),
    },
    seedRng(seed),
  )
  if (!made.ok) return refuse(explainCreation(made.refusal))
  if (!isWanted) return accept({ type: 'pitch', text: made.value.sheet })
  const found = findCampaign(folder, campaign)
  const placed = found.ok ? await placeSheet(found.value, made.value.name, made.value.sheet) : found
  return placed.ok ? accept({ type: 'made', campaign, name: made.value.name }) : placed
}

async function newCharacter(folder: string, wish: Wished): Promise<Result<MakingStep, string>> {
  const { answers, seed, isWanted } = wish
  const known = campaignsIn(folder)
  if (known.length === 0) return refuse('There is no campaign of yours yet. Sit down at one, or make one, first.')
  const campaign = own(answers, 'campaign')
  const whose = { key: 'campaign', ask: 'Whose party does it join?', choices: known.map(label => ({ label })) }
  if (campaign === undefined || !known.includes(campaign)) return asks(whose, false, false)
  const mine = await ownMaking(folder, campaign)
  if (!mine) return fifthCharacter(folder, wish)
  const { campaign: _, ...rest } = answers
  const next = mine.making.next(rest)
  if (next) return asks(next, next.choices.length === 0, false)
  const made = await makeOwn(mine.folder, mine.making, rest, { seed, player: 'human' })
  if (!made.ok) return made
  if (!isWanted) return accept({ type: 'pitch', text: made.value.told })
  const placed = await placeOwn(mine.folder, made.value)
  return placed.ok ? accept({ type: 'made', campaign, name: made.value.name }) : placed
}

export function makingRoutes(app: Hono<Asked>, tables: Tables): void {
  app.use('/api/making/*', onlyHost)
  const what = { campaign: newCampaign, character: newCharacter } as const
  for (const [name, make] of Object.entries(what))
    app.post(`/api/making/${name}`, async context => {
      const wish = wished.safeParse(await context.req.json().catch(() => undefined))
      if (!wish.success) return context.json({ why: 'Those are no answers.' }, 400)
      const step = await make(tables.parts.campaigns, wish.data)
      return step.ok ? context.json(step.value) : context.json({ why: step.refusal }, 409)
    })
}
