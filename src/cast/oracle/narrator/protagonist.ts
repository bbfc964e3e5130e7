/** Who `you` is, as far as a narrator may know: the character the player has chosen, else the party as one. */
import { memo } from '../../../core/memo.ts'
import { readPreferences } from '../../../campaign/preferences/preferences.ts'
import { nameOnSheet } from '../../../campaign/party.ts'
import { pronounOf } from '../../../campaign/pronoun.ts'
import type { View } from '../../../table/views/view.ts'
import { shortOf } from '../voice/sheet.ts'
import type { Hero } from '../../../english/retell/third.ts'

export type Protagonist = Hero & { readonly party: readonly string[] }

const fileOf = (path: string): string => (path.split('/').at(-1) ?? path).replace(/(?:-brief|\.player)?\.md$/, '')

const titleOn = memo(50, (sheet): string => nameOnSheet('', sheet))

const nameOn = ({ path, text }: { readonly path: string; readonly text: string }): string =>
  (titleOn(text) || nameOnSheet(`${fileOf(path)}.md`, '')).replace(/\s+\(.*\)$/, '')

const chosenIn = memo(16, (preferences): string | undefined => readPreferences(preferences).playerCharacter)

export function protagonistIn({ files }: View<'narrator'>): Protagonist {
  const sheets = [...files.brief, ...files.sheet]
  const party = [...new Set(sheets.map(nameOn))]
  const chosen = files.preferences.map(({ text }) => chosenIn(text)).find(name => name !== undefined)
  if (chosen === undefined) return { name: 'the party', pronoun: 'they', party }
  const asked = fileOf(chosen).toLowerCase().replaceAll(/\s+/g, '-')
  const sheet = sheets.find(({ path }) => fileOf(path) === asked || fileOf(path).startsWith(`${asked}-`))
  if (sheet === undefined) return { name: shortOf(chosen), pronoun: 'they', party }
  return { name: shortOf(nameOn(sheet)), pronoun: pronounOf(sheet.text), party }
}

/** What nobody does alone: setting out, making camp, putting heads together. */
const together =
  /^You (?:set (?:off|out)|leave \S.* behind|make (?:your way|camp)|walk to|head for|pass through|are back at|know \S.* by now|put heads together|draw back|turn and run|step back the way|sleep|wake|wait\b|find a corner|take an hour|lie down)|\b(?:you (?:move up|slip by|go quietly|keep to the dark|sleep|might be shadows))\b/i

/** Where the whole party does it, it is told of all of them. */
export const heroFor = (text: string, who: Protagonist): Hero =>
  who.party.length > 1 && who.name !== 'the party' && together.test(text) && !text.includes('the others')
    ? { name: `${who.name} and the others`, pronoun: 'they', isMany: true }
    : who
