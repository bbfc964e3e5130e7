/** The words of this game, as a writer keeps them in `content/blades/`: loaded once, filled in and picked from here. */
import crew from '../../../../content/blades/crew.json' with { type: 'json' }
import help from '../../../../content/blades/help.json' with { type: 'json' }
import outcomes from '../../../../content/blades/outcomes.json' with { type: 'json' }
import reckoning from '../../../../content/blades/reckoning.json' with { type: 'json' }
import rest from '../../../../content/blades/rest.json' with { type: 'json' }
import scene from '../../../../content/blades/scene.json' with { type: 'json' }
import score from '../../../../content/blades/score.json' with { type: 'json' }
import smallTalk from '../../../../content/blades/small-talk.json' with { type: 'json' }
import trouble from '../../../../content/blades/trouble.json' with { type: 'json' }
import verbs from '../../../../content/blades/verbs.json' with { type: 'json' }

export { crew, help, outcomes, reckoning, rest, scene, score, smallTalk, trouble, verbs }

export type Slots = Readonly<Record<string, string | number>>

/** `{name}` is filled in; what nobody fills stays, so that a test sees it. */
export const fill = (text: string, slots: Slots): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => {
    const value = Object.hasOwn(slots, key) ? slots[key] : undefined
    return value === undefined ? whole : String(value)
  })

/** `a, b and c` */
export const listed = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Words that end as a sentence does. */
export const sentence = (text: string): string => {
  const trimmed = capital(text.trim())
  return trimmed === '' || '.!?"\'”’*'.includes(trimmed.at(-1) ?? '') ? trimmed : `${trimmed}.`
}

/** The same without its last stop, to stand inside another sentence. */
export const clause = (text: string): string => text.trim().replace(/[.!]+$/, '')
