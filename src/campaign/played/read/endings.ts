/** How the story can come out, as its author wrote it; or the one way that its first quest asks for. */
import { withoutAsides } from '../../text/brackets.ts'
import { slugOf } from '../../../core/id.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
import type { Entry } from '../page/entry.ts'
import { called, listed, valueOf, wholeText, type Page } from '../page/page.ts'
import type { Ending } from '../world.ts'

export type EndingDraft = Omit<Ending, 'when'> & { readonly whenText: string }

const sections =
  /^(?:possible |the |potential |multiple )?(?:endings?|outcomes|resolutions?|conclusions?|end states?|how it (?:may |might |could |can )?ends?|finales?)\b/
const bad = /\b(?:bad|dark|grim|tragic|bitter|worst|defeat|doom|loss|lost|failure|evil)\b/i
const good = /\b(?:good|best|bright|hopeful|happy|triumph|victory|mixed|bittersweet|neutral)\b/i

/** The condition is the first sentence, or its part before a colon or dash; the rest is told. */
function parts(text: string): { readonly when: string; readonly told: readonly string[] } {
  const [first = '', ...rest] = sentencesOf(text)
  const [, when, more] = /^([^:–—]{8,}?)\s*(?::|\s[–—])\s+(.+)$/u.exec(first) ?? []
  return when === undefined ? { when: first, told: rest } : { when, told: [...sentencesOf(more ?? ''), ...rest] }
}

function toEnding(entry: Entry): readonly EndingDraft[] {
  const whole = wholeText({
    ...entry,
    below: entry.below.filter(({ label }) => !/^(?:when|if|condition|trigger|requires)/i.test(label)),
  })
  const [, aside = '', text = ''] = /^(?:\(([^)]*)\)\s*:?)?\s*(.*)$/s.exec(whole) ?? []
  const labelled = valueOf(entry.below, /^(?:when|conditions?|triggers?|if|requires)$/)
  const { when, told } = labelled === '' ? parts(text) : { when: labelled, told: sentencesOf(text) }
  const name = withoutAsides(entry.label) || when
  const mark = `${aside} ${/\(([^()]*)\)/.exec(entry.label)?.[1] ?? ''}`
  if (name === '' || when === '') return []
  return [
    {
      id: slugOf(name),
      name,
      whenText: when,
      text: told,
      isGood: good.test(mark) || !bad.test(mark === ' ' ? name : mark),
    },
  ]
}

/** Each beat of a plan has outcomes of its own; only what is called an ending ends the story. */
export const plannedEndings = (page: Page): readonly EndingDraft[] =>
  called(page.entries, /^(?:possible |campaign )?endings?$/)
    .flatMap(listed)
    .flatMap(toEnding)

export const endingsIn = (page: Page): readonly EndingDraft[] =>
  called(page.entries, sections).flatMap(listed).flatMap(toEnding)
