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
import { answer, type Command, type Reach } from './command.ts'

async function save({ sitting }: Reach) {
  const failures = await sitting.table.save()
  if (failures.length === 0) return answer('Saved.')
  return answer(`Not saved yet: ${failures.map(({ job, reason }) => `${job.id} (${reason})`).join('; ')}.`)
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

export const tableCommands: readonly Command[] = [
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
