/** Companions among themselves: each answers what was just said, and whoever has nothing more to say is ready. */
import { contentOf } from '../../../english/content-words.ts'
import { shortOf } from '../voice/sheet.ts'
import type { CompanionSees } from '../../../table/ports.ts'
import { ownWords, unsaidOf } from './own.ts'
import { react } from './react.ts'
import { aloud, bookOf, joined, newest, type Speaker } from './speaker.ts'

/** The talk so far: `korda-venn: "…"`, a line for each. */
function heardIn({ request, view }: CompanionSees): readonly { readonly who: string; readonly said: string }[] {
  return (request.justHappened ?? '').split('\n').flatMap(line => {
    const at = line.indexOf(': ')
    const who = line.slice(0, at)
    return at > 0 && view.company.includes(who) ? [{ who, said: line.slice(at + 2) }] : []
  })
}

const nameOf = (file: string): string =>
  shortOf(
    file
      .split('-')
      .map(part => part.charAt(0).toUpperCase() + part.slice(1))
      .join(' '),
  )

export function banter(sees: CompanionSees, speaker: Speaker): string {
  const { chance } = speaker
  const heard = heardIn(sees)
  const own = heard.filter(({ who }) => who === sees.view.role.character)
  const last = heard.findLast(({ who }) => who !== sees.view.role.character)
  const isAnswered = last === undefined || !last.said.includes('?')
  if (own.length > 1 || (own.length > 0 && isAnswered && chance.isLucky(45))) return 'Ready.'
  const book = bookOf(speaker)
  if (last === undefined) {
    const first = react(speaker)
    return first === '' ? aloud(newest(speaker, book.banter.ask, { who: speaker.friends }) ?? '') : first
  }
  const who = { who: [nameOf(last.who)] }
  const near = unsaidOf(speaker, ownWords(speaker.voice, new Set(contentOf(last.said))).slice(0, 2))
  if (!isAnswered)
    return aloud(
      joined(
        near ?? newest(speaker, book.banter.share),
        chance.isLucky(25) ? newest(speaker, book.banter.ask, who) : undefined,
      ),
    )
  const roll = chance.die(10)
  const tone = roll <= 2 ? 'share' : roll <= 4 ? 'tease' : roll === 5 ? 'ask' : roll <= 8 ? 'agree' : 'doubt'
  return aloud(joined(newest(speaker, book.banter[tone], who), chance.isLucky(30) ? near : undefined))
}
