/** How a question is told before it is answered: as it was put, be it aloud, at second hand, or by its topic alone. */
import type { Intent } from '../../understand/intent.ts'
import type { Person } from '../../world/world.ts'
import type { Desk } from '../desk.ts'
import { actorName } from '../heroes.ts'
import { asksWhat, spoken, toldToYou } from '../plain.ts'
import { phrase, quote, tell } from '../tell.ts'
import { askedAbout } from '../topics.ts'
import { isSaidWhole } from './friends.ts'
import { peopleWords } from '../words/people.ts'

const asksByVerb =
  /^\W*(?:(?:i|we|please|then|and|now|just|go|try|to|want|let's|lets)\s+)*(?:ask|inquire|enquire|question|quiz|interview|interrogate|query|talk|speak|chat|discuss|consult|find out|learn|wonder|demand|request|gather|sound|hear|beg|pump|pick|explain|grill|look|any|heard|got)\b/i
const isAbout = /\b(?:about|regarding|concerning)\b/i

/** In quotes, or a plain question that nobody led up to with a verb. */
function aloud({ line, words }: Intent): string | undefined {
  const quoted = /["\u201c](.+?)["\u201d]/u.exec(line)?.[1]
  if (quoted !== undefined) return quoted
  if (asksByVerb.test(line) || /^\W*\d/.test(line)) return undefined
  const said = words.trim() === '' || isSaidWhole(line) ? line : words
  return /[?!.]$/.test(said.trim()) ? said : `${said}${line.trim().endsWith('?') ? '?' : ''}`
}

/** Tells the question, and answers what it is about in words to go on with. */
export function putQuestion(desk: Desk, person: Person, intent: Intent): string {
  const said = aloud(intent)
  const [topic] = intent.about.filter(({ id }) => id !== person.id)
  if (said !== undefined) {
    quote(desk, actorName(desk), spoken(said))
    return topic === undefined ? '' : askedAbout(desk, topic, topic.name)
  }
  const asked = isAbout.test(intent.line) ? undefined : asksWhat(intent.line)
  if (asked !== undefined) {
    const what = desk.isYou ? toldToYou(asked) : asked
    tell(desk, phrase(desk, peopleWords, 'asksThat', { who: person.name, what }))
    return topic === undefined ? '' : askedAbout(desk, topic, topic.name)
  }
  const [topicWords = ''] = intent.words.split(
    /,?\s+and\s+(?=(?:about|where|what|who|whom|why|how|when|whether|if)\s)/iu,
  )
  const named = askedAbout(desk, topic, topicWords)
  tell(
    desk,
    named === ''
      ? phrase(desk, peopleWords, 'asksPlain', { who: person.name })
      : phrase(desk, peopleWords, 'asks', { who: person.name, topic: named }),
  )
  return named
}
