/** What an entry is called: after what nobody forgets, somebody, something, or the kind of day; never as one before it. */
import type { Marks } from '../voice/marks.ts'
import { capital, withoutStop } from '../../../english/content-words.ts'
import { fill } from '../companion/speaker.ts'
import type { Situation } from '../companion/lines/book.ts'
import type { Diary } from './diary.ts'

const ofKind: Readonly<Partial<Record<Situation, readonly string[]>>> = {
  threat: ['Not alone', 'Something near', 'Hackles'],
  uncanny: ['What should not be', 'A wrong thing', 'No name for it'],
  found: ['Turned up', 'What was hidden', 'A find'],
  shut: ['Behind the door', 'Further in', 'Downward'],
  arrive: ['New ground', 'Arriving', 'Strange streets'],
  rest: ['An hour of peace', 'By the fire', 'Off my feet'],
  talk: ['Words', 'A talk', 'Said and unsaid'],
  lie: ['A crooked answer', 'Not the truth'],
  coin: ['The price of it', 'Coin'],
  crime: ['Not ours', 'Light fingers'],
  plan: ['What we settled', 'A plan, of sorts'],
  won: ['Still here', 'It went well'],
  failed: ['It did not go well', 'A bad turn'],
  hurt: ['Blood', 'A near thing'],
  mercy: ['Let go', 'Somebody spared'],
  cruel: ['I did not like it', 'Too far'],
}

const later = ['Later', 'Later still', 'A fresh page', 'What came after', 'Some hours on', 'Before the lamp goes out']

const patterns = ['#Thing#, and #who#', '#who#', 'On #thing#', 'About #who#']

/** What it was about before anything else that could be said of it. */
function marked({ ending, fight, done, owned, found }: Marks): readonly string[] {
  return [
    ...(ending === undefined ? [] : [ending.name]),
    ...(fight?.slain ?? []).map(who => `The death of ${who}`),
    ...(fight === undefined ? [] : [`The fight with ${fight.foes}`]),
    ...done,
    ...owned.flatMap(who => [`What ${who} owned to`, `${who} tells it`]),
    ...found,
  ]
}

/** A short sentence is as good as a title. */
const sentenceIn = (told: readonly string[]): readonly string[] =>
  told.map(withoutStop).filter(text => text.length <= 48 && !/[.!?*"“]/u.test(text))

/** What an entry tells of: what nobody forgets, who said something new, and all of it as it is told. */
export type Matter = { readonly marks: Marks; readonly sources: readonly string[]; readonly told: readonly string[] }

const saidBy = (who: string): readonly string[] => {
  const name = who.replace(/^The /, 'the ')
  return [`What ${name} said`, `A talk with ${name}`, `${who} again`, `More from ${name}`, `${who}, once more`]
}

export function titleOf({ speaker, pages }: Diary, { marks, sources, told }: Matter): string {
  const { moment, chance } = speaker
  const isFresh = (title: string): boolean => !pages.hasTitle(title)
  const great = [...marked(marks), ...sources.flatMap(saidBy)].map(capital).find(isFresh)
  if (great !== undefined) return great
  const named = patterns.flatMap(pattern => fill(speaker, pattern) ?? [])
  const fresh = [...named, ...(ofKind[moment.kinds[0] ?? 'quiet'] ?? [])].map(capital).filter(isFresh)
  const other = chance.pick(fresh) ?? [...sentenceIn(told), ...later].find(isFresh)
  return other ?? `${capital(named[0] ?? 'The road')}, on page ${pages.entries.length + 1}`
}
