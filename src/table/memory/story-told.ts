/** The story so far as it may be told to those who are there: seeds and what one of them has not seen are left out. */
import type { Noted, Summary } from '../../memory/summary.ts'
import { parseStory } from '../../memory/story.ts'
import { storyPassage } from '../views/view-for.ts'
import type { Passage, View } from '../views/view.ts'

const spanOf = ({ from, to }: Summary): string => (from === to ? `session ${from}` : `sessions ${from} to ${to}`)

const sentence = (text: string): string => (/[.!?]["”')*]*$/.test(text) ? text : `${text}.`)

export function storyTold({ files }: View<'gm'>, present: readonly string[]): readonly Passage<'gm'>[] {
  const mayHear = ({ audience }: Noted): boolean =>
    audience === 'everyone' || (audience.length > 0 && present.every(name => audience.includes(name)))
  const { summaries } = parseStory(files.story[0]?.text ?? '')
  return summaries.flatMap(summary => {
    const moments = summary.moments.filter(mayHear).map(({ text }) => sentence(text))
    const words = [summary.text, ...moments.filter(text => !summary.text.includes(text.replace(/\.$/, '')))]
    const text = words.filter(Boolean).join(' ')
    return text === '' ? [] : [storyPassage(spanOf(summary), `${summary.title}: ${text}`)]
  })
}
