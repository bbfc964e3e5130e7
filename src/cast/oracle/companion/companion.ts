/**
 * A companion without a model: it speaks from its own sheet and from what it is told, and from nothing else. The same
 * table, the same question and the same memory give the same words.
 */
import { memo } from '../../../core/memo.ts'
import type { Cast, CompanionSees } from '../../../table/ports.ts'
import { sheetIn } from '../../../table/views/view.ts'
import { chanceOf } from '../voice/chance.ts'
import { voiceOn } from '../voice/sheet.ts'
import { sharedWords } from '../../../english/content-words.ts'
import { full, reflect } from './answer.ts'
import { answerTo, isAsked } from './asked/answer.ts'
import { banter } from './banter.ts'
import { insideOnly, inSecret } from './beyond-speech.ts'
import { armsOn } from './fight/arms.ts'
import { fieldOf } from './fight/field.ts'
import { fightTurn } from './fight/turn.ts'
import { memories, together, type Memories } from './fresh.ts'
import { rollInner } from './inner.ts'
import { limitsOf } from './limits.ts'
import { momentOf } from './moment.ts'
import { answerOrder } from './order.ts'
import { quick } from './quick.ts'
import type { Speaker } from './speaker.ts'
import { vetoOf } from './veto.ts'

export function oracleCompanion(seed: string | number): Cast['companion'] {
  const remembered = memories()
  return async sees => answer(seed, remembered, sees)
}

const speeches = memo(500, (told): readonly string[] =>
  [...told.matchAll(/^> \*\*[^*\n]+\*\*:? (.+)$/gm)].map(([, words = '']) => words),
)

/** What was said lately in their hearing. */
const heardIn = ({ scene }: CompanionSees['view']): readonly string[] =>
  scene.slice(-60).flatMap(({ text }) => speeches(text))

function speakerFor(seed: string | number, remembered: Memories, sees: CompanionSees, sheet: string): Speaker {
  const { view, request, memory } = sees
  const voice = voiceOn(sheet)
  const moment = momentOf(sees, voice)
  const asked = [request.requestType, request.sceneContext, request.justHappened ?? '', request.request]
  const chance = chanceOf(seed, 'companion', view.role.character, ...asked, memory.length, memory.at(-1)?.said ?? '')
  const said = memory.map(one => one.said)
  return {
    voice,
    moment,
    chance,
    said,
    memory: together(
      remembered(view.role.character, said),
      remembered(`${view.role.character}, of others`, heardIn(view)),
    ),
    inner: rollInner(voice, moment, chance),
  }
}

function answer(seed: string | number, remembered: Memories, sees: CompanionSees): string {
  const { view, request, memory } = sees
  const sheet = sheetIn(view)?.text ?? `# ${view.role.character}`
  const speaker = speakerFor(seed, remembered, sees, sheet)
  const limits = limitsOf(view.constraints)
  if (limits.isInner || limits.isCommanded) return insideOnly(speaker, limits)
  const ordered = answerOrder(sees, speaker)
  if (ordered !== undefined) return ordered
  const veto = isAsked(sees, speaker) ? undefined : vetoOf(sees, speaker.voice, speaker.moment, speaker.chance)
  if (veto !== undefined) return veto
  const answered = answerTo(sees, speaker)
  if (answered !== undefined) return answered
  switch (request.requestType) {
    case 'QUICK_REACTION':
      return quick(speaker, memory, /what would you do/i.test(request.request))
    case 'OPTIONAL_REACTION':
      return isTouched(speaker) || speaker.chance.isLucky(45) ? quick(speaker, memory) : ''
    case 'FULL_CONTEXT':
      return full(speaker, memory)
    case 'REFLECTION':
      return reflect(speaker)
    case 'INTERACTION':
      return banter(speaker)
    case 'SECRET_ACTION':
      return inSecret(speaker)
    case 'COMBAT_ACTION': {
      const { voice, moment } = speaker
      const text = `${request.sceneContext}\n${moment.text}`
      return limits.canAct
        ? fightTurn(speaker, armsOn(sheet), fieldOf(text, moment.friends, [voice.short, voice.name]), limits)
        : quick(speaker, memory)
    }
  }
}

/** Something of what they care about is spoken of. */
const isTouched = ({ voice, moment }: Speaker): boolean =>
  [...voice.triggers, ...voice.dear].some(({ words }) => sharedWords(words, moment.stems) >= 2)
