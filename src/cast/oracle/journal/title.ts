/** What an entry is called: after somebody, something, or the kind of day it was; never as one before it. */
import { capital } from '../voice/words.ts'
import { fill } from '../companion/speaker.ts'
import type { Situation } from '../companion/lines/book.ts'
import type { Diary } from './diary.ts'

const ofKind: Readonly<Partial<Record<Situation, readonly string[]>>> = {
  threat: ['Not alone', 'Something near', 'Hackles'],
  uncanny: ['What should not be', 'A wrong thing', 'No name for it'],
  dead: ['One who is past asking', 'The quiet one', 'A death'],
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
  quiet: ['A slow hour', 'Nothing much', 'Waiting', 'Between things', 'A gap in the day', 'Still'],
  cruel: ['I did not like it', 'Too far'],
}

const patterns = [
  '#Thing#',
  '#Thing#, and #who#',
  'What #who# said',
  '#who#',
  'On #thing#',
  'About #who#',
  'After #thing#',
]

export function titleOf({ speaker, pages }: Diary): string {
  const { moment, chance } = speaker
  const kind = moment.kinds[0] ?? 'quiet'
  const named = patterns.flatMap(pattern => fill(speaker, pattern) ?? [])
  const all = [...named, ...(ofKind[kind] ?? []), 'Another stretch of it'].map(capital)
  const fresh = all.filter(title => !pages.hasTitle(title))
  if (fresh.length > 0) return chance.pick(fresh) ?? ''
  const [base = 'Another day'] = all
  const times = pages.entries.filter(({ title }) => title.startsWith(base)).length
  return times <= 1 ? `${base}, again` : `${base} (${times + 1})`
}
