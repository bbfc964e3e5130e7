/** A message as text, exactly: `parseMessage(printMessage(message))` is the message, whatever its words are. */
import type { Message } from './message.ts'
import { printBodies } from './print-body.ts'
import { isTidy, printPlain, quote } from './scalar.ts'
import { wireName } from './shape.ts'
import type { Field, Fields, Shape } from './shape.ts'
import { shapes } from './shapes.ts'
import { asWords } from './words.ts'

type Values = Readonly<Record<string, unknown>>

const indent = (lines: readonly string[]): readonly string[] => lines.map(line => (line === '' ? '' : `  ${line}`))

const printBlock = (name: string, text: string): readonly string[] =>
  isTidy(text) ? [`${name}: |`, ...indent(asWords(text).split('\n'))] : [`${name}: ${quote(text)}`]

function printText(name: string, style: 'plain' | 'quoted' | 'block', text: string): readonly string[] {
  if (style === 'block') return printBlock(name, text)
  return [`${name}: ${style === 'quoted' ? quote(text) : printPlain(text)}`]
}

/** The first line of an item gets the dash, the others stand under it. */
const printItem = (lines: readonly string[]): readonly string[] =>
  indent(lines).map((line, index) => (index === 0 ? line.replace('  ', '- ') : line))

function printItems(name: string, items: readonly (readonly string[])[], required: boolean): readonly string[] {
  if (items.length === 0) return required ? [`${name}: []`] : []
  return [`${name}:`, ...indent(items.flatMap(printItem))]
}

function printField(key: string, field: Field, value: unknown): readonly string[] {
  const name = wireName(key)
  if (value === undefined) return []
  switch (field.kind) {
    case 'text':
      return printText(name, field.style, value as string)
    case 'choice':
    case 'flag':
      return [`${name}: ${value as string | boolean}`]
    case 'list':
      return printItems(
        name,
        (value as readonly string[]).map(item => [printPlain(item)]),
        field.required,
      )
    case 'maps':
      return printItems(
        name,
        (value as readonly Values[]).map(item => printFields(field.fields, item)),
        field.required,
      )
    case 'section':
    case 'prose':
      return isTidy(value as string) ? [] : [`${name}: ${quote(value as string)}`] // tidy text is printed below the header
    case 'labels':
      return []
  }
}

const printFields = (fields: Fields, values: Values): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) => printField(key, field, values[key]))

function printHeader({ fields, inline, apart }: Shape, tag: string, values: Values): string {
  const lines = [`[${tag}]`]
  for (const [key, field] of Object.entries(fields)) {
    const printed = printField(key, field, values[key])
    if (key === apart && printed.length > 0) lines.push('')
    if (key === inline && printed[0] !== undefined) lines[0] += ` ${beside(printed[0])}`
    else lines.push(...printed)
  }
  return lines.join('\n')
}

/** Beside a tag several fields may share the line, so a value of more than one word is quoted there. */
const beside = (line: string): string =>
  line.replace(
    /^(\w+: )([^"].*)$/s,
    (_, name: string, value: string) => `${name}${/\s/.test(value) ? quote(value) : value}`,
  )

export function printMessage({ tag, ...values }: Message): string {
  const shape: Shape = shapes[tag]
  const bodies = printBodies(shape, values)
  return [printHeader(shape, tag, values), ...bodies].join('\n\n')
}
