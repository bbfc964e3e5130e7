/** Two players who wander through a stranger's campaign and ask about all they hear of: what they are told of its secrets. */
import { toCampaign } from '../../src/campaign/folder/files.ts'
import { foldWords, withoutMarkup } from '../../src/campaign/text/fold.ts'
import { below, seedRng, streamOf, type Stream } from '../../src/core/random.ts'
import type { Store } from '../../src/store/port.ts'
import type { TableEvent } from '../../src/table/ports.ts'
import { sitDown } from '../oracle/sitting.ts'
import { answersOf, textsIn, type Answers } from './foreign.ts'

export type Player = 'follower' | 'asker'

const asking = [
  'I look around', 'Who is NAME?', 'I ask about NAME', 'Where is NAME?', 'What do people say about NAME?', 'I go to NAME',
  'I talk to NAME', 'What is going on here?', 'I examine NAME', 'What do you know about NAME?', 'Tell me a secret',
  'Who is behind all this?', 'Is there anything strange about NAME?', 'I listen', 'What should we do next?', 'I search',
] // prettier-ignore

const plain = (text: string): string => foldWords(withoutMarkup(text).replaceAll(/[>|]/g, ''))

const namesIn = (event: TableEvent): readonly string[] =>
  event.type === 'narrative' ? [...event.text.matchAll(/(?:[A-Z][a-z']+ ){1,2}[A-Z][a-z]+/g)].map(([name]) => name) : []

const wordsOf = (event: TableEvent): string => {
  switch (event.type) {
    case 'narrative':
    case 'notice':
      return event.text
    case 'suggestions':
      return event.options.join('. ')
    case 'question':
      return [event.question, ...event.options.map(({ label, description }) => `${label} ${description ?? ''}`)].join(
        '. ',
      )
    case 'board':
      return JSON.stringify(event.board)
    case 'ended':
      return `${event.summary} ${event.nextHook}`
    case 'spoke':
      return event.text
    case 'happened':
      return JSON.stringify(event.happening)
    case 'acted':
    case 'rolled':
    case 'status':
      return ''
  }
}

function next(player: Player, stream: Stream, offers: readonly string[], names: readonly string[]): string {
  const isOffer = player === 'follower' || below(stream, 4) === 0
  const offer = offers[below(stream, Math.max(1, offers.length))]
  if (isOffer && offer !== undefined) return offer
  const line = asking[below(stream, asking.length)] ?? 'I look around'
  return line.replace('NAME', names[below(stream, Math.max(1, names.length))] ?? 'this place')
}

export type Told = { readonly secret: string; readonly tell: string; readonly where: string }

/** What may be told because it was found: a fact of that kind stood beside it, the party has learned it, or faces it. */
const isEarned = (event: TableEvent, tell: string): boolean =>
  event.type === 'narrative' &&
  event.parts.some(
    part =>
      (part.kind === 'found' || part.kind === 'learned' || part.kind === 'fight') && plain(part.text).includes(tell),
  )

function tellsIn({ secrets }: Answers, text: string): readonly { readonly id: string; readonly tell: string }[] {
  const folded = plain(text)
  return secrets.flatMap(({ id, tells }) =>
    tells.filter(tell => folded.includes(plain(tell))).map(tell => ({ id, tell: plain(tell) })),
  )
}

const isPartys = (path: string): boolean => /^(?:party-knowledge|decision-log)\.md$|^scenes\/|-journal\.md$/.test(path)

async function pathsIn(store: Store): Promise<readonly string[]> {
  const folders = ['', 'scenes', 'party', 'pcs', 'PCs']
  const lists = await Promise.all(folders.map(async folder => ({ folder, found: await store.list(folder) })))
  return lists.flatMap(({ folder, found }) =>
    found.ok ? found.value.map(({ name }) => (folder === '' ? name : `${folder}/${name}`)) : [],
  )
}

async function readText(store: Store, path: string): Promise<string> {
  const file = await store.read(path)
  return file.ok && file.value !== undefined ? Buffer.from(file.value.bytes).toString('utf8') : ''
}

/** A document whose characters have no pages of their own is walked by somebody. */
const withSomebody = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  toCampaign(texts).sheet.length > 0
    ? texts
    : {
        ...texts,
        'party/ash.md': '# Ash Vell\n\n- **Class**: Fighter\n- **Level**: 2\n- **HP**: 20/20\n- **AC**: 16\n',
      }

export async function wander(name: string, seed: number, player: Player, turns = 40): Promise<readonly Told[]> {
  const answers = answersOf(name)
  const texts = withSomebody(textsIn(name))
  const stream = streamOf(seedRng(`${name}/${seed}/${player}`))
  const human = Object.keys(texts).find(path => answers.sheets[seed % answers.sheets.length]?.file === path)
  const { say, shown, table, store } = await sitDown({
    texts,
    human: human?.replace(/^.*\//, '').replace(/\.md$/, '') ?? null,
    seed,
  })
  const names = new Set<string>()
  const earned = new Set<string>()
  const told: Told[] = []
  let at = 0
  let offers: readonly string[] = []
  const look = (): void => {
    for (const event of shown.slice(at)) {
      for (const one of namesIn(event)) names.add(one)
      if (event.type === 'suggestions') offers = event.options
      for (const { id, tell } of tellsIn(answers, wordsOf(event))) {
        if (isEarned(event, tell)) earned.add(id)
        if (!earned.has(id)) told.push({ secret: id, tell, where: wordsOf(event).slice(0, 300) })
      }
    }
    at = shown.length
  }
  look()
  for (let turn = 0; turn < turns; turn += 1) {
    await say(next(player, stream, offers, [...names]))
    look()
  }
  await table.save()
  for (const path of await pathsIn(store)) {
    const text = isPartys(path) ? await readText(store, path) : ''
    if (text === '' || text === texts[path]) continue
    for (const { id, tell } of tellsIn(answers, text)) if (!earned.has(id)) told.push({ secret: id, tell, where: path })
  }
  return told
}
