/** What a campaign will be, before a file of it is written: drawn from tables by chance that is handed in. */
import type { NarrativeStyle } from '../../campaign/style/narrative-style.ts'
import { below, rngOf, streamOf, type Rng, type Stream } from '../../core/random.ts'
import { offerNames } from '../../rules/fifth/names/offer.ts'
import { placeKeys, type PlaceKey, type Setting } from './setting.ts'
import type { Tone } from './tones.ts'
import { tones } from './tones.ts'
import type { RoleKey, Trouble } from './trouble.ts'
import { nearestIn, scopes, settings, styleIn, troubles, type Scope, type Wish } from './wish.ts'

export type Proposal = {
  readonly title: string
  readonly tone: Tone
  readonly setting: Setting
  readonly scope: Scope
  readonly trouble: Trouble
  readonly style: NarrativeStyle
  /** Words of the asker's own, kept as they were said. */
  readonly own: { readonly tone: string; readonly setting: string; readonly hook: string }
  readonly places: Readonly<Record<PlaceKey, string>>
  readonly people: Readonly<Record<RoleKey, string>>
  /** Puts the names into a text; `{here}` is the place it stands in. */
  readonly fill: (text: string, here?: string) => string
  readonly rng: Rng
}

export const pick = <Value>(values: readonly Value[], stream: Stream): Value => {
  const value = values[below(stream, values.length)]
  if (value === undefined) throw new Error('there is nothing to choose from')
  return value
}

const roles: readonly RoleKey[] = ['patron', 'keeper', 'culprit']

function namesFor(
  people: string,
  taken: readonly string[],
  rng: Rng,
): { readonly names: readonly string[]; readonly rng: Rng } {
  const offered = offerNames({ people, count: 3, taken }, rng)
  if (!offered.ok) throw new Error(offered.refusal.why) // the settings name only peoples that there are
  return { names: offered.value.offers.map(({ name }) => name), rng: offered.value.rng }
}

/** One line, and no mark that would be markdown of its own. */
const plain = (words: string | undefined): string =>
  (words ?? '')
    .replaceAll(/[|#*`<>[\]{}]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 400)

/** Only what the lists do not say already. */
const ownWords = (said: string | undefined, name: string): string =>
  plain(said).toLowerCase() === name ? '' : plain(said)

/** The same wish and the same chance give the same campaign. */
export function propose(wish: Wish, chance: Rng): Proposal {
  const stream = streamOf(chance)
  const tone = nearestIn(tones, wish.tone) ?? pick(tones, stream)
  const setting = nearestIn(settings, wish.setting) ?? pick(settings, stream)
  const scope = nearestIn(scopes, wish.scope) ?? scopes[1] ?? pick(scopes, stream)
  const trouble = nearestIn(troubles, wish.theme) ?? nearestIn(troubles, wish.hook) ?? pick(troubles, stream)
  const town = pick(setting.towns, stream)
  const named = placeKeys.map(key => [key, pick(setting.places[key].names, stream)] as const)
  const places = Object.fromEntries(named) as Record<PlaceKey, string>
  const { names, rng } = namesFor(setting.people, [town, ...Object.values(places)], rngOf(stream))
  const people = Object.fromEntries(roles.map((role, at) => [role, names[at] ?? role])) as Record<RoleKey, string>
  const words: Readonly<Record<string, string>> = {
    town,
    ...places,
    ...people,
    item: trouble.item.name,
    key: trouble.key.name,
    proof: `the ${trouble.proof.name}`,
  }
  const fill = (text: string, here = ''): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => (key === 'here' ? here : (words[key] ?? whole)))
  const rest = streamOf(rng)
  const title = plain(wish.name) === '' ? fill(pick(trouble.titles, rest)) : plain(wish.name)
  return {
    title,
    tone,
    setting,
    scope,
    trouble,
    style: styleIn(wish.style) ?? 'hybrid',
    own: {
      tone: ownWords(wish.tone, tone.name),
      setting: ownWords(wish.setting, setting.name),
      hook: plain(wish.hook),
    },
    places,
    people,
    fill,
    rng: rngOf(rest),
  }
}

/** What is shown for approval. It tells no more than the back of a book would. */
export function pitchOf({ title, tone, scope, trouble, setting, places, fill }: Proposal): string {
  return [
    `# ${title}`,
    '',
    fill(trouble.pitch),
    '',
    `- **Where**: ${fill('{town}')}, in ${setting.region}; it begins at ${places.hub}`,
    `- **Tone**: ${tone.name}. ${tone.about}.`,
    `- **Length**: ${scope.about}`,
    `- **The threat**: ${fill(trouble.threat)}`,
    `- **Factions**: ${trouble.factions.map(([name]) => name).join(', ')}`,
    '- **Acts**: asking in the town; the way out and what keeps it; the choice at the end of it',
  ].join('\n')
}
