/** Players, the narrator and whoever writes things down, outside: each is asked in the seeds' own words, from its own view. */
import { readSections, textUnder } from '../../campaign/relay/sections.ts'
import { assert } from '../../core/result.ts'
import type {
  Cast,
  CompanionSees,
  DecisionWords,
  DecisionsSees,
  JournalSees,
  JournalWords,
  NarratorSees,
} from '../../table/ports.ts'
import type { Message, MessageOf } from '../../table/protocol/message.ts'
import { parseMessage } from '../../table/protocol/parse.ts'
import { note } from '../../table/router/deeds.ts'
import { decisionsAsSaid } from '../../table/fresh/plain-cast.ts'
import type { Lane } from './box.ts'
import { inside, under, type OutsideParts } from './gm.ts'
import { journalSeat, logSeat, narratorSeat } from './seat.ts'

/** Recorded, the words or that there were none. */
async function hear(
  { post }: OutsideParts,
  seat: string,
  messages: readonly Message[],
  limitMs: number,
  ask: Parameters<Cast['companion']>[1],
  lane: Lane = 'story',
): Promise<string | undefined> {
  const said = await ask.step('outside', async () => ({
    text: (await post.ask(seat, messages, { lane, limitMs, signal: ask.signal })) ?? null,
  }))
  return said.text ?? undefined
}

/** What is asked of a character, in its own message. What it cannot do now is part of the scene. */
function promptOf(
  { post }: OutsideParts,
  { request, view, scene = post.scene }: CompanionSees,
): MessageOf<'GM_TO_PLAYER'> {
  const { requestType, sceneContext, justHappened, request: wish } = request
  const cannot = view.constraints.map(one => `- ${one}`).join('\n')
  return {
    tag: 'GM_TO_PLAYER',
    requestType,
    sceneNumber: scene.number,
    sceneSlug: scene.slug,
    scene: [sceneContext, cannot].filter(Boolean).join('\n\n'),
    ...(justHappened === undefined ? {} : { justHappened }),
    request: wish,
  }
}

export const outsideCompanion =
  (parts: OutsideParts): Cast['companion'] =>
  async (sees, ask) => {
    const { post, own, limits } = parts
    const { character } = sees.view.role
    if (!post.isOutside(character)) return own.companion(sees, ask)
    const said = await hear(parts, character, [promptOf(parts, sees)], limits.playerMs, ask)
    if (said !== undefined) return wordsIn(said)
    const answer = await own.companion(sees, inside(ask))
    const instead = answer.trim() === '' ? 'the table went on without you.' : `this was said for you: ${answer}`
    post.tell(character, note(`Nothing was heard from you in time, so ${instead}`))
    return answer
  }

/** What is said in a message is the words in it; a veto is one however it is put. */
function wordsIn(said: string): string {
  const message = parseMessage(said)
  return message.tag === 'PLAYER_TO_GM' && message.type !== 'VETO' ? message.text : said
}

/** Whoever speaks for the human may ask the human first, as often as a table has patience for. */
const mostQuestions = 3

export const outsideRelay =
  (parts: OutsideParts): NonNullable<Cast['relay']> =>
  async (sees, human, ask) => {
    const { post, limits } = parts
    const { character } = sees.view.role
    if (!post.isOutside(character)) return human(sees.request.request, [])
    let letters: readonly Message[] = [promptOf(parts, sees)]
    for (let count = 1; count <= mostQuestions; count += 1) {
      const said = await hear(parts, character, letters, limits.playerMs, under(ask, `relay/${count}`))
      if (said === undefined) break
      const message = parseMessage(said)
      if (message.tag !== 'RELAY_TO_HUMAN') return wordsIn(said)
      const text = await human(questionOf(message), optionsOf(message))
      letters = [{ tag: 'HUMAN_DECISION', character, text }]
    }
    return human(sees.request.request, [])
  }

const questionOf = (message: MessageOf<'RELAY_TO_HUMAN'>): string =>
  [
    message.whileYouWereAway,
    message.scene ?? message.combat ?? message.currentSituation,
    message.tacticalNote,
    message.decisionNeeded ?? 'What do you do?',
  ]
    .filter(Boolean)
    .join('\n\n')

const optionsOf = ({ suggestedOptions, yourOptions }: MessageOf<'RELAY_TO_HUMAN'>) =>
  bullets(suggestedOptions ?? yourOptions ?? '').map(label => ({ label }))

const bullets = (text: string): readonly string[] =>
  text.split('\n').flatMap(line => /^\s*(?:[-*•]|\d{1,2}[.)])\s+(\S.*)$/.exec(line)?.[1]?.trim() ?? [])

export const outsideNarrator =
  (parts: OutsideParts): Cast['narrator'] =>
  async (sees, ask) => {
    const { post, own, limits } = parts
    if (!post.isOutside(narratorSeat)) return own.narrator(sees, ask)
    const said = await hear(parts, narratorSeat, pageRequest(sees), limits.writerMs, ask, 'page')
    if (said !== undefined) return said.trim() === '-' ? [] : said.split(/\n{2,}/)
    post.tell(narratorSeat, note('Nothing was heard from you in time, so the page was written without you.'))
    return own.narrator(sees, inside(ask))
  }

const pageRequest = ({ narratives, notes, scene, style }: NarratorSees): readonly Message[] => [
  ...narratives.map((text): Message => ({ tag: 'NARRATIVE', text })),
  ...notes.map((words): Message => ({ tag: 'NARRATOR_NOTE', from: 'lead', note: words })),
  { tag: 'SCENE_REQUEST', sceneNumber: scene?.number ?? '', sceneSlug: scene?.slug ?? '', style },
]

const nothingWritten: JournalWords = { title: '', happened: '', did: '', learned: '', feel: '', notes: '' }

/** What a seat has put off, and whether it was told of it. */
type PutOff = { readonly sees: JournalSees; readonly isTold: boolean }

/**
 * A character's own mind writes its journal, unless somebody sits there for that alone. Whoever has not written yet when
 * the next entry is due writes one for both: nobody is asked for page after page, and a session waits for one at most.
 */
export const outsideJournal = (parts: OutsideParts): Cast['journal'] => {
  const putOff = new Map<string, readonly PutOff[]>()
  return async (sees, ask) => {
    const { post, own, limits } = parts
    const { character } = sees.view.role
    const keeper = journalSeat(character)
    const seat = post.isOutside(keeper) ? keeper : character
    if (!post.isOutside(seat)) return own.journal(sees, ask)
    const before = putOff.get(seat) ?? []
    const all = [...before, { sees, isTold: false }]
    const isLater = (): boolean => ask.later?.aborted === true && !ask.signal.aborted
    const put = (isTold: boolean): JournalWords => {
      putOff.set(
        seat,
        all.map(one => ({ ...one, isTold: isTold || one.isTold })),
      )
      return nothingWritten
    }
    if (isLater()) return put(false)
    const untold = all.flatMap(one => (seat === keeper && !one.isTold ? one.sees.narratives : []))
    const told = untold.map((text): Message => ({ tag: 'NARRATIVE', text }))
    const signal = AbortSignal.any([ask.signal, ...(ask.later ? [ask.later] : [])])
    try {
      const letters = [...told, checkpoint(parts, sees)]
      const said = await hear(parts, seat, letters, limits.writerMs, { ...ask, signal }, 'page')
      putOff.delete(seat)
      return said === undefined ? await own.journal(joined(all), inside(ask)) : journalIn(said)
    } catch (cause) {
      if (!isLater()) throw cause
      return put(true)
    }
  }
}

/** All that was put off, as one stretch of the story. */
function joined(all: readonly PutOff[]): JournalSees {
  const last = all.at(-1)?.sees
  assert(last !== undefined, 'what is asked for now is among it')
  return {
    ...last,
    narratives: all.flatMap(({ sees }) => sees.narratives),
    parts: all.flatMap(({ sees }) => sees.parts),
  }
}

const checkpoint = ({ campaign }: OutsideParts, { scene }: JournalSees): MessageOf<'JOURNAL_CHECKPOINT'> => ({
  tag: 'JOURNAL_CHECKPOINT',
  campaign,
  sceneNumber: scene?.number ?? '',
  sceneSlug: scene?.slug ?? '',
  trigger: 'state_updated',
})

/** A label of its own paragraph, and those of an entry wherever they stand: several may be on a line. */
const label =
  /^[ \t]*\*\*([^*\n]{3,30}?):?\*\*:?[ \t]*|[ \t]*\*\*(What happened|What I did|What I learned|How I feel|Notes)(?::\*\*|\*\*:)[ \t]*/gim

/** `**What I did**: ...` and `## What I did` are the same to whoever reads. */
const asHeadings = (text: string): string =>
  text.replaceAll(label, (_, own: string | undefined, inner: string | undefined) => `\n## ${own ?? inner ?? ''}\n`)

function journalIn(said: string): JournalWords {
  const { lead, sections } = readSections(asHeadings(said.replaceAll(/^#{3,6}[ \t]/gm, '## ')))
  const under = (...titles: readonly string[]): string => textUnder(sections, ...titles) ?? ''
  const words = {
    happened: under('What happened'),
    did: under('What I did'),
    learned: under('What I learned'),
    feel: under('How I feel'),
    notes: under('Notes'),
  }
  const isPlain = Object.values(words).every(text => text === '')
  const title = sections.find(({ text }) => text === '')?.title ?? (isPlain ? '' : lead.split('\n')[0])
  return {
    title: title === undefined || title === '' ? 'An entry' : title,
    ...words,
    ...(isPlain ? { happened: said.trim() } : {}),
  }
}

export const outsideDecisions =
  (parts: OutsideParts): Cast['decisions'] =>
  async (sees, ask) => {
    const { post, own, limits } = parts
    if (!post.isOutside(logSeat)) return (await own.decisions(sees, ask)) ?? asSaid(sees)
    const said = await hear(parts, logSeat, [decisionsRequest(sees)], limits.writerMs, ask, 'page')
    return said === undefined ? own.decisions(sees, inside(ask)) : decisionsIn(said)
  }

/** What companions answered to a Game Master outside is on record, though nobody at home made anything of it. */
const asSaid = ({ responses }: DecisionsSees): DecisionWords | null =>
  responses.length === 0 ? null : decisionsAsSaid(responses)

const decisionsRequest = ({ narratives, responses, scene }: DecisionsSees): Message => ({
  tag: 'DECISIONS_REQUEST',
  sceneNumber: scene?.number ?? '',
  sceneSlug: scene?.slug ?? '',
  text: [...narratives, ...responses.map(({ character, response }) => `${character}: ${response}`)].join('\n\n'),
})

/** `- tilda-brannock: opened the door. Significance: the guard is warned.` A dash alone says that nothing was decided. */
function decisionsIn(said: string): DecisionWords | null {
  if (/^[\s-]*$/.test(said)) return null
  const { lead, sections } = readSections(said.replaceAll(/^#{3,6}[ \t]/gm, '## '))
  const decided = bullets(textUnder(sections, 'Decisions') ?? lead).map(line => {
    const [, character = '', words = line] = /^\**([^:*]{1,60})\**:\**\s*(.*)$/.exec(line) ?? []
    const [decision = words, significance = ''] = words.split(/\s*(?:Significance:|—)\s*/i)
    return { character, decision, significance }
  })
  if (decided.length === 0) return null
  return {
    title: sections.find(({ text }) => text === '')?.title ?? decided[0]?.decision.slice(0, 60) ?? '',
    context: textUnder(sections, 'Context') ?? '',
    decisions: decided,
    learned: bullets(textUnder(sections, 'Information Learned', 'Learned') ?? ''),
    consequences: bullets(textUnder(sections, 'Consequences Triggered', 'Consequences') ?? ''),
  }
}
