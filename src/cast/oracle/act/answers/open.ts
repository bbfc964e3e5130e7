/** What everybody here knows, as one of them says it: nobody claims not to know what the whole town talks of. */
import type { Desk } from '../../desk/desk.ts'
import { callName } from '../../../../english/naming.ts'
import { foldWords, holdsWords } from '../../../../campaign/text/fold.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { isMeasured } from './by-chance.ts'
import { shownHere } from './shown.ts'
import { answerIn, countedIn, hookTexts, openTexts, type Found } from './public.ts'
import type { Inquiry } from './inquiry.ts'
import { says } from '../../desk/say.ts'
import { freshOf } from '../../desk/tell.ts'

/** Nobody speaks of themselves as others do. */
const ownTexts = (desk: Desk, person: Person | undefined): readonly string[] => {
  const name = person === undefined ? '' : foldWords(callName(person.name))
  const open = openTexts(desk).filter(text => name === '' || !holdsWords(foldWords(text), name))
  const last = desk.memory.spoke?.person === person?.id ? desk.memory.spoke?.told : undefined // never the same again at once
  return [...(person?.sampleLines ?? []), ...open].filter(text => last === undefined || !last.includes(text))
}

/** What anybody here would answer to it, and how well that answers it. `more` is what lies open to the asker alone. */
export function openAnswer(
  desk: Desk,
  person: Person | undefined,
  inquiry: Inquiry,
  more: readonly string[] = [],
): Found | undefined {
  const texts = [...more, ...ownTexts(desk, person)]
  const counted = inquiry.put === 'many' ? countedIn(texts, inquiry.keys) : ''
  if (counted !== '') return { text: counted, fit: 1 }
  const asked = wordsOf(inquiry.said)
  const isOfNews = person === undefined && asked.some(word => word === 'happened' || word === 'happening')
  const news = isOfNews || asked.includes('whose') ? answerIn(desk, inquiry, hookTexts(desk)) : undefined
  if (news !== undefined) return news
  if (inquiry.isOfYou && (inquiry.heads.length === 0 || inquiry.asks === 'whether')) return undefined
  const named = new Set(inquiry.about.map(({ name }) => name)) // who asks what they think of Cobb knows who that is
  const shown = shownHere(desk).filter(({ of = '' }) => of !== person?.name && !named.has(of))
  return answerIn(desk, inquiry, [...texts.filter(text => isMeasured(inquiry.said, text)), ...shown])
}

/** What everybody talks of, one thing at a time; true where there was one left. */
export function talkOfTown(desk: Desk, person: Person): boolean {
  const common = desk.world.common.map(({ text }) => text)
  const own = new Set(ownTexts(desk, person))
  const text = freshOf(
    desk,
    (common.length > 0 ? common : desk.world.hook).filter(one => own.has(one)),
  )
  if (text !== '') says(desk, person, text, 'answer')
  return text !== ''
}
