/** What is made: a copy or a drawing is simply done, by whoever has something to write on; all else asks for skill and time. */
import { countDone, isNow } from '../done.ts'
import { rule, type Desk, type Play } from '../../desk/desk.ts'
import { actorOf } from '../../desk/heroes.ts'
import { placeName, theName, upperFirst } from '../../../../english/naming.ts'
import { here } from '../../desk/place.ts'
import { learn, phrase } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import { gainEdge } from '../../desk/rolls.ts'
import type { Deed, Thing } from '../../desk/wishes.ts'
import { noteDeed } from './deed-keys.ts'
import { apply, stemsOf } from './effects.ts'
import { perform } from './heart.ts'
import { holdsKind, isKind, packed } from './kinds.ts'
import { matterOf, type Matter } from './matter.ts'
import { isNowhere } from './nowhere.ts'
import { doneText, keptText, retold, tellTry } from './retold.ts'
import { isDone, risk, stakesOf, withCost } from './stakes.ts'
import { react } from './witness.ts'
import { thingWords } from './words.ts'
import { familyIn, type Family } from './families.ts'
import { work } from './work.ts'
import { did, establish, seen } from './show.ts'

const thingOf = ({ roles }: Deed) => roles.what ?? roles.about ?? roles.where ?? roles.with

/** On paper: what it shows is told, and it goes into the pack. */
async function* copy(desk: Desk, deed: Deed, matter: Matter | undefined): Play {
  const what = matter?.what ?? placeName(here(desk).name)
  const slug = `copy-${matter?.slug ?? here(desk).id}`
  if (isNow(desk, slug, 'made')) return seen(desk, phrase(desk, thingWords, 'copiedAlready', { what }))
  const paper = packed(desk, 'writing')
  if (paper === undefined) {
    seen(desk, phrase(desk, thingWords, 'noPaper', { what }))
    desk.offered = [`Look closely at ${what}`]
    return
  }
  tellTry(desk, deed, phrase(desk, thingWords, 'copies', { what }))
  yield* passTime(desk, 10)
  seen(
    desk,
    ...(matter?.sentences.slice(0, 3) ?? []),
    phrase(desk, thingWords, 'copied', { what, paper: paper.toLowerCase() }),
  )
  const who = actorOf(desk)
  const name = `Copy of ${what}`.slice(0, 60)
  if (who !== undefined) yield* rule(desk, 'give-item', { who: who.name, item: name })
  establish(desk, { thing: slug, change: 'made', text: keptText(desk, deed) })
  learn(desk, `${doneText(desk, deed)} ${matter?.sentences[0] ?? ''}`)
  gainEdge(desk, 'it was all drawn down')
  noteDeed(desk, deed)
  yield* react(desk, 'curious', retold(desk, deed), matter === undefined ? {} : { matter })
}

/** A letter, a poem: one's own words, on paper and in the pack. */
async function* write(desk: Desk, deed: Deed, name: string): Play {
  const paper = packed(desk, 'writing')
  const what = `the ${name}`
  if (paper === undefined) return seen(desk, phrase(desk, thingWords, 'noPaperOwn', { what }))
  const times = countDone(desk, 'make', name)
  tellTry(desk, deed)
  yield* passTime(desk, 20)
  const who = actorOf(desk)
  if (who !== undefined) yield* rule(desk, 'give-item', { who: who.name, item: upperFirst(name) })
  seen(desk, phrase(desk, thingWords, times === 0 ? 'writes' : 'writesAgain', { what }))
  establish(desk, { thing: `own-${name}`, change: 'made', text: keptText(desk, deed) })
  noteDeed(desk, deed)
  desk.moments.push({ weight: 1, what: doneText(desk, deed) })
}

/** What is made of a thing by hand and is that thing still. */
const crafts: ReadonlySet<Family> = new Set<Family>(['mark', 'mend', 'fold', 'cut', 'stick', 'wash', 'smear'])

/** Where a line is drawn, when nothing else is named. */
const ground: Thing = { kind: 'mention', id: 'ground', name: 'ground', names: ['ground'], from: 'here', pronoun: 'it' }

export async function* make(desk: Desk, deed: Deed): Play {
  const { where } = deed.roles
  const thing = where !== undefined && holdsKind('writes', deed.words) ? where : thingOf(deed)
  const matter = thing === undefined || thing.id === here(desk).id ? undefined : matterOf(desk, thing)
  if (matter !== undefined && isNowhere(desk, matter)) return
  const isOn = matter !== undefined && (thing === where || (deed.roles.what ?? deed.roles.about) === undefined)
  if (isOn && holdsKind('writes', deed.words))
    return yield* work(desk, { ...deed, roles: { ...deed.roles, what: matter.thing } })
  if (deed.left.some(word => isKind('spoken', word))) return yield* perform(desk, { ...deed, verb: 'perform' })
  const [own] = deed.left
  if (matter === undefined && own !== undefined && holdsKind('written', own)) return yield* write(desk, deed, own)
  const isSign = holdsKind('signs', deed.left.join(' '))
  if (isSign) return yield* work(desk, { ...deed, roles: { what: ground } })
  if (holdsKind('copied', deed.words)) return yield* copy(desk, deed, matter)
  if (
    matter !== undefined &&
    deed.roles.about === undefined &&
    deed.missing === undefined &&
    crafts.has(familyIn(deed.words) ?? 'any')
  )
    return yield* work(desk, deed)
  const slug = matter?.slug ?? stemsOf(deed.words).slice(-2).join('-')
  const times = countDone(desk, 'make', slug)
  const { yes, no, tone = 'curious', ...asked } = stakesOf('make')
  tellTry(desk, deed)
  const result = yield* risk(desk, { ...asked, dc: asked.dc + Math.max(0, 2 - times) }, deed)
  const isGood = isDone(result)
  const what = deed.roles.what !== undefined && matter !== undefined ? matter.what : deed.missing === undefined ? 'it' : theName(deed.missing) // prettier-ignore
  did(
    desk,
    deed,
    withCost(desk, result, phrase(desk, thingWords, isGood ? 'makesYes' : 'makesNo', { what })),
    result.degree,
  )
  establish(desk, {
    thing: isGood ? slug : here(desk).id,
    change: isGood ? 'made' : 'done',
    text: keptText(desk, deed),
  })
  const setting = { stems: stemsOf(deed.words), happened: doneText(desk, deed) }
  yield* apply(desk, isGood ? yes : no, setting)
  if (isGood) learn(desk, `${doneText(desk, deed)} (At ${placeName(here(desk).name)}.)`)
  noteDeed(desk, deed)
  yield* react(
    desk,
    isGood ? 'impressed' : tone,
    upperFirst(retold(desk, deed)),
    matter === undefined ? {} : { matter },
  )
}
