/** What stands below the header of a message: sections under their headings, and prose. */
import { headingReader } from './heading.ts'
import { isTidy, printPlain } from './scalar.ts'
import type { LabelsField, Shape } from './shape.ts'
import { isOrder } from './tag.ts'
import { escapeLines } from './words.ts'

const printLabels = ({ heading, labels }: LabelsField, values: Readonly<Record<string, string>>): string =>
  [
    `## ${heading}`,
    ...Object.entries(labels).map(([key, label]) => `- ${label}: ${printPlain(values[key] ?? '')}`),
  ].join('\n')

/** Text that is not tidy went into the header in quotes, so it is not said again here. */
export function printBodies(shape: Shape, values: Readonly<Record<string, unknown>>): readonly string[] {
  const reads = headingReader(shape)
  const means = (line: string): boolean => isOrder(line) || reads(line) !== undefined
  const bodies: string[] = []
  for (const [key, field] of Object.entries(shape.fields)) {
    const value = values[key]
    if (field.kind === 'labels' && value !== undefined) {
      bodies.push(printLabels(field, value as Readonly<Record<string, string>>))
    } else if ((field.kind === 'section' || field.kind === 'prose') && typeof value === 'string' && isTidy(value)) {
      const text = escapeLines(value, means)
      const isHeaded = field.kind === 'section' || bodies.length > 0
      bodies.push(isHeaded ? `## ${field.heading ?? ''}\n${text}` : text)
    }
  }
  return bodies
}
