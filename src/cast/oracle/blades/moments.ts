/** The moments in which somebody of the crew has a word: the request that goes out, and what comes back for it. */
import { contentOf, sharedWords } from '../../../english/content-words.ts'
import { mine } from '../../../english/first-person.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
import { linesUnder, listUnder, valueOn } from '../../../rules/blades/campaign/page.ts'
import { seedRng, rollFace } from '../../../core/random.ts'
import type { Cast, CompanionSees } from '../../../table/ports.ts'
import { sheetIn } from '../../../table/views/view.ts'
import { oracleCompanion } from '../company/mind.ts'
import { isOfYou, putIn } from '../hear/put.ts'
import { says, tokensOf } from './hear/tokens.ts'
import { topicIn } from './lore.ts'
import { crew, verbs } from './words.ts'

export type MomentKey = keyof typeof crew.requests

const keys = Object.keys(crew.requests) as MomentKey[]

export const requestFor = (moment: MomentKey): string => crew.requests[moment]

/** A request is one of ours by being one of the table's, word for word; any other is somebody asking something. */
const momentOf = (request: string): MomentKey => keys.find(key => crew.requests[key] === request) ?? 'asked'

const lines: Readonly<Partial<Record<MomentKey, readonly string[]>>> = crew

const ownLines = (sheet: string, moment: MomentKey): readonly string[] =>
  listUnder(sheet, 'Says')
    .filter(item => item.toLowerCase().startsWith(`${moment}:`))
    .map(item => item.slice(moment.length + 1).trim())

const textUnder = (sheet: string, heading: string): string =>
  linesUnder(sheet, heading)
    .map(({ text }) => text)
    .join(' ')

/** The list that stands under a label in bold. */
function labelled(sheet: string, label: string): readonly string[] {
  const lines = sheet.split('\n')
  const from = lines.findIndex(line => line.startsWith(`**${label}**`)) + 1
  const list = from === 0 ? [] : lines.slice(from)
  const to = list.findIndex(line => !line.startsWith('- '))
  return list.slice(0, to === -1 ? list.length : to).map(line => line.slice(2).trim())
}

const saidBy = ({ memory }: CompanionSees, line: string): number => memory.filter(({ said }) => said === line).length

/** Those of their words that speak to a question, the nearest first; one shared word is enough where it is a short one. */
function nearest(texts: readonly string[], asked: string, least: number): readonly string[] {
  const stems = new Set(contentOf(asked))
  return texts
    .map(text => ({ text, shared: sharedWords(contentOf(text), stems) }))
    .filter(({ shared }) => shared >= least)
    .toSorted((one, other) => other.shared - one.shared)
    .map(({ text }) => text)
}

/** Their own life, told by themselves; what they tell nobody is not in it. */
function lifeOn(sheet: string): readonly string[] {
  const name = /^# (.+)$/m.exec(sheet)?.[1]?.trim() ?? ''
  const [short = name] = name.split(' ')
  const [first = ''] = (valueOn(sheet, 'Pronouns') ?? '').split('/')
  const pronoun = first === 'he' || first === 'she' ? first : 'they'
  const hidden = new Set(contentOf(textUnder(sheet, 'Secret')))
  return sentencesOf(textUnder(sheet, 'Background'))
    .filter(text => sharedWords(contentOf(text), hidden) < 2)
    .map(text => mine(text, { name, short, pronoun }))
}

const aloud = (text: string): string => (text.startsWith('"') ? text : `"${text.replaceAll('"', "'")}"`)

/** What they think is asked for, and not what they know. */
const isForAdvice = (asked: string): boolean => {
  const put = putIn(asked)
  return put === 'opinion' || put === 'next' || (put === undefined && says(tokensOf(asked), verbs.counsel))
}

/** What somebody thinks of a friend, of what is asked after, what they know of it, or how they see such things. */
function answerOn(sheet: string, sees: CompanionSees): string | undefined {
  const put = sees.parts.findLast(part => part.kind === 'said' && part.to !== undefined)
  const asked = put?.text ?? sees.request.justHappened ?? ''
  const friend = sees.view.company.map(name => name.split('-')[0] ?? name).find(name => tokensOf(asked).includes(name))
  const about = (put?.kind === 'said' ? put.about : undefined) ?? friend ?? ''
  const impressions = labelled(sheet, 'Initial Impressions').filter(text => friend !== undefined && tokensOf(text).includes(friend)) // prettier-ignore
  const views = [...labelled(sheet, 'Strong Opinions'), ...ownLines(sheet, 'opinion'), ...ownLines(sheet, 'warn')]
  const all = [
    ...impressions,
    ...nearest(views, `${asked} ${about}`, isForAdvice(asked) ? 1 : 2),
    ...nearest(lifeOn(sheet), `${asked} ${about}`, 2),
    ...(isForAdvice(asked) ? ownLines(sheet, 'opinion') : []),
  ].map(aloud)
  return all.find(line => saidBy(sees, line) === 0)
}

const putNow = (sees: CompanionSees) => sees.parts.findLast(part => part.kind === 'said' && part.to !== undefined)

const remarks = new Set(['say', 'tell', 'agree', 'joke'])

/** What has an answer of its own kind (how one is, whom one trusts, thanks, a promise) is the common mind's. */
const isForMind = (sees: CompanionSees): boolean => {
  const put = putNow(sees)
  if (put?.kind !== 'said') return true
  const kind = putIn(put.text)
  const isVague =
    (kind === 'condition' && put.about !== undefined) || (kind === 'lately' && topicIn(put.text).length > 0)
  return put.act === 'ask' ? kind !== undefined && !isVague : !remarks.has(put.act)
}

/** What is said where there is no answer: of themselves, of the world, or to mere words. */
function dodgesFor(sees: CompanionSees): readonly string[] {
  const put = putNow(sees)
  if (put?.kind === 'said' && put.act !== 'ask' && !put.text.endsWith('?')) return crew.remark
  return isOfYou(put?.text ?? '') ? crew.personal : crew.unsure
}

/** Of the lines that anybody could say each of the crew has their own, so that no two of them say the same. */
function shareOf({ view }: CompanionSees, bank: readonly string[]): readonly string[] {
  const all = [...new Set([view.role.character, ...view.company])].toSorted()
  const own = bank.filter((_, at) => at % all.length === all.indexOf(view.role.character))
  return own.length > 0 ? own : bank
}

/** A companion speaks from its own view, and from nothing else; what it has said it does not say again while there is more. */
export const scoundrelCompanion = (seed: string | number): Cast['companion'] => {
  const mind = oracleCompanion(seed)
  return async (sees: CompanionSees, ask) => {
    const { view, request, memory } = sees
    const sheet = sheetIn(view)?.text ?? ''
    const moment = momentOf(request.request)
    if (moment === 'asked') {
      const answer = answerOn(sheet, sees)
      if (answer !== undefined) return answer
      if (isForMind(sees)) return await mind(sees, ask)
    }
    const banks =
      moment === 'asked'
        ? [shareOf(sees, dodgesFor(sees))]
        : [ownLines(sheet, moment), shareOf(sees, lines[moment] ?? [])]
    const least = Math.min(...banks.flat().map(line => saidBy(sees, line)))
    const fresh =
      banks.map(bank => bank.filter(line => saidBy(sees, line) === least)).find(bank => bank.length > 0) ?? []
    const { face } = rollFace(Math.max(1, fresh.length), seedRng(`${seed}/${view.role.character}/${memory.length}`))
    return fresh[face - 1] ?? ''
  }
}
