/** Something is put to the company: each is for it or against it, says why, and names another way where one is known. */
import { memo } from '../../../../core/memo.ts'
import { contentOf, sharedBetween, sharedWords } from '../../../../english/content-words.ts'
import { regardIn } from '../../voice/leaning.ts'
import { touched } from '../opinion.ts'
import { counsel, joined } from '../parts.ts'
import { bookOf, newest } from '../speaker.ts'
import { unsaidOf, type Asked } from './said.ts'

/** What of their own bears on it: what they think, hold to or are bound to. */
function reason({ speaker, lore, question }: Asked): string | undefined {
  const { voice, moment } = speaker
  const near = [voice.bond, voice.ideal, ...voice.opinions].filter(
    text => text !== '' && sharedWords(contentOf(text), question.stems) > 0,
  )
  return unsaidOf(speaker, [
    ...touched(voice, moment)
      .map(({ text }) => text)
      .filter(text => near.includes(text)),
    ...lore.own,
    ...near,
  ])
}

export function onMatter(asked: Asked): string | undefined {
  const { speaker, question, lore, lines } = asked
  const { inner } = speaker
  const { topic } = question
  const stand =
    topic === ''
      ? newest(speaker, bookOf(speaker)[inner.stance])
      : newest(speaker, inner.stance === 'object' ? lines.against : lines.forIt, { topic: [topic] })
  const bearing = lore.shared.filter(text => sharedWords(contentOf(text), question.stems) >= 2)
  const why = reason(asked) ?? (lore.isTouchy ? undefined : unsaidOf(speaker, bearing))
  const instead = inner.stance !== 'object' || why !== undefined ? undefined : counsel(speaker, bookOf(speaker))
  const doubt =
    inner.stance === 'reluctant' && why === undefined && instead === undefined
      ? newest(speaker, bookOf(speaker).reluctant)
      : undefined
  return joined(stand, why, instead, doubt)
}

/** Of what lies open, what is nearest to them; where the question names something, that. */
export function whatNext(asked: Asked): string | undefined {
  const { speaker } = asked
  const advice = counsel(speaker, bookOf(speaker))
  const why = asked.question.topic === '' ? undefined : reason(asked)
  return advice === undefined && why === undefined ? undefined : joined(advice, why)
}

/** `- Dabney Thrupp: Investigation, Stealth, locks`, in the party's book. */
const strengthsIn = memo(4, (knowledge): readonly { readonly name: string; readonly what: string }[] =>
  [...knowledge.matchAll(/^[-*]\s+([^:\n]{2,40}):\s+(.+)$/gm)].map(([, name = '', what = '']) => ({ name, what })),
)

/** Whoever is good at it; else whom they trust; and where it is near their own heart, they themselves. */
export function whoShould(asked: Asked): string | undefined {
  const { speaker, question, sees, lines } = asked
  const { voice, moment, chance } = speaker
  const strengths = strengthsIn(sees.view.files['party-knowledge'].map(({ text }) => text).join('\n'))
  const able = moment.friends.filter(name =>
    strengths.some(one => one.name.startsWith(name) && sharedBetween(one.what, question.text) > 0),
  )
  const isMine =
    reason(asked) !== undefined ||
    strengths.some(one => one.name.startsWith(voice.short) && sharedBetween(one.what, question.text) > 0)
  if (isMine) return joined(newest(speaker, lines.volunteer), reason(asked))
  const trusted = voice.impressions.filter(({ thinks }) => regardIn(thinks) === 'kind')
  const liked = moment.friends.filter(name =>
    trusted.some(({ of, thinks }) => of.includes(name) || thinks.startsWith(name)),
  )
  const who = able.length > 0 ? able : liked.length > 0 ? liked : moment.friends
  const chosen = chance.pick(who)
  if (chosen === undefined) return newest(speaker, lines.volunteer)
  const why = liked.includes(chosen)
    ? trusted.find(({ of, thinks }) => of.includes(chosen) || thinks.startsWith(chosen))?.thinks
    : undefined
  return joined(newest(speaker, lines.choose, { who: [chosen] }), why)
}
