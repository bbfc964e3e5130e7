/** Questions about oneself: how one is, where one comes from, what one wants, what one can do. */
import { memo } from '../../../../core/memo.ts'
import { sheetIn } from '../../../../table/views/view.ts'
import { asSentence, contentOf, sharedWords } from '../../../../english/content-words.ts'
import { newest, unsaid } from '../speaker.ts'
import { lifeOf } from './lore.ts'
import { unsaidOf, type Asked } from './said.ts'

const isHiding = /\b(?:hid\w*|secret\w*|lies?|lied|broke|steal\w*|ashamed|guilt\w*|never tell)\b/i

export function onOneself(asked: Asked): string | undefined {
  const { speaker, lines, question } = asked
  const { voice } = speaker
  const own = (...texts: readonly string[]): string | undefined =>
    unsaidOf(speaker, texts.filter(text => text !== '').map(asSentence))
  const evade = (): string | undefined =>
    newest(speaker, lines.evade, question.topic === '' ? {} : { topic: [question.topic] })
  const { kind, topic } = question
  if (kind === 'condition') return newest(speaker, lines[conditionOf(asked)])
  if (kind === 'self') return own(...told(asked), ...lifeOf(voice), voice.bond) ?? evade()
  if (kind === 'belief') return own(voice.ideal, ...voice.opinions) ?? evade()
  if (kind === 'fear' && !isHiding.test(voice.flaw)) return own(voice.flaw) ?? evade()
  if (kind !== 'purpose') return evade()
  const isOfThem = topic === '' || speaker.moment.friends.includes(topic)
  return (isOfThem ? own(voice.bond, ...voice.past, voice.ideal) : own(...asked.lore.own, voice.bond)) ?? evade()
}

/** Of their story what the question names, `your mother`, before the rest. */
const told = ({ speaker: { voice }, question }: Asked): readonly string[] =>
  lifeOf(voice).filter(text => sharedWords(contentOf(text), question.stems) > 0)

/** As the table says it, `You are badly hurt.`, else as the sheet has it: `Hit Points: 3/12`. */
function conditionOf({ sees }: Asked): 'fine' | 'hurt' | 'bad' {
  const { sceneContext } = sees.request
  if (/\bYou are (?:badly hurt|barely on your feet)\b/.test(sceneContext)) return 'bad'
  if (/\bYou are hurt\b/.test(sceneContext)) return 'hurt'
  if (/\bYou are unhurt\b/.test(sceneContext)) return 'fine'
  const [, now, most] = /Hit Points\W+(\d+)\s*\/\s*(\d+)/i.exec(sheetIn(sees.view)?.text ?? '') ?? []
  const share = Number(now) / Number(most)
  return Number.isNaN(share) || share > 0.8 ? 'fine' : share > 0.35 ? 'hurt' : 'bad'
}

/** What the sheet says they have learned: everything that is no story. */
const trainingOn = memo(24, (sheet): ReadonlySet<string> => {
  const [rules = ''] = sheet.split(/^## (?:Personality|Backstory|Character Voice)\b/m)
  const role = /\*\*Party Role\*\*:\s*(.+)/.exec(sheet)?.[1] ?? ''
  return new Set(contentOf(`${rules} ${role}`))
})

/** `pick locks` is done with tools for it, whatever a sheet calls them. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  lock: ["thieves'", 'thiev', 'door'],
  heal: ['medicin', 'cure', 'heal'],
  track: ['survival'],
  climb: ['athletic'],
  swim: ['athletic'],
  sneak: ['stealth'],
  hide: ['stealth'],
  lie: ['deception'],
  sing: ['performanc'],
  read: ['languag'],
}

export function onOwnSkill({ sees, speaker, question, lines }: Asked): string | undefined {
  const training = trainingOn(sheetIn(sees.view)?.text ?? '')
  const wanted = [...question.stems].flatMap(stem => [stem, ...(otherWords[stem] ?? [])])
  const isAble = sharedWords(wanted, training) > 0
  return unsaid(speaker, isAble ? lines.able : lines.unable) ?? newest(speaker, isAble ? lines.able : lines.unable)
}
