/**
 * A companion without a model: it speaks from its own sheet, from the facts of the moment and from what they are to it.
 * The same table, the same moment and the same memory give the same words.
 */
import { memo } from '../../../core/memo.ts'
import type { Cast, CompanionSees } from '../../../table/ports.ts'
import { sheetIn } from '../../../table/views/view.ts'
import { chanceOf } from '../voice/chance.ts'
import { shortOf, voiceOn } from '../voice/sheet.ts'
import { answerTo, counsel, putTo } from './answer.ts'
import { banter } from './banter.ts'
import { armsOn } from './fight/arms.ts'
import { fieldOf } from './fight/field.ts'
import { fightTurn } from './fight/turn.ts'
import { memories, together, type Memories } from './fresh.ts'
import { inSecret, insideOnly } from './inside.ts'
import { limitsOf } from './limits.ts'
import { feltIn, isHushed } from './moment.ts'
import { ownWords, unsaidOf } from './own.ts'
import { react } from './react.ts'
import { aloud, bookOf, joined, newest, type Speaker } from './speaker.ts'
import { toGrave, toOrder } from './stand.ts'

export function oracleCompanion(seed: string | number): Cast['companion'] {
  const remembered = memories()
  return async sees => answer(seed, remembered, sees)
}

const nameOf = memo(200, (file): string =>
  file
    .split('-')
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' '),
)

/** What was said lately in their hearing, by anybody of the company. */
const heardIn = ({ scene }: CompanionSees['view']): readonly string[] =>
  scene.slice(-60).flatMap(({ text }) => text.split('\n').filter(line => line.startsWith('> **')))

function speakerFor(seed: string | number, remembered: Memories, sees: CompanionSees, sheet: string): Speaker {
  const { view, request, memory, parts } = sees
  const voice = voiceOn(sheet)
  const { character } = view.role
  const said = memory.map(one => one.said)
  const told = parts.map(({ kind, text }) => `${kind} ${text}`).join('\n')
  return {
    voice,
    parts,
    felt: feltIn(parts, view.company.map(nameOf), voice.name),
    chance: chanceOf(
      seed,
      'companion',
      character,
      request.requestType,
      request.request,
      told,
      memory.length,
      memory.at(-1)?.said ?? '',
    ),
    memory: together(remembered(character, said), remembered(`${character}, of others`, heardIn(view))),
    friends: view.company.filter(name => name !== character).map(name => shortOf(nameOf(name))),
  }
}

function answer(seed: string | number, remembered: Memories, sees: CompanionSees): string {
  const { view, request } = sees
  const sheet = sheetIn(view)?.text ?? `# ${view.role.character}`
  const speaker = speakerFor(seed, remembered, sees, sheet)
  const limits = limitsOf(view.constraints)
  if (limits.isInner || limits.isCommanded) return insideOnly(speaker, limits)
  switch (request.requestType) {
    case 'SECRET_ACTION':
      return inSecret(speaker)
    case 'REFLECTION':
      return reflect(speaker)
    case 'INTERACTION':
      return banter(sees, speaker)
    case 'COMBAT_ACTION':
      return limits.canAct
        ? fightTurn(speaker, armsOn(sheet), fieldOf(sees.parts, speaker.voice.name), limits)
        : react(speaker)
    case 'QUICK_REACTION':
    case 'OPTIONAL_REACTION':
    case 'FULL_CONTEXT':
      return speak(sees, speaker)
  }
}

/** What was put to them is answered; then what has happened; then what is next, where nobody has just died. */
function speak(sees: CompanionSees, speaker: Speaker): string {
  const put = putTo(sees, speaker.voice.name)
  const barred = sees.parts.findLast(
    part => part.kind === 'deed' && part.verb === 'cannot' && shortOf(part.who) === speaker.voice.short,
  )
  if (barred !== undefined)
    return aloud(newest(speaker, bookOf(speaker).talk.cannot, { reason: [barred.text] }) ?? barred.text)
  if (put?.act === 'order') return toOrder(sees, speaker, put)
  if (put?.act === 'warn') return toGrave(sees, speaker, put)
  if (put !== undefined) return answerTo({ sees, speaker, put })
  const advice = isHushed(speaker.felt) ? undefined : counsel(speaker)
  if (advice !== undefined) return aloud(advice)
  if (sees.request.requestType === 'FULL_CONTEXT') return atLength(speaker)
  return react(speaker)
}

/** Heard out: what they have to say, and why, from their own sheet. */
function atLength(speaker: Speaker): string {
  const { voice } = speaker
  const stems = new Set(speaker.felt.flatMap(({ about = '', to = '' }) => [about, to]))
  const own = unsaidOf(
    speaker,
    [...ownWords(voice, stems), voice.bond, voice.ideal].filter(text => text !== ''),
  )
  const book = bookOf(speaker)
  const why =
    own === undefined
      ? newest(speaker, book.words.propose)
      : newest(speaker, book.words.because, { it: [own], who: speaker.friends })
  return joined(newest(speaker, book.deeds.tense), aloud(joined(why, newest(speaker, book.stands.yield))))
}

/** Two to four sentences of inner life. */
function reflect(speaker: Speaker): string {
  const { voice } = speaker
  const first = newest(speaker, bookOf(speaker).thoughts)
  const own = unsaidOf(
    speaker,
    [...voice.untold, voice.bond, ...voice.past].filter(text => text !== ''),
  )
  return joined(first, own)
}
