/** What a campaign will be, before a file of it is written: drawn from tables by chance that is handed in. */
import type { NarrativeStyle } from '../campaign/style/narrative-style.ts'
import { drawn, rngOf, streamOf, type Rng } from '../core/random.ts'
import type { Stage } from '../rules/making.ts'
import { ownSetting, scopes, settings, tones, troubles, type Scope, type Tone } from './content.ts'
import { ownPlace } from './own-words.ts'
import { placeKeys, type PlaceKey, type Setting } from './setting.ts'
import type { RoleKey, Trouble } from './trouble.ts'
import { nearestIn, settingFor, styleIn, type Wish } from './wish.ts'

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

const roles: readonly RoleKey[] = ['patron', 'keeper', 'culprit']

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

type Words = Readonly<Record<string, string>>

const filled = (text: string, words: Words): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole)

/** A setting with room for somebody's own words has them put in, wherever they stand; every other stays as it is. */
const settled = (setting: Setting, words: Words): Setting =>
  setting === ownSetting ? (JSON.parse(filled(JSON.stringify(setting), words)) as Setting) : setting

/** The same wish and the same chance give the same campaign. */
export function propose(wish: Wish, chance: Rng, stage: Pick<Stage, 'names'>): Proposal {
  const stream = streamOf(chance)
  const tone = nearestIn(tones, wish.tone) ?? drawn(tones, stream)
  const chosen =
    settingFor(plain(wish.setting)) ??
    drawn(
      settings.filter(setting => setting !== ownSetting),
      stream,
    )
  const setting = settled(chosen, ownPlace(plain(wish.setting).replaceAll('"', "'").replaceAll('\\', '')))
  const scope = nearestIn(scopes, wish.scope) ?? scopes[1] ?? drawn(scopes, stream)
  const trouble = nearestIn(troubles, wish.theme) ?? nearestIn(troubles, wish.hook) ?? drawn(troubles, stream)
  const town = drawn(setting.towns, stream)
  const named = placeKeys.map(key => [key, drawn(setting.places[key].names, stream)] as const)
  const places = Object.fromEntries(named) as Record<PlaceKey, string>
  const { names, rng } = stage.names(setting.people, [town, ...Object.values(places)], rngOf(stream))
  const people = Object.fromEntries(roles.map((role, at) => [role, names[at] ?? role])) as Record<RoleKey, string>
  const words: Words = {
    town,
    ...places,
    ...people,
    item: trouble.item.name,
    key: trouble.key.name,
    proof: `the ${trouble.proof.name}`,
  }
  const fill = (text: string, here = ''): string => filled(text, { ...words, here })
  const rest = streamOf(rng)
  const title = plain(wish.name) === '' ? fill(drawn(trouble.titles, rest)) : plain(wish.name)
  return {
    title,
    tone,
    setting,
    scope,
    trouble,
    style: styleIn(wish.style) ?? 'hybrid',
    own: {
      tone: ownWords(wish.tone, tone.name),
      setting: chosen === ownSetting ? '' : ownWords(wish.setting, setting.name), // it stands in every page of it already
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
    `- **Where**: ${fill(setting.country)} It begins at ${places.hub}.`,
    `- **Tone**: ${tone.name}. ${tone.about}.`,
    `- **Length**: ${scope.about}`,
    `- **The threat**: ${fill(trouble.threat)}`,
    `- **Factions**: ${trouble.factions.map(({ name }) => name).join(', ')}`,
    '- **Acts**: asking in the town; the way out and what keeps it; the choice at the end of it',
  ].join('\n')
}
