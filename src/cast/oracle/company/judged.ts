/** What one of them makes of it all, sees, and is able to do: from what the company has learned, and from the sheet. */
import means from '../../../../content/oracle/means.json' with { type: 'json' }
import { contentOf, sharedWords } from '../../../english/content-words.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
import { listOf } from '../../../english/nouns.ts'
import type { CompanionSees } from '../../../table/ports.ts'
import type { PartOf } from '../../../table/parts.ts'
import { sheetIn } from '../../../table/views/view.ts'
import { shortOf } from '../voice/sheet.ts'
import { isSore, stemsOf } from './own.ts'
import { bookOf, joined, newest, unsaid, type Speaker } from './speaker.ts'

/** A heading says nothing aloud, and nobody quotes more than two sentences. */
const inShort = (text: string): string =>
  sentencesOf(text)
    .filter(one => one.split(' ').length > 3 && !one.startsWith('('))
    .slice(0, 2)
    .join(' ')

const factOf = ({ from, text }: PartOf<'learned'>): string =>
  from === undefined ? inShort(text) : `${shortOf(from)} says, '${inShort(text)}'`

/** The fact that is nearest to what they hold dear, else one of the last, and whom or what it points to. */
export function theory(speaker: Speaker): string | undefined {
  const { voice, parts } = speaker
  const { asked } = bookOf(speaker)
  const dear = stemsOf(voice.bond, voice.ideal, ...voice.opinions)
  const facts = parts
    .filter((part): part is PartOf<'learned'> => part.kind === 'learned' && inShort(part.text) !== '')
    .map(factOf)
    .filter(fact => !isSore(voice, new Set(contentOf(fact))))
    .map(fact => ({ fact, near: sharedWords(contentOf(fact), dear), luck: speaker.chance.die(6) }))
    .sort((one, other) => other.near - one.near || other.luck - one.luck)
  const first = facts.map(({ fact }) => unsaid(speaker, asked.theory, { fact: [fact] })).find(one => one !== undefined)
  if (first === undefined) return undefined
  const hiding = parts.flatMap(part => (part.kind === 'kept-back' ? [shortOf(part.who)] : []))
  const who = [...new Set(hiding)].filter(name => name !== voice.short && !speaker.friends.includes(name))
  if (who.length > 0) return joined(first, newest(speaker, asked.suspect, { who }))
  const leads = parts.flatMap(part => (part.kind === 'goal' && part.state === 'open' ? [part.name] : []))
  const lead = leads.find(one => sharedWords(contentOf(one), dear) > 0) ?? leads[0] ?? ''
  return joined(first, newest(speaker, asked.therefore, { lead: [lead] }))
}

/** What is before their eyes, as it was handed to them. */
export function sight(speaker: Speaker): string | undefined {
  const names = speaker.parts.flatMap(part => (part.kind === 'seen' && part.text === '' ? [part.of] : []))
  if (names.length === 0) return undefined
  return newest(speaker, bookOf(speaker).asked.sight, { what: [listOf(names.slice(0, 5))] })
}

/** What the sheet says they have learned: everything that is no story. */
function learnedOn(sees: CompanionSees): string {
  const sheet = sheetIn(sees.view)?.text ?? ''
  const end = sheet.indexOf('\n## Personality')
  return (end === -1 ? sheet : sheet.slice(0, end)).toLowerCase()
}

export const isAble = (sees: CompanionSees, stems: ReadonlySet<string>): boolean =>
  sharedWords([...stems], new Set(contentOf(learnedOn(sees)))) > 0

/** By what they can do it; what they can do instead; else yes or no. */
export function ability(sees: CompanionSees, speaker: Speaker, stems: ReadonlySet<string>): string | undefined {
  const { asked } = bookOf(speaker)
  const sheet = sheetIn(sees.view)?.text.toLowerCase() ?? ''
  const rows = means.filter(row => sharedWords(contentOf(row.for.join(' ')), stems) > 0)
  const by = rows.flatMap(row => row.by).find(one => sheet.includes(one))
  if (by !== undefined) return newest(speaker, asked.byMeans, { means: [by] })
  const own = sees.parts.findLast(part => part.kind === 'carries' && shortOf(part.who) === speaker.voice.short)
  const spells = own?.kind === 'carries' ? (own.spells ?? '') : ''
  if (rows.length > 0 && spells !== '') return newest(speaker, asked.noMeans, { what: [spells] })
  return newest(speaker, rows.length === 0 && isAble(sees, stems) ? asked.able : asked.unable)
}
