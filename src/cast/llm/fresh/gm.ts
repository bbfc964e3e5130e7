/**
 * A model that is the Game Master of one hand-off: it is told what its files say, asks the rules for what it wants to know,
 * writes what the next one needs, and its words are its text. Nothing of it is left afterwards but that.
 */
import type { Store } from '../../../store/port.ts'
import type { FreshMind, FreshSees, Heard } from '../../../table/fresh/port.ts'
import { styleIn } from '../../../table/fresh/party.ts'
import type { GmSees } from '../../../table/ports.ts'
import { cut } from '../context/cut.ts'
import { carryOut } from '../gm/gm.ts'
import type { GmMind } from '../gm/mind.ts'
import { ruleTools } from '../gm/rule-tools.ts'
import { recallTool } from '../gm/story-tools.ts'
import { noTelling } from '../gm/tell.ts'
import { flag, newTalk, type Play, type Talk } from '../gm/talk.ts'
import type { GmTool } from '../gm/tool.ts'
import { askOrStop } from '../model/ask.ts'
import type { Answer, ModelCall, ToolResult } from '../model/port.ts'
import { render } from '../prompts.ts'
import { fileTools, pathsIn } from './files.ts'

const mostRounds = 12

/** In characters: what a page may take of the first words, all of them together, and the names of those there are. */
const most = { page: 7000, all: 48_000, names: 3000 } as const
/** Of what a model holds the first words have this share, a page of what is left of that, and the names of all pages. */
const shares = { first: 0.8, page: 0.4, names: 0.1 } as const
/** Less than this of a page says nothing. */
const shortest = 200

export const freshModelGm =
  (mind: GmMind, store: Store): FreshMind =>
  beat =>
    async function* (sees, ask) {
      const { game } = mind
      const text = render('common/gm-fresh', { style: styleIn(beat.view), game: render(`${game.prompts}/gm`, {}) })
      const room = Object.values(mind.speaker.room(text)).reduce((sum, part) => sum + part, 0)
      const talk = newTalk(mind, beat, ask, [{ role: 'user', text: wordsFor(beat, sees, room * shares.first) }])
      const files = fileTools(store, sees.folder, room)
      const tools = [...ruleTools(game, mind.hasSmallWindow), recallTool, ...files]
      return yield* speak(talk, [{ text, isStable: true }], tools)
    }

async function* speak(talk: Talk, system: ModelCall['system'], tools: readonly GmTool[]): Play<Heard> {
  let said: string[] = []
  for (let round = 1; round <= mostRounds; round += 1) {
    const answer = await answerOf(talk, { system, tools, messages: talk.messages }, round)
    talk.messages.push({ role: 'assistant', text: answer.text, toolCalls: answer.toolCalls })
    said.push(answer.text)
    const results: ToolResult[] = []
    for (const call of answer.toolCalls) {
      results.push(yield* carryOut(talk, tools, call))
    }
    if (results.length > 0) talk.messages.push({ role: 'tool', results })
    else if (answer.reason === 'length') talk.messages.push({ role: 'user', text: goOn })
    else {
      const objection = (await noTellingIn(talk, said)) ?? (await objectionTo(talk, said.join('\n\n')))
      if (objection === undefined) break
      said = []
      talk.messages.push({ role: 'user', text: objection })
    }
  }
  const text = said
    .map(part => part.trim())
    .filter(part => part !== '')
    .join('\n\n')
  return { said: text, why: text === '' ? 'an empty answer' : '' }
}

const goOn = 'You were cut off. Go on from the very word where you stopped, and come to an end soon.'

const nothingTold = 'Nothing of your text was told to the players.'

/** What is no telling is sent back once; if it comes again it is left out, and flagged. */
async function noTellingIn(talk: Talk, said: string[]): Promise<string | undefined> {
  const paragraphs = said.flatMap(text => text.split(/\n[ \t]*\n/))
  const held = paragraphs.map(paragraph => noTelling(talk, paragraph))
  const why = held.find(one => one !== undefined)
  if (why === undefined) return undefined
  if (!talk.objected.role) return ((talk.objected.role = true), `${nothingTold} ${why}\n\nTell all of it again.`)
  for (const [at, one] of held.entries())
    if (one !== undefined) await flag(talk, `Not told: "${paragraphs[at]}" (${one})`)
  said.splice(0, said.length, ...paragraphs.filter((_, at) => held[at] === undefined))
  return undefined
}

/** What contradicts the facts is sent back once; if it comes again it is told, since play must go on, and flagged. */
async function objectionTo(talk: Talk, text: string): Promise<string | undefined> {
  const wrong = talk.mind.game.contradictions(text, talk.happened)
  if (wrong.length === 0) return undefined
  if (talk.objected.facts) {
    await flag(talk, `Told against the facts: "${cut(text, 300)}" (${wrong.join(' ')})`)
    return undefined
  }
  talk.objected.facts = true
  return `${nothingTold} It contradicts what happened: ${wrong.join(' ')}\n\nTell all of it again, true to the facts, without a word about this correction. What you wrote into files stands.`
}

const answerOf = (
  { mind, ask }: Talk,
  asked: Pick<ModelCall, 'system' | 'tools' | 'messages'>,
  round: number,
): Promise<Answer> => {
  const call: ModelCall = { ...asked, ...mind.sampling, maxOutputTokens: mind.maxOutputTokens }
  return askOrStop(ask, `model/${round}`, call, {
    ...mind.asking,
    signal: ask.signal,
    spend: make => mind.purse.spend('gm', { call, price: mind.asking.price }, make),
  })
}

type Page = { readonly path: string; readonly text: string }

const asPage = ({ path, text }: Page, room: number): string =>
  `<page path="${path}">\n${cut(text.trim(), Math.floor(room))}\n</page>`

/** What it is told, with the pages it would open first, within so many characters; the others it reads when it wants them. */
function wordsFor(beat: GmSees, { prompt, view, gmContext, responses, isReload }: FreshSees, all: number): string {
  const { files } = view
  const lines = Object.entries(beat.status).map(([name, parts]) => `${name}: ${parts.join(', ')}`)
  const first: readonly Page[] = [
    ...(gmContext === undefined ? [] : [{ path: 'tmp/gm-context.md', text: gmContext }]),
    ...responses,
    ...(isReload
      ? [
          ...files.preferences,
          ...files.overview,
          ...files['story-state'],
          ...files['party-knowledge'],
          ...files.beats.slice(-1),
          ...files.sheet,
        ]
      : []),
  ]
  const there = `All pages there are: ${cut(pathsIn({ sees: beat }).join(', '), Math.min(most.names, all * shares.names))}`
  const said = [prompt, lines.join('\n'), ...beat.hints, there]
  const pages: string[] = []
  let room = said.reduce((left, part) => left - part.length, Math.min(most.all, all))
  for (const page of first) {
    if (room * shares.page < shortest) break
    const shown = asPage(page, Math.min(most.page, room * shares.page))
    pages.push(shown)
    room -= shown.length
  }
  return [...said, ...pages].filter(part => part !== '').join('\n\n')
}
