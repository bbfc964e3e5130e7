/** The Game Master's side of a conversation, put together from the templates, the view and what the game adds to them. */
import { readPreferences } from '../../../campaign/preferences/preferences.ts'
import type { GmSees } from '../../../table/ports.ts'
import { titleOf } from '../context/pages.ts'
import type { GameWords } from '../game.ts'
import { toolsOf } from './tools.ts'
import { schemaOf } from '../model/schema.ts'
import { render } from '../prompts.ts'
import { campaignText } from '../conversation/campaign.ts'
import type { Speaker } from '../conversation/conversation.ts'
import { nowText } from '../conversation/now.ts'
import { refreshText } from '../conversation/refresh.ts'
import { roomFor, smallWindow } from '../conversation/room.ts'
import { wordsOf } from '../conversation/words.ts'

export type SpeakerWish = {
  readonly game: GameWords
  /** The human's character, by name. */
  readonly human: string
  /** In tokens. */
  readonly window: number
  readonly maxOutputTokens: number
}

export function gmSpeaker({ game, human, window, maxOutputTokens }: SpeakerWish): Speaker {
  const tools = toolsOf(game, window < smallWindow)
  const schemas = JSON.stringify(tools.map(({ name, about, takes }) => [name, about, schemaOf(takes)]))
  return {
    principles: sees => principlesOf(sees, game, human),
    campaign: ({ view, before, remembers }, room) => campaignText({ view, before, story: remembers.story, room }),
    refresh: refreshText,
    now: (sees, room) => nowText(sees, game, room),
    words: ({ incoming }) => wordsOf(incoming),
    room: principles => roomFor({ window, output: maxOutputTokens, said: principles.length + schemas.length }),
  }
}

function principlesOf({ view: { files } }: GmSees, game: GameWords, human: string): string {
  const [overview] = files.overview
  return render('common/gm', {
    title: overview ? titleOf(overview) : 'this campaign',
    human,
    style: readPreferences(files.preferences[0]?.text).narrativeStyle ?? 'hybrid',
    game: render(`${game.prompts}/gm`, {}),
  })
}
