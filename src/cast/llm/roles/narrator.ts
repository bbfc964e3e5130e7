/** The book of the campaign, written by a model: what was told, told again for people who were not there. */
import { toNarrativeStyle } from '../../../campaign/style/narrative-style.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { Ask, Cast, NarratorSees } from '../../../table/ports.ts'
import { cut, cutFront } from '../context/cut.ts'
import { titleOf } from '../context/pages.ts'
import { cleaned } from '../gm/manners.ts'
import { render } from '../prompts.ts'
import { withoutTitle } from './companion-context.ts'
import { Listener, untilSpent, type Reader } from './hear.ts'
import type { RoleMind } from './mind.ts'
import { Room } from '../context/room.ts'
import { inPieces, toldWith } from '../context/told.ts'

/** In characters. */
const most = { setting: 4000, look: 600, looks: 3000, page: 500, notes: 500, block: 2500 } as const
/** A usual beat is told in one call; only what is longer than this takes another. */
const longestRoom = 9000
const headings = 90
/** A beat that is longer than this is told from its beginning only; few are longer than two. */
const mostPieces = 8

export const modelNarrator =
  (mind: RoleMind<Cast['narrator']>): Cast['narrator'] =>
  async (sees, ask) => {
    const stable = stableOf(sees)
    const space = new Room(longestRoom - headings)
    const notes = space.give(0.3, cut(sees.notes.map(note => `- ${note}`).join('\n'), most.notes))
    const pieces = inPieces(toldWith(sees.narratives, sees.lines), space.left - most.page).slice(0, mostPieces)
    const listener = new Listener('narrator', mind, ask)
    const blocks: string[] = []
    let page = sees.view.files.scene.at(-1)?.text ?? ''
    for (const [index, told] of pieces.entries()) {
      const words = render('common/narrator-turn', {
        page: cutFront(page, most.page),
        notes: index === 0 ? notes : '',
        told,
      })
      const question = { system: [{ text: stable, isStable: true }], words, tools: [] }
      const heard = await untilSpent(() => listener.hear(`model/${index + 1}`, question, read))
      const written = heard.ok ? heard.value : await byFallback(mind, sees, told, ask, listener, heard.refusal)
      blocks.push(...written)
      page = written.length > 0 ? written.join('\n\n') : page
    }
    return blocks
  }

async function byFallback(
  { fallback }: RoleMind<Cast['narrator']>,
  sees: NarratorSees,
  told: string,
  ask: Ask,
  listener: Listener,
  why: string,
): Promise<readonly string[]> {
  await listener.flag(`A part of the scene was written by the Oracle here: ${why}`)
  return fallback({ ...sees, narratives: [told], notes: [] }, ask)
}

function stableOf({ view, style }: NarratorSees): string {
  const [overview] = view.files.overview
  const chosen = toNarrativeStyle(style) ?? 'hybrid'
  const looks = [...view.files.brief, ...view.files.sheet].map(
    page => `## ${titleOf(page)}\n${cut(withoutTitle(page), most.look)}`,
  )
  return render('common/narrator', {
    title: overview ? titleOf(overview) : 'this campaign',
    style: chosen,
    manner: render(`common/narrator-${chosen}`, {}),
    setting: cut(withoutTitle(overview), most.setting),
    looks: cut(looks.join('\n\n'), most.looks),
  })
}

/** Talk about the work, headings of its own, and the question a Game Master ends with are no prose. */
const isProse = (block: string): boolean =>
  block !== '' && !/^#+\s/.test(block) && !/^(?:here (?:is|are|'s)|sure|certainly|okay)\b.{0,120}:$/i.test(block)

const read: Reader<readonly string[]> = ({ text }) => {
  const blocks = text
    .split(/\n[ \t]*\n/)
    .map(block => cleaned(block).replace(/\s*\**What do you do\?\**\s*$/i, ''))
    .filter(isProse)
    .map(block => cut(block, most.block))
  return blocks.length === 0 ? refuse('it held no prose.') : accept(blocks)
}
