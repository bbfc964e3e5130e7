/** How long somebody means to wait, by their words. */
import type { Desk } from '../../desk/desk.ts'
import type { Deed } from '../../desk/wishes.ts'

/** Hours of the day by what people call them. */
const hours: Readonly<Record<string, number>> = {
  evening: 18, dusk: 18, sunset: 18, sundown: 18, night: 21, nightfall: 21, dark: 21, midnight: 24,
  dawn: 7, sunrise: 7, daybreak: 7, morning: 7, tomorrow: 7, noon: 12, midday: 12, lunch: 12, afternoon: 14, supper: 18, dinner: 18,
} // prettier-ignore

/** What is over soon, however it is waited for. */
const short = ['moment', 'bit', 'turn', 'line', 'queue', 'second', 'minute', 'minutes', 'answer', 'reply']
const until = ['until', 'till', 'til']

type Said = Pick<Deed, 'words' | 'condition'>

const wordsIn = ({ words, condition }: Said): readonly string[] =>
  `${words} ${condition?.words ?? ''}`.toLowerCase().split(/[^a-z]+/u)

const toHour = ({ game }: Desk, hour: number): number => ((hour * 60 - (game.minute % 1440) + 1440 - 1) % 1440) + 1

/** An hour only passes when somebody means to wait; how long, the words say. */
export function minutesOf(desk: Desk, deed: Said): number {
  const said = wordsIn(deed)
  const hour = Object.keys(hours).find(name => said.includes(name))
  if (hour === undefined)
    return short.some(word => said.includes(word)) ? 10 : said.includes('hours') || said.includes('long') ? 180 : 60
  return toHour(desk, hours[hour] ?? 0)
}

/** `Rest until nightfall`: minutes to an hour of this day that was named; a morning is slept towards. */
export function minutesUntil(desk: Desk, deed: Said): number | undefined {
  const said = wordsIn(deed)
  const from = said.findIndex(word => until.includes(word))
  const hour = from < 0 ? undefined : said.slice(from).find(word => (hours[word] ?? 7) !== 7)
  return hour === undefined ? undefined : toHour(desk, hours[hour] ?? 0)
}
