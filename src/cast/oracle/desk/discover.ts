/** Finding things: what is found is recorded first, then told, then in somebody's hands. */
import { findingWords, troubleWords } from '../content/phrases.ts'
import type { Exit, Hidden, Place } from '../../../campaign/played/world.ts'
import { keep, rule, type Desk, type Play } from './desk.ts'
import type { PartOf } from '../../../table/parts.ts'
import { actorName, actorOf, bestAt, nameOf, shortName } from './heroes.ts'
import { passiveScore } from '../../../rules/fifth/checks/bonus.ts'
import { slugOf } from '../../../core/id.ts'
import { wayText } from './describe.ts'
import { added } from './memory.ts'
import { lowerFirst, placeName, sentence, upperFirst } from '../../../english/naming.ts'
import { isItem, keyAt } from './place.ts'
import { event, learn, phrase, show, tell } from './tell.ts'

/** Under its name, unless its first sentence says that itself: then the name stands out where it is. */
function headed(name: string, told: string): string {
  const end = /[.!?](?:\s|$)/.exec(told)?.index ?? told.length
  const at = told.toLowerCase().indexOf(name.toLowerCase())
  if (at === -1 || at > end) return `**${upperFirst(name)}.** ${told}`
  return `${told.slice(0, at)}**${told.slice(at, at + name.length)}**${told.slice(at + name.length)}`
}

/** What is found, by whom and where: from now on it may be told. */
const foundPart = (
  desk: Desk,
  place: Place,
  what: string,
  text: string,
): PartOf<'found'> & { readonly text: string } => ({
  kind: 'found',
  what,
  by: actorName(desk),
  where: place.name,
  salience: 2,
  text,
})

/** What it is called by whoever has it in hand. */
const foundName = ({ world }: Desk, { items: [first], name }: Hidden): string =>
  first === undefined ? name : (world.items.find(item => isItem(item, first))?.name ?? first)

/** Something hidden comes to light, with all that goes with it. */
export async function* reveal(desk: Desk, place: Place, hidden: Hidden, isBeside = false): Play {
  const told = sentence(hidden.text)
  const marked = headed(hidden.name, told)
  learn(desk, `${marked.replaceAll('**', '')} (Found at ${placeName(place.name)}.)`)
  const lead = isBeside ? '' : `${phrase(desk, findingWords, 'found')} `
  show(desk, foundPart(desk, place, foundName(desk, hidden), `${lead}${marked}`))
  keep(desk, { found: added(desk.memory.found, keyAt(place, hidden.name)) })
  keep(desk, { happened: added(desk.memory.happened, ...hidden.items.map(item => `found/${slugOf(item)}`)) })
  const found = lowerFirst(hidden.name)
  event(desk, `At ${placeName(place.name)} something came to light: ${found}.`, { kind: 'found', what: found })
  yield* takeAll(desk, hidden)
  desk.moments.push({ weight: 2, what: `Found at ${place.name}: ${told}` })
  desk.isSavePoint = true
}

/** Keys that stand in the text, though they have no page of their own: some lock waits for them. */
const keysIn = ({ world }: Desk, { text, items }: Hidden): readonly string[] =>
  world.places
    .flatMap(({ exits }) => exits.flatMap(({ locked }) => locked?.key ?? []))
    .filter(key => text.toLowerCase().includes(key.toLowerCase().replace(/^the /, '')))
    .filter((key, at, all) => all.indexOf(key) === at && !items.some(item => slugOf(item) === slugOf(key)))

async function* takeAll(desk: Desk, hidden: Hidden): Play {
  const { items, gold } = hidden
  for (const item of [...items, ...keysIn(desk, hidden)]) yield* obtain(desk, item)
  if (gold <= 0) return
  const amount = `${gold} gp`
  yield* rule(desk, 'loot', { coins: amount })
  tell(desk, phrase(desk, findingWords, 'coins', { gold: `${gold} gold pieces` }))
}

/** A thing goes into the pack of whoever acts. */
export async function* obtain(desk: Desk, item: string): Play<boolean> {
  const who = actorOf(desk)
  if (who === undefined) return false
  const known = desk.world.items.find(one => isItem(one, item))
  const given = yield* rule(desk, 'give-item', {
    who: who.name,
    item: (known?.name ?? item.replace(/^the /i, '')).slice(0, 80),
  })
  if (given.outcome !== 'ruled') return false
  const id = known?.id ?? slugOf(item)
  keep(desk, { happened: added(desk.memory.happened, `took/${id}`, `found/${id}`) })
  show(desk, { kind: 'gained', who: who.name, what: known?.name ?? item, text: '' })
  return true
}

/** A way that nobody saw. */
export function revealExit(desk: Desk, place: Place, exit: Exit): void {
  const told = `${upperFirst(wayText(desk, exit))}${exit.text.trim() === '' ? '.' : `: ${exit.text.trim()}`}`
  learn(desk, `${sentence(told)} (A hidden way, found at ${placeName(place.name)}.)`)
  show(desk, foundPart(desk, place, wayText(desk, exit), `${phrase(desk, findingWords, 'found')} ${sentence(told)}`))
  keep(desk, { found: added(desk.memory.found, keyAt(place, exit.name)) })
  event(desk, `At ${placeName(place.name)} a hidden way was found.`)
  desk.moments.push({ weight: 2, what: `A hidden way at ${place.name}: ${told}` })
  desk.isSavePoint = true
}

/** What hurts those who walk into it: the keenest eyes may see it first. True when it went off. */
export async function* trap(desk: Desk, place: Place, hidden: Hidden): Play<boolean> {
  const { harm } = hidden
  if (harm === undefined) return false
  const watcher = bestAt(desk.game, 'perception')
  if (watcher !== undefined && passiveScore(watcher, 'perception') >= hidden.dc) {
    learn(desk, sentence(hidden.text))
    tell(desk, phrase(desk, troubleWords, 'sees', { who: shortName(watcher.name), what: sentence(hidden.text) }))
    keep(desk, { found: added(desk.memory.found, keyAt(place, hidden.name)) })
    return false
  }
  const who = actorOf(desk)
  if (who === undefined) return false
  learn(desk, sentence(hidden.text))
  tell(desk, phrase(desk, troubleWords, 'springs'), sentence(hidden.text))
  keep(desk, { found: added(desk.memory.found, keyAt(place, hidden.name)) })
  const hurt = yield* rule(desk, 'damage', {
    who: [who.name],
    dice: harm.dice.slice(0, 40),
    type: harm.type,
    from: hidden.name.slice(0, 80),
    save: harm.save,
    dc: harm.dc,
  })
  if (hurt.outcome === 'ruled' && hurt.rolls.some(({ degree }) => degree === 'success'))
    tell(desk, phrase(desk, troubleWords, 'spared'))
  desk.moments.push({ weight: 2, what: `${nameOf(desk, desk.actor)} has walked into ${hidden.name}.` })
  return true
}
