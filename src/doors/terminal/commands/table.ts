/** The commands about the session itself. */
import { readPreferences } from '../../../campaign/preferences/preferences.ts'
import { writeNarrativeStyle } from '../../../campaign/preferences/write.ts'
import {
  narrativeStyles,
  styleOptions,
  toNarrativeStyle,
  type StyleOption,
} from '../../../campaign/style/narrative-style.ts'
import { explainStore } from '../../../store/port.ts'
import { readText, writeText } from '../../../store/text.ts'
import { tellSaved } from '../../../table/saved.ts'
import { gameMaster, whoHears } from '../../../table/whisper.ts'
import { namesOf } from '../party.ts'
import { answer, type Command, type Reach } from './command.ts'

async function save({ sitting }: Reach) {
  sitting.face.busy() // the Game Master is asked for what it holds, and may take its time
  const saved = await sitting.table.save()
  return { answer: tellSaved(saved), files: saved.files }
}

const styleLine = ({ style, description }: StyleOption, isNow: boolean): string =>
  `- /style ${style}: ${description}${isNow ? ' (as it is now)' : ''}`

async function style({ store, sitting }: Reach, words: string) {
  const wanted = toNarrativeStyle(words)
  const found = await readText(store, 'preferences.md')
  if (!found.ok) return answer(explainStore(found.refusal))
  if (wanted === undefined) {
    const now = readPreferences(found.value?.text).narrativeStyle ?? 'hybrid'
    const all = styleOptions.map(option => styleLine(option, option.style === now))
    return answer([...(words === '' ? [] : [`There is no style "${words}". There are:`, '']), ...all].join('\n'))
  }
  const text = writeNarrativeStyle(found.value?.text, wanted)
  const written = await writeText(store, 'preferences.md', text, found.value?.hash ?? 'absent')
  if (!written.ok) return answer(explainStore(written.refusal))
  sitting.table.changed('preferences.md', text)
  sitting.face.tellIn?.(wanted)
  return answer(`From now on the story is told in the style "${wanted}".`)
}

function away({ human, sitting }: Reach) {
  if (!sitting.isWatched) return { say: 'I need to step away' }
  return answer(`The table plays by itself already.${human === null ? '' : ' /back takes your seat again.'}`)
}

function back({ human, sitting }: Reach) {
  if (human === null) {
    return answer('This session has no player: /end it, and the next gloam play asks who you will be.')
  }
  if (sitting.glances.isAway) return { say: "I'm back" }
  return answer(
    sitting.isWatched
      ? 'You came to watch: /leave, and gloam play without --auto gives you your seat.'
      : 'You are here.',
  )
}

/** `/whisper odo brook the reeve lies`: the name is as long as it has to be. */
function whisper({ human, party }: Reach, words: string) {
  if (human === null) return answer('You are only watching: there is nobody to whisper as.')
  const names = namesOf(party)
  const parts = words.replace(':', ' ').split(/\s+/)
  const count = [1, 2, 3, 4].findLast(length => whoHears(names, parts.slice(0, length).join(' ')) !== undefined) ?? 0
  const [who, said] = [parts.slice(0, count).join(' '), parts.slice(count).join(' ')]
  const to = whoHears(names, who)
  if (to === undefined || to === human || said === '') {
    const others = party.members.filter(({ id }) => id !== human).map(({ title }) => title)
    return answer(`Say to whom and what: /whisper NAME words. There are: ${[...others, 'the Game Master'].join(', ')}.`)
  }
  return { say: `I whisper to ${to === gameMaster ? 'the Game Master' : party.titleOf(to)}: ${said}` }
}

const credits = ({ ruleset, credits: whose }: Reach) =>
  answer([`**${ruleset.title}**`, whose === '' ? 'It rests on nobody else’s work.' : whose].join('\n\n'))

export const tableCommands: readonly Command[] = [
  { name: 'credits', about: 'whose work this game rests on', run: credits },
  {
    name: 'whisper',
    takes: 'NAME WORDS',
    about: 'say something that one companion, or the Game Master (gm), alone hears',
    offers: ({ party }) => [...party.members.filter(({ isHuman }) => !isHuman).map(({ title }) => title), 'gm'],
    run: whisper,
  },
  {
    name: 'style',
    takes: 'S',
    about: 'how the story is told: script, novel, hybrid, minimal',
    offers: () => narrativeStyles,
    run: style,
  },
  { name: 'auto', about: 'let a companion play your character for a while', run: away },
  { name: 'back', about: 'take your seat again', run: back },
  { name: 'cost', about: 'what the evening has cost so far', run: ({ report }) => answer(report()) },
  { name: 'save', about: 'write everything down now', run: save },
  { name: 'leave', about: 'leave the session open, and go on another time', run: () => ({ leave: true }) },
  { name: 'end', about: 'end the session with its closing words', run: () => ({ say: 'end' }) },
]
