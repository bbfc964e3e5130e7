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

const speechShape = /^>\s*\*\*([^*\n]{1,120}?):?\*\*:?\s*/

function blockOf(text: string): Block | undefined {
  const speech = speechShape.exec(text)
  if (speech) {
    const rest = text.slice(speech[0].length).replaceAll(/\n>\s?/g, ' ')
    return { kind: 'speech', name: (speech[1] ?? '').trim(), text: rest.trim() }
  }
  if (/^#{1,6} /.test(text)) return { kind: 'head', text: text.replace(/^#{1,6} +/, '') }
  const rows = text.split('\n')
  if (rows.every(row => /^\s*[-*+] /.test(row)))
    return { kind: 'list', items: rows.map(row => row.replace(/^\s*[-*+] /, '')) }
  if (rows.length > 1 && rows.every(row => row.trim().startsWith('|'))) {
    const cells = rows.map(row =>
      row
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map(cell => cell.trim()),
    )
    return { kind: 'rows', rows: cells.filter(row => !row.every(cell => /^:?-*:?$/.test(cell))) }
  }
  const plain = text.replaceAll(/^> ?/gm, '').trim()
  return plain === '' ? undefined : { kind: 'prose', text: plain }
}

/** A telling in its blocks; speeches and headings stand alone also where only a line parts them. */
export function blocksOf(text: string): readonly Block[] {
  return text
    .trim()
    .split(/\n[^\S\n]*\n+/)
    .flatMap(block => block.split(/\n(?=>\s*\*\*)|\n(?=#{1,6} )|(?<=^#{1,6} [^\n]*)\n/))
    .flatMap(block => blockOf(block.trim()) ?? [])
}

/** `**bold**` and `*slanted*`, and everything else as it is. */
export function Words({ text }: { readonly text: string }) {
  const pieces = text.split(/(\*\*[^*\n]+\*\*|\*[^*\n]+\*|_[^_\n]+_(?![\p{L}\p{N}])|`[^`\n]+`)/u)
  return (
    <>
      {pieces.map((piece, index) =>
        piece.length > 4 && piece.startsWith('**') && piece.endsWith('**') ? (
          <strong key={index}>{piece.slice(2, -2)}</strong>
        ) : piece.length > 2 && /^[*_]/.test(piece) && piece.at(-1) === piece[0] ? (
          <em key={index}>{piece.slice(1, -1)}</em>
        ) : piece.length > 2 && piece.startsWith('`') && piece.endsWith('`') ? (
          <code key={index}>{piece.slice(1, -1)}</code>
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

/** A page of markdown, as a book shows it. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <div class="prose">
      {blocksOf(text).map((block, index) => (
        <BlockView block={block} key={index} />
      ))}
    </div>
  )
}

function BlockView({ block }: { readonly block: Block }): ComponentChildren {
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
              <Words text={item} />
            </li>
          ))}
        </ul>
      )
    case 'rows':
      return (
        <table>
          <tbody>
            {block.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column}>
                    <Words text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}
