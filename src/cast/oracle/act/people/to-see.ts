/** What everybody here knows, as one of them says it: nobody claims not to know what the whole town talks of. */
import type { Desk } from '../../desk/desk.ts'
import { callName } from '../../../../english/naming.ts'
import { foldWords, holdsWords } from '../../../../campaign/text/fold.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { isMeasured } from '../answers/by-chance.ts'
import { answerIn, countedIn, hookTexts, openTexts, type Found } from '../answers/public.ts'
import type { Inquiry } from './question.ts'
import { says } from '../../desk/say.ts'
import { freshOf } from '../../desk/tell.ts'

/** Nobody speaks of themselves as others do. */
const ownTexts = (desk: Desk, person: Person | undefined): readonly string[] => {
  const name = person === undefined ? '' : foldWords(callName(person.name))
  const open = openTexts(desk).filter(text => name === '' || !holdsWords(foldWords(text), name))
  const last = desk.memory.spoke?.person === person?.id ? desk.memory.spoke?.told : undefined // never the same again at once
  return [...(person?.sampleLines ?? []), ...open].filter(text => last === undefined || !last.includes(text))
}

/** What anybody here would answer to it, and how well that answers it. */
export function openAnswer(desk: Desk, person: Person | undefined, inquiry: Inquiry): Found | undefined {
  const texts = ownTexts(desk, person)
  const counted = inquiry.put === 'many' ? countedIn(texts, inquiry.keys) : ''
  if (counted !== '') return { text: counted, fit: 1 }
  const isOfNews = wordsOf(inquiry.said).some(word => word === 'happened' || word === 'happening')
  const news = isOfNews ? answerIn(desk, inquiry, hookTexts(desk)) : undefined
  if (news !== undefined) return news
  if (inquiry.isOfYou && (inquiry.heads.length === 0 || inquiry.asks === 'whether')) return undefined
  return answerIn(
    desk,
    inquiry,
    texts.filter(text => isMeasured(inquiry.said, text)),
  )
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
