/**
 * The second game's side of a conversation. It is the one conversation of a session that every model has; what is its own is
 * the end of it: the mood of the moment, with its laws and the game as it stands.
 */
import { moodSpecs } from '../../../rules/blades/moods/specs.ts'
import { titleOf } from '../context/pages.ts'
import { campaignText } from '../conversation/campaign.ts'
import { refreshShare, type Speaker } from '../conversation/conversation.ts'
import { besideText } from '../conversation/now.ts'
import { refreshText } from '../conversation/refresh.ts'
import { roomFor } from '../conversation/room.ts'
import { wordsOf } from '../conversation/words.ts'
import type { SpeakerWish } from '../gm/speaker.ts'
import { schemaOf } from '../model/schema.ts'
import { render } from '../prompts.ts'
import { toolsFor } from './mind.ts'

/** In letters: what stands before the play, with the tools of any mood, is at most six thousand tokens. */
const mostBefore = 21_600
/** A mood's own words stand beside what is said of now, so that has less room here. */
const most = { now: 2400, play: 20_000 } as const

const longestTools = Math.max(
  ...Object.values(moodSpecs).map(
    spec => JSON.stringify(toolsFor(spec).map(({ name, about, takes }) => [name, about, schemaOf(takes)])).length,
  ),
)

export const scoundrelSpeaker = ({ human, window, maxOutputTokens }: SpeakerWish): Speaker => ({
  principles: ({ view: { files } }) =>
    render('blades/gm', { title: files.overview[0] ? titleOf(files.overview[0]) : 'this campaign', human }),
  campaign: ({ view, before, remembers }, room) => campaignText({ view, before, story: remembers.story, room }),
  refresh: refreshText,
  now: besideText,
  words: ({ incoming }) => wordsOf(incoming),
  room: principles => {
    const said = principles.length + longestTools
    const room = roomFor({ window, output: maxOutputTokens, said })
    const play = Math.min(room.play, most.play)
    const left = mostBefore - said - Math.ceil(play * refreshShare)
    return { now: Math.min(room.now, most.now), play, campaign: Math.min(room.campaign, left) }
  },
})
