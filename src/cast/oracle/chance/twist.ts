/** What else happens: complications, openings, omens and moods, in words that any place and anybody can fill. */
import { below, rngOf, streamOf } from '../../../core/random.ts'
import type { Rng } from '../../../core/random.ts'

export type TwistKind = 'complication' | 'opportunity' | 'omen' | 'mood'

/** A sentence with `#who#`, `#place#` and `#thing#` in it, for a grammar to fill, and what it does to the story. */
export type Twist = {
  readonly kind: TwistKind
  readonly text: string
  /** Which of the blanks must be filled. */
  readonly needs: readonly ('who' | 'place' | 'thing')[]
  readonly rng: Rng
}

const tables: Readonly<Record<TwistKind, readonly string[]>> = {
  complication: [
    '#who# has chosen this very moment to turn up.',
    'Somebody else wants #thing# too, and is nearer to it.',
    'A debt that #who# never spoke of falls due.',
    'The way back out of #place# is no longer as it was.',
    'Word of the party has run ahead of it, and grown on the road.',
    '#who# takes something said in passing for a promise.',
    'What was quiet at #place# is quiet no longer.',
    'A small thing breaks that will be wanted later.',
    '#who# remembers an old quarrel with one of the party.',
    'The weather turns, and it turns for the worse.',
    'An eye is kept on #place#, and it has just opened.',
    '#thing# is not quite what it was said to be.',
    'Someone harmless has wandered into harm.',
    'Two people who must not meet are about to meet at #place#.',
    'A price is named, and it is not in coin.',
    '#who# has told the truth to the wrong ears.',
  ],
  opportunity: [
    '#who# is alone for once, and would not mind company.',
    'A door that is always shut at #place# stands ajar.',
    'Somebody has dropped something, and has not noticed.',
    '#who# owes a favour and would like to be rid of it.',
    'Whoever watches #place# is looking the other way.',
    'A stranger takes the party for friends of a friend.',
    '#thing# turns up where nobody put it.',
    'There is a shorter way, and a child knows it.',
    '#who# has had enough of keeping quiet.',
    'Two enemies of the party have begun to doubt each other.',
    'A rumour about #place# turns out to be half true, and it is the useful half.',
    'Somebody left a fire, a meal and no tracks.',
    'An old mark on the wall at #place# points somewhere.',
    '#who# laughs at the right moment, and the room warms.',
    'The tide of the day runs the right way for once.',
    'What looked locked was only stuck.',
  ],
  omen: [
    'Birds leave #place# all at once, and make no sound about it.',
    'A candle burns sideways though no air moves.',
    '#who# says a name, and does not know why.',
    'The same number turns up three times before noon.',
    'Water in a cup at #place# trembles to a step that nobody hears.',
    'A dog that barks at everybody is silent.',
    'Something like #thing# is scratched into a doorpost, fresh.',
    'The shadows at #place# are a little late.',
    'An old song is in the air, with one verse too many.',
    'Somebody has turned every mirror to the wall.',
    'There is a smell of rain, and no rain.',
    'A clock somewhere strikes an hour that is not the hour.',
    '#who# dreams of #place#, and says so before being asked.',
    'A stone is warm that has no reason to be.',
    'Every door at #place# opens a finger wide, and waits.',
    'Bread breaks green, and the baker swears by his oven.',
  ],
  mood: [
    'A stillness settles on #place#, the kind that listens.',
    'People at #place# are kinder than they need to be today.',
    'Tempers are short, and nobody could say since when.',
    'Everything at #place# seems to lean a little closer.',
    '#who# is cheerful in the way of those who have decided something.',
    'The light is the colour of weak tea, and it suits nobody.',
    'Voices drop, one after another, without a reason.',
    'There is an ease in the air, as after a long bill is paid.',
    'Nobody at #place# will quite meet an eye.',
    'Hunger makes everybody honest for an hour.',
    'It feels later than it is.',
    'A joke goes round #place#, and comes back changed.',
    '#who# hums, and stops on being noticed.',
    'The place smells of something put away in haste.',
    'It is the sort of hour in which letters get written.',
    'An old patience lies over #place#, like dust.',
  ],
}

const kinds: readonly TwistKind[] = ['complication', 'opportunity', 'omen', 'mood']
const blanks = ['who', 'place', 'thing'] as const

/** All sentences of a kind, as a grammar has them: for whoever wants the memory of what was said to choose. */
export const twistsOf = (kind: TwistKind): readonly string[] => tables[kind]

/** One twist. `able` says which blanks there are names for: none is drawn that would stay open. */
export function twist(rng: Rng, kind?: TwistKind, able: readonly (typeof blanks)[number][] = blanks): Twist {
  const stream = streamOf(rng)
  const drawn = kind ?? kinds[below(stream, kinds.length)] ?? 'mood'
  const needsOf = (text: string) => blanks.filter(blank => text.includes(`#${blank}#`))
  const fitting = tables[drawn].filter(text => needsOf(text).every(blank => able.includes(blank)))
  const text = fitting[below(stream, fitting.length)] ?? ''
  return { kind: drawn, text, needs: needsOf(text), rng: rngOf(stream) }
}
