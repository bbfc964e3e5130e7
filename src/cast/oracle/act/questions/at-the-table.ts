/** What is asked of the game and not of the story: its rules, and the clocks at its head. */
import { matterWords, rulesAtAll, rulesHelp } from '../../content/phrases.ts'
import { filledOf, isShown } from '../../desk/clocks.ts'
import type { Desk } from '../../desk/desk.ts'
import { phrase, tellTable } from '../../desk/tell.ts'
import type { TableQuestion } from '../../desk/wishes.ts'

/** From here on it is the very thing that was asked for. */
const sureFit = 84

const helpOn = (said: string): string | undefined =>
  rulesHelp.find(({ words }) => words.some(word => said.includes(word)))?.text

/** The book answers where it can, and says where it stands; how this table is played is told where it cannot. */
export async function rules(desk: Desk, { words }: TableQuestion): Promise<void> {
  const { findRules } = await import('../../../../rules/fifth/reference/find.ts') // so much text is read when it is asked for
  const [best] = findRules(words, 1)
  const isSure = best !== undefined && (best.isAnswer === true || best.fit >= sureFit)
  const answer = best?.passage === undefined || best.passage.endsWith(':') ? best?.text : best.passage // a list's head is no answer
  if (isSure) tellTable(desk, `**${best.title}.** ${answer} (${best.citation})`)
  else tellTable(desk, helpOn(words.toLowerCase()) ?? rulesAtAll)
}

/** How far each clock that is named has come, or all that lie open; whatever it counts towards is nobody's to tell. */
export function clocks(desk: Desk, { words }: TableQuestion): void {
  const said = words.toLowerCase()
  const help = helpOn('clock') ?? rulesAtAll
  if ([...desk.telling, ...desk.told].some(({ text }) => text === help)) return // asked twice in one breath
  const shown = desk.world.threats.filter(threat => isShown(desk, threat))
  const named = shown.filter(({ name }) => said.includes(name.toLowerCase()))
  for (const threat of named.length > 0 ? named : shown)
    tellTable(desk, phrase(desk, matterWords, 'clock', { name: threat.name, filled: String(filledOf(desk, threat)), size: String(threat.segments) })) // prettier-ignore
  tellTable(desk, help)
}
