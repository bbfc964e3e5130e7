/** What holds for every turn, whatever was typed. Each fault is a sentence with the turn it stands in. */
import { secretTerms } from '../../../src/table/leaks/terms.ts'
import { readCommand } from '../../../src/table/commands.ts'
import type { TableEvent } from '../../../src/table/ports.ts'
import { readCampaign } from '../../../src/table/views/read.ts'
import { memoryStore } from '../../../src/store/memory.ts'
import type { Store } from '../../../src/store/port.ts'
import type { RandomPlay, RandomTurn } from './random-player.ts'

/** A campaign of an evening or fifty is kept in mind in so many characters. */
const mostMemory = 60_000

/** What nobody may make the table say or write: markup, tags, templates, control codes, and a program's own words. */
const markup =
  /<script|\[\/?[A-Z]+(?:_[A-Z]+)*\]|\{\{|\{%|\$\{|\p{Cc}(?<!\n)|\u202E|^# Heading|^- LEARNED|\*\*bold\*\*|\[object |\bundefined\b|\bNaN\b|\uD800/mu

const isAnswer = ({ type }: TableEvent): boolean =>
  type === 'narrative' || type === 'question' || type === 'notice' || type === 'ended'

const narrativesIn = ({ events }: RandomTurn): readonly string[] =>
  events.flatMap(event => (event.type === 'narrative' ? [event.text] : []))

/** A line of nothing is the door's business. */
const isTurn = ({ line }: RandomTurn): boolean => line.trim() !== '' && readCommand(line) === undefined

const shortened = (text: string): string => JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}...` : text)

function faultsOfTurn(turn: RandomTurn, at: number): readonly string[] {
  const where = `turn ${at + 1} ${shortened(turn.line)}`
  const dirty = narrativesIn(turn).find(text => markup.test(text))
  return [
    ...(isTurn(turn) && !turn.events.some(isAnswer) ? [`${where}: nothing is answered`] : []),
    ...(dirty === undefined ? [] : [`${where}: "${markup.exec(dirty)?.[0]}" in ${shortened(dirty)}`]),
    ...(turn.memory > mostMemory ? [`${where}: ${turn.memory} characters are kept in mind`] : []),
  ]
}

/** Narratives that are word for word one of the twenty before them. */
export function repeatsIn(turns: readonly RandomTurn[]): readonly string[] {
  const told = turns.flatMap(narrativesIn)
  return told.filter((text, at) => told.slice(Math.max(0, at - 20), at).includes(text))
}

/** Every file of a store, by its path, in the order of a listing. */
export async function textsIn(store: Store, folder: string): Promise<readonly (readonly [string, string])[]> {
  const listed = await store.list(folder)
  if (!listed.ok) return []
  const inside = await Promise.all(
    listed.value.map(async ({ name, kind }) => {
      const path = folder === '' ? name : `${folder}/${name}`
      if (kind === 'folder') return textsIn(store, path)
      const read = await store.read(path)
      return read.ok && read.value !== undefined
        ? [[path, Buffer.from(read.value.bytes).toString('utf8')] as const]
        : []
    }),
  )
  return inside.flat()
}

/** The campaign's files when everybody has gone home: nothing left half done, nothing a player has made of them. */
async function faultsOfFolder(store: Store): Promise<readonly string[]> {
  const texts = await textsIn(store, '')
  const ours = texts.filter(([path]) => !path.startsWith('runs/'))
  const { campaign, warnings } = await readCampaign(store)
  return [
    ...warnings.map(({ code, path }) => `${path}: ${code}`),
    ...secretTerms(campaign).map(({ term, path }) => `${path}: players read "${term}"`),
    ...ours.filter(([path]) => path.startsWith('tmp/') && path.includes('delta')).map(([path]) => `${path} is left`),
    ...ours.flatMap(([path, text]) => (markup.test(text) ? [`${path}: "${markup.exec(text)?.[0]}"`] : [])),
    ...ours.flatMap(([path, text]) =>
      // a journal may say what its character said, however untrue
      !path.endsWith('-journal.md') && /^- .*the reeve is dead|^[-*] everything$/m.test(text)
        ? [`${path}: made up`]
        : [],
    ),
  ]
}

/** Of a whole play, but for what was amiss in the folder before anybody sat down. */
export async function faultsOf({ texts, store, turns }: RandomPlay): Promise<readonly string[]> {
  const before = await faultsOfFolder(memoryStore(texts))
  const after = await faultsOfFolder(store)
  return [...turns.flatMap(faultsOfTurn), ...after.filter(fault => !before.includes(fault))]
}
