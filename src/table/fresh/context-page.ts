/** `tmp/gm-context.md`: what one Game Master leaves for the next. One that leaves nothing gets a page made for it. */
import { parseGmContext, printGmContext } from '../../campaign/relay/gm-context.ts'
import { printSceneNumber, sceneSlug } from '../../campaign/scenes/scene-name.ts'
import type { TableState } from '../chronicle/entry.ts'
import type { Move } from '../moves.ts'
import { tailOf } from './spawn.ts'

type Scene = TableState['scene']

/** What the table added for one Game Master is no news for the one after. */
const tableSaid: readonly string[] = ['Refused', 'Not Merged']

/** What the last one noted, with what was told last, what is awaited now, and which scene it is. */
export function contextAfter(page: string, told: string, expecting: string, { number, slug }: Scene): string {
  const noted = parseGmContext(page)
  return printGmContext({
    ...noted,
    others: noted.others.filter(({ title }) => !tableSaid.includes(title)),
    whatJustHappened: tailOf(told),
    expecting,
    sceneTracking: { number, slug },
  })
}

const labelled = (text: string, label: string): string =>
  new RegExp(`^[ \\t*_>-]*${label}[*_]*\\s*:[*_]*\\s*([^\\n]{1,120})`, 'im').exec(text)?.[1]?.trim() ?? ''

/**
 * The page names a scene that is not the one being played: the story has moved on. Only what is labelled as a place or
 * a time is taken over, because the page holds secrets and a scene's head does not.
 */
export function sceneOpenedBy(page: string, scene: Scene): Extract<Move, { tag: 'OPEN_SCENE' }> | undefined {
  const { sceneTracking, currentScene = '' } = parseGmContext(page)
  const title = sceneTracking?.slug ?? ''
  if (title === '' || sceneSlug(title) === scene.slug) return undefined
  return {
    tag: 'OPEN_SCENE',
    title,
    location: labelled(currentScene, 'Location'),
    time: labelled(currentScene, 'Time'),
  }
}

/** The scene as the table counts it after that move. */
export const sceneAfter = (scene: Scene, { title, location, time }: Extract<Move, { tag: 'OPEN_SCENE' }>): Scene => ({
  number: scene.isFresh ? scene.number : printSceneNumber(Number(scene.number) + 1),
  slug: sceneSlug(title),
  location,
  time,
  isFresh: true,
})
