/** What the check sees of each labelled sentence: for every secret that it comes near to, the traits of the two. */
import { toCampaign } from '../../src/campaign/folder/files.ts'
import { findLeaks } from '../../src/table/leaks/find-leaks.ts'
import { Holdings } from '../../src/table/leaks/holdings.ts'
import { mayBeTold } from '../../src/table/leaks/judge.ts'
import { isNews, listenerOf, weightFor, type Listener, type Shared } from '../../src/table/leaks/news.ts'
import { paragraphs } from '../../src/table/leaks/paragraphs.ts'
import { Secrets } from '../../src/table/leaks/secrets.ts'
import { spokenIn } from '../../src/table/leaks/spoken.ts'
import { traitsOf, type Said, type Traits } from '../../src/table/leaks/traits.ts'
import { viewFor } from '../../src/table/views/view-for.ts'
import type { Measured } from '../../test/leaks/measured.ts'

export const names = [
  'both', 'focus', 'subject', 'hinted', 'hintedBeside', 'things', 'common', 'evidence', 'third', 'run', 'denied', 'state', 'reason', 'clause',
] as const satisfies readonly (keyof Traits)[] // prettier-ignore

export type Labelled = {
  readonly kind: 'blunt' | 'near' | 'innocent'
  /** Found already by a name or by a secret's very words. */
  readonly isPlain: boolean
  /** The traits, and last how much is news, of each secret it is near to. */
  readonly candidates: readonly (readonly number[])[]
}

const quiet = { presence: [], heard: [], whispers: [], constraints: () => [] }

/** How much of the words is news, to a thousandth. */
function newsOf(together: readonly Shared[], listener: Listener): number {
  const all = together.reduce((sum, { weight }) => sum + weight, 0)
  let [from, to] = [0, 1]
  for (let step = 0; step < 10; step += 1) {
    const middle = (from + to) / 2
    if (isNews(together, listener, middle * all)) from = middle
    else to = middle
  }
  return from
}

function* candidatesOf(said: Said, secrets: Secrets, listener: Listener): Generator<readonly number[], void> {
  if (said.units.length < 2 || secrets.open.holdsTogether(said.stems)) return
  const units = said.units.map(unit => secrets.callings.widened(unit))
  const meant = { ...said, units, stems: new Set([...said.stems, ...units.flatMap(({ stems }) => stems)]) }
  const weights = units.map(unit => weightFor(unit, listener))
  for (const secret of secrets.kept.sharing(units, weights, 0)) {
    const matches = mayBeTold(secret, meant, weights, listener)
    if (matches === undefined) continue
    const traits = traitsOf(secret, meant, matches, unit => weightFor(unit, listener))
    yield [...names.map(name => traits[name]), newsOf([...matches.told, ...matches.context], listener)]
  }
}

export function rowsOf({ texts, listener: who, blunt, near, innocent }: Measured): readonly Labelled[] {
  const campaign = toCampaign(texts)
  const [secrets, held] = [new Secrets(), new Holdings()]
  secrets.update(campaign)
  held.update(viewFor({ kind: 'companion', character: who }, campaign, quiet))
  const listener = listenerOf(secrets, held)
  const label =
    (kind: Labelled['kind']) =>
    (text: string): Labelled => ({
      kind,
      isPlain: findLeaks(text, secrets, held).some(({ how, score }) => how !== 'telling' || score === 0.9),
      candidates: [...paragraphs(text)].flatMap(one =>
        spokenIn(one.text).said.flatMap(said => [...candidatesOf(said, secrets, listener)]),
      ),
    })
  return [...blunt.map(label('blunt')), ...near.map(label('near')), ...innocent.map(label('innocent'))]
}
