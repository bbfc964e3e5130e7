/**
 * Words of others, shown as text: a small and safe part of markdown. Nothing here ever makes HTML out of a string, so a
 * name, a line or a campaign can hold what it likes.
 */
import type { ComponentChildren } from 'preact'

export type Block =
  | { readonly kind: 'prose'; readonly text: string }
  | { readonly kind: 'speech'; readonly name: string; readonly text: string }
  | { readonly kind: 'head'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'pairs'; readonly pairs: readonly (readonly [string, string])[] }

const speechShape = /^>\s*\*\*([^*\n]{1,120}?):?\*\*:?\s*/

const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim())

/** `/sheet [name]   your sheet`: a word, a gap, and what it is. */
const pairShape = /^\s*(\/\S[^\n]*?) {2,}(\S[^\n]*)$/

type Kind = Exclude<Block['kind'], 'speech'> | 'quote'

/** What a line is by its first sign. One that names its matter, `**Coin**: 2`, stands alone. */
function kindOf(line: string): { readonly kind: Kind; readonly isNew: boolean } {
  if (/^#{1,6} /.test(line)) return { kind: 'head', isNew: true }
  if (line.startsWith('>')) return { kind: 'quote', isNew: speechShape.test(line) }
  if (/^\s*[-*+] /.test(line)) return { kind: 'list', isNew: false }
  if (/^\s*\|/.test(line)) return { kind: 'rows', isNew: false }
  if (pairShape.test(line)) return { kind: 'pairs', isNew: false }
  return { kind: 'prose', isNew: /^\*\*[^*\n]{1,60}\*\*:|^\*\*[^*\n]{1,60}:\*\*/.test(line) }
}

/** A name in capitals, as a script has it, as one says it. */
const titled = (name: string): string =>
  name === name.toUpperCase() ? name.toLowerCase().replaceAll(/(?<!\p{L}|’|')\p{L}/gu, one => one.toUpperCase()) : name

function blockOf(kind: Kind, lines: readonly string[]): Block | undefined {
  const text = lines.join('\n')
  switch (kind) {
    case 'quote': {
      const speech = speechShape.exec(text)
      const words = text
        .slice(speech?.[0].length ?? 0)
        .replaceAll(/^> ?/gm, '')
        .trim()
      if (speech) return { kind: 'speech', name: (speech[1] ?? '').trim(), text: words.replaceAll('\n', ' ') }
      return words === '' ? undefined : { kind: 'prose', text: words }
    }
    case 'head':
      return { kind, text: text.replace(/^#{1,6} +/, '') }
    case 'list':
      return { kind, items: text.split(/\n(?=\s*[-*+] )/).map(item => item.replace(/^\s*[-*+] /, '')) }
    case 'rows':
      return { kind, rows: lines.map(cellsOf).filter(row => !row.every(cell => /^:?-+:?$/.test(cell))) }
    case 'pairs':
      return { kind, pairs: lines.map(line => [pairShape.exec(line)?.[1] ?? '', pairShape.exec(line)?.[2] ?? '']) }
    case 'prose': {
      const [, name = '', words = ''] = /^\*\*([^*\n]{1,60}):\*\* *(["“][\s\S]*)$/.exec(text.trim()) ?? []
      if (name !== '') return { kind: 'speech', name: titled(name), text: words.replaceAll('\n', ' ') }
      return text.trim() === '' ? undefined : { kind, text: text.trim() }
    }
  }
}

/** A telling in its blocks: what begins with another sign stands alone, also where no empty line parts it. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  let [kind, lines]: [Kind, string[]] = ['prose', []]
  const end = (): void => {
    const block = lines.length > 0 ? blockOf(kind, lines) : undefined
    if (block) blocks.push(block)
    lines = []
  }
  for (const line of text.trim().split('\n')) {
    if (line.trim() === '') {
      end()
      continue
    }
    const next = kindOf(line)
    const goesOn = next.kind === 'prose' && !next.isNew && (kind === 'list' || kind === 'quote') && lines.length > 0
    if (!goesOn && (next.isNew || next.kind !== kind || kind === 'head')) end()
    if (!goesOn) ({ kind } = next)
    lines.push(line)
  }
  end()
  return blocks
}

/** `**bold**` and `*slanted*`, and everything else as it is. */
export function Words({ text }: { readonly text: string }) {
  const pieces = text.split(/(\*\*[^*\n]+\*\*|\*[^*\n]+\*|_[^_\n]+_(?![\p{L}\p{N}])|`[^`\n]+`|\[[ xX]\])/u)
  return (
    <>
      {pieces.map((piece, index) =>
        piece.length > 4 && piece.startsWith('**') && piece.endsWith('**') ? (
          <strong key={index}>{piece.slice(2, -2)}</strong>
        ) : piece.length > 2 && /^[*_]/.test(piece) && piece.at(-1) === piece[0] ? (
          <em key={index}>{piece.slice(1, -1)}</em>
        ) : piece.length > 2 && piece.startsWith('`') && piece.endsWith('`') ? (
          <code key={index}>{piece.slice(1, -1)}</code>
        ) : /^\[[ xX]\]$/.test(piece) ? (
          <span class="box" role="img" aria-label={piece === '[ ]' ? 'open' : 'marked'} key={index} />
        ) : (
          curly(piece)
        ),
      )}
    </>
  )
}

/** Straight quotes as a book sets them. */
export const curly = (text: string): string =>
  text
    .replaceAll(/(^|[\s([{—–-])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([{—–“-])'/g, '$1‘')
    .replaceAll("'", '’')

/** What is said, and what is done meanwhile in italics. */
export function Speech({ text }: { readonly text: string }) {
  const pieces = text.split(/(\*[^*\n]+\*)/)
  return (
    <>
      {pieces.map((piece, index) =>
        piece.length > 2 && piece.startsWith('*') ? (
          <span class="deed" key={index}>
            {curly(piece.slice(1, -1))}{' '}
          </span>
        ) : (
          <Words text={piece} key={index} />
        ),
      )}
    </>
  )
}

type Ask = (line: string) => void

/** A page of markdown, as a book shows it; with `ask` each line of a list can be asked about. */
export function Prose({ text, ask }: { readonly text: string; readonly ask?: Ask }) {
  const blocks = blocksOf(text).map((block, index) => <BlockView block={block} ask={ask} key={index} />)
  return ask ? (
    <div class="prose" role="group" aria-label="Lines: arrows go from one to the next, Enter asks why" {...roving}>
      {blocks}
    </div>
  ) : (
    <div class="prose">{blocks}</div>
  )
}

/** One stop for all lines of a page. */
const roving = {
  tabIndex: 0,
  onKeyDown: (event: KeyboardEvent): void => {
    const to = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const lines = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.line')]
    if (to === undefined || lines.length === 0) return
    event.preventDefault()
    lines[Math.max(0, lines.indexOf(event.target as HTMLElement) + to)]?.focus()
  },
}

const Line = ({ text, ask }: { readonly text: string; readonly ask: Ask | undefined }) =>
  ask ? (
    <button class="line" type="button" tabIndex={-1} onClick={() => ask(text)}>
      <Words text={text} />
    </button>
  ) : (
    <Words text={text} />
  )

function BlockView({ block, ask }: { readonly block: Block; readonly ask: Ask | undefined }): ComponentChildren {
  switch (block.kind) {
    case 'prose':
      return (
        <p>
          <Words text={block.text} />
        </p>
      )
    case 'speech':
      return (
        <p>
          <span class="speaker">{block.name}</span> <Speech text={block.text} />
        </p>
      )
    case 'head':
      return (
        <h3>
          <Words text={block.text} />
        </h3>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <Line text={item} ask={ask} />
            </li>
          ))}
        </ul>
      )
    case 'rows':
      return <Rows rows={block.rows} />
    case 'pairs':
      return (
        <dl class="pairs">
          {block.pairs.map(([word, about]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>
                <Words text={about} />
              </dd>
            </div>
          ))}
        </dl>
      )
  }
}

/** A table; one without words in its head has none. Where there is no room beside, each row is set as a list of its own. */
function Rows({ rows: [head = [], ...rows] }: { readonly rows: readonly (readonly string[])[] }) {
  const isNamed = head.some(cell => cell !== '')
  return (
    <table class={head.length > 3 && head.every(cell => cell.length < 5) ? 'even' : head.length > 2 ? 'many' : ''}>
      {isNamed && (
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th scope="col" key={column}>
                <Words text={cell} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td data-of={head[column] ?? ''} key={column}>
                <Words text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What stands at the head of a file between two rules, as facts; and the rest. */
export function withoutFrontMatter(text: string): {
  readonly facts: ReadonlyMap<string, string>
  readonly rest: string
} {
  const [whole = '', inside = ''] = /^\s*---\n([\s\S]*?)\n---\s*/.exec(text) ?? []
  const facts = inside.split('\n').flatMap(line => {
    const at = line.indexOf(':')
    return at < 1
      ? []
      : [
          [
            line.slice(0, at).trim(),
            line
              .slice(at + 1)
              .trim()
              .replaceAll(/^["']|["']$/g, ''),
          ] as const,
        ]
  })
  return { facts: new Map(facts), rest: text.slice(whole.length) }
}
