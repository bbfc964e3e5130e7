/** The words by which people mark what the GM alone should read. */

const master = String.raw`(?:GM|DM|game[ -]?master|dungeon[ -]?master)`
const loose = String.raw`[\s*_]` // bold and italics stand between words as freely as spaces do

/** `GM Note`, `GM only`, `(GM Eyes Only)`, `DM's secret`, `for the GM`, `GM:`, `[GM]`. */
const gmMark = new RegExp(
  String.raw`\b${master}(?:['’ʼ]s)?(?:${loose}|-)*(?:notes?|only|eyes|secrets?|knowledge|info|information|asides?|reference|reminders?|reveals?)\b` +
    String.raw`|\bfor${loose}+the${loose}+${master}\b|\b${master}[*_]*\s*[:\]]`,
  'i',
)

/** In a title the bare word is enough: nobody heads a page for players with "GM". */
const gmTitle = new RegExp(String.raw`\b${master}s?\b`, 'i')

/** `Keeper only`, `Referee's notes`: other tables' words for the same, which are people of the story as well, so only as the whole of a title. */
const otherTitle =
  /^(?:the )?(?:keeper|referee|storyteller|narrator|warden|marshal|judge|mc|facilitator|director|host|author)(?:['’ʼ]s)?[ -](?:(?:only|eyes(?: only)?)[:.]?$|(?:notes?|secrets?|knowledge|info|information|reference)\b)|^for the (?:keeper|referee|storyteller|warden|marshal|mc|facilitator|host)(?:'s eyes)?(?: only)?[:.]?$/i

/** `KEEPER: it never left the valley`, `(Keeper only)`: shouted or in brackets, it is nobody of the story. */
const otherMark =
  /\b(?:KEEPER|REFEREE|STORYTELLER|MARSHAL|WARDEN|MC)\b[*_]*\s*:|[([](?:Keeper|Referee|Storyteller|Marshal|MC)(?:['’]s eyes)?(?: only)?\s*[:)\]]|(?:^|\n)[ \t>*_-]*(?:Keeper|Referee|Storyteller)(?:['’]s note|['’]s eyes| only)?[*_]*\s*:/u

const not = String.raw`(?:n['’ʼ]?t|${loose}+not)`
const know = String.raw`(?:yet|actually|really|even)?${loose}*(?:know|realise|realize|suspect)\b`

/** In prose it takes a third person: what *I* do not know I know that I do not know. */
const ignorance = new RegExp(
  String.raw`\b(?:does|did)${not}${loose}+${know}|\bunbeknownst\b|\b(?:is|are|was|were)${loose}+unaware\b|\bunknown${loose}+to${loose}+(?:her|him|them|the${loose}+(?:party|players?))\b`,
  'i',
)

const ignoranceTitle = new RegExp(String.raw`\b(?:do|does|did)${not}${loose}+${know}`, 'i')

/** Titles under which authors keep what is to come. */
const ahead =
  /^(?:future (?:developments?|arcs?|plans|plot|revelations?|reveals?)|plot (?:relevance|hooks?|notes?|twists?)|story hooks?|campaign arc|hidden (?:truth|information|agenda)|the truth)\b/i

/** Which marks count. A party may well write that someone does not know a thing; on a sheet only the author does. */
export type Marks = { readonly ignorance: boolean; readonly notes: boolean }

/** For a sheet: everything. `## Notes` on a sheet is where authors talk to the GM. */
export const sheetMarks: Marks = { ignorance: true, notes: true }
/** For a text about the world by its author: an overview, an NPC's file. */
export const authorMarks: Marks = { ignorance: true, notes: false }
/** For a text the players share: only what says that it is the GM's. */
export const sharedMarks: Marks = { ignorance: false, notes: false }

const bare = (title: string): string => title.replaceAll(/[*_`]+/g, '').trim()

export const isSecretTitle = (title: string, marks: Marks): boolean =>
  gmTitle.test(title) ||
  otherTitle.test(bare(title)) ||
  ahead.test(bare(title)) ||
  (marks.ignorance && (ignoranceTitle.test(title) || ignorance.test(title))) ||
  (marks.notes && /^notes?:?$/i.test(bare(title)))

export const isSecretLabel = (label: string, marks: Marks): boolean => isSecretTitle(label, { ...marks, notes: false }) // `**Notes**:` stands in many a table and list of belongings

export const isSecretProse = (text: string, marks: Marks): boolean =>
  gmMark.test(text) || otherMark.test(text) || (marks.ignorance && ignorance.test(text))
