/** Commands for whoever plays with a model: a word to it as a person, what it always has in mind, what it was sent. */
import type { Sent } from '../../../cast/llm/roles/sent.ts'
import { explainStore } from '../../../store/port.ts'
import { readText, writeText } from '../../../store/text.ts'
import { answer, type Command, type Reach } from './command.ts'

const noModel = 'No model plays here: the Oracle goes by rules, tables and the campaign alone.'

function toGm({ context }: Reach, words: string) {
  if (words === '') return answer('Say what you would tell the Game Master as a person: /gm fewer fights, please.')
  return context ? { say: `/gm ${words}` } : answer(`${noModel} What the story should hear is said without a command.`)
}

const pinsFile = 'pins.md'
const mostPins = 20
const longestPin = 300

const pinsIn = (text: string): readonly string[] =>
  text.split('\n').flatMap(line => /^-\s+(\S.*)$/.exec(line)?.[1]?.trimEnd() ?? [])

/** `/pin WORDS` adds one, `/pin drop 2` takes one away, `/pin` tells them. They stand in a file of the campaign's. */
async function pin({ store, sitting }: Reach, words: string) {
  const found = await readText(store, pinsFile)
  if (!found.ok) return answer(explainStore(found.refusal))
  const pins = pinsIn(found.value?.text ?? '')
  const [, number] = /^drop\s+(\d+)$/i.exec(words) ?? []
  if (words === '') return answer(listOf(pins))
  if (number !== undefined && pins[Number(number) - 1] === undefined)
    return answer(`There is no pin ${number}.\n${listOf(pins)}`)
  if (number === undefined && pins.length >= mostPins)
    return answer(`There are ${mostPins} pins, and more would push out the story. /pin drop NUMBER takes one away.`)
  const kept = number === undefined ? [...pins, asPin(words)] : pins.filter((_, at) => at !== Number(number) - 1)
  const text = `# Always in mind\n\n${kept.map(one => `- ${one}\n`).join('')}`
  const written = await writeText(store, pinsFile, text, found.value?.hash ?? 'absent')
  if (!written.ok) return answer(explainStore(written.refusal))
  sitting.table.changed(pinsFile, text)
  return answer(number === undefined ? `Pinned, for this session and the next (${pinsFile}).` : 'Taken away.')
}

const asPin = (words: string): string => words.replaceAll(/\s+/g, ' ').slice(0, longestPin)

const listOf = (pins: readonly string[]): string =>
  pins.length === 0
    ? 'Nothing is pinned. /pin WORDS keeps something always in mind.'
    : pins.map((one, at) => `${at + 1}. ${one}`).join('\n')

/** All roles in a line each, or one of them whole. */
function sentTo(all: readonly Sent[], asked: string): string {
  const one = all.find(({ role }) => role === asked)
  if (one) return `${one.role}: ${one.count}\n\n${one.text}`
  if (all.length === 0) return 'Nobody was sent anything yet in this sitting.'
  return [
    ...(asked === '' ? [] : [`No role "${asked}" was sent anything yet in this sitting.`]),
    ...all.map(({ role, count }) => `- ${role}: ${count}`),
    '',
    '/context ROLE shows all of it. What the Game Master is sent holds the secrets of the campaign.',
  ].join('\n')
}

export const modelCommands: readonly Command[] = [
  { name: 'continue', about: 'let the story go on without a word of yours', run: () => ({ say: '/continue' }) },
  { name: 'gm', takes: 'WORDS', about: 'a word to the Game Master as a person, outside of the story', run: toGm },
  { name: 'pin', takes: '[WORDS | drop N]', about: 'what the Game Master should always have in mind', run: pin },
  {
    name: 'context',
    takes: '[ROLE]',
    about: 'what each role was last sent and what of it was cached (that of the Game Master holds secrets)',
    offers: () => ['gm', 'companion', 'narrator', 'journal', 'decisions'],
    run: ({ context }, words) => answer(context ? sentTo(context(), words.toLowerCase()) : noModel),
  },
]
