/**
 * What nothing covers is the best thing a player can bring: it is tried by the skill its words ask for, whoever it names
 * reacts, and something is different afterwards.
 */
import rows from '../../../../../content/oracle/build.json' with { type: 'json' }
import { skillBonus } from '../../../../rules/fifth/checks/bonus.ts'
import { isSkill } from '../../../../rules/fifth/model/abilities.ts'
import type { Creature } from '../../../../rules/fifth/model/creature.ts'
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { companionsOf, heroOf, nameOf, shortName } from '../../desk/heroes.ts'
import { added } from '../../desk/memory.ts'
import { callName, placeName } from '../../../../english/naming.ts'
import { here, peopleAt } from '../../desk/place.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { check } from '../../desk/rolls.ts'
import { event, phrase, unsaid } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import { countDone, timesDone } from '../done.ts'
import type { Deed, Idea, Thing } from '../../desk/wishes.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { affordedBy } from '../things/affords.ts'
import { asCommon } from '../things/completed.ts'
import { noteDeed } from '../things/deed-keys.ts'
import { askFate } from '../things/fate.ts'
import { apply, stemsOf, type Effect, type Setting } from '../things/effects.ts'
import { uncovers } from '../things/uncovers.ts'
import { familyIn } from '../things/families.ts'
import { thingDeeds } from '../things/index.ts'
import { isLiving } from '../things/kinds.ts'
import { matterOf, type Matter } from '../things/matter.ts'
import { isNowhere } from '../things/nowhere.ts'
import { doneText, keptText, retold, tellTry } from '../things/retold.ts'
import { becomes, did, establish, seen } from '../things/show.ts'
import { edgesOf, isDone } from '../things/stakes.ts'
import { nearest, react } from '../things/witness.ts'
import { ideaWords, rowOf, skillOf, type IdeaRow } from './rows.ts'

/** Whom and what an idea is about. */
type About = {
  readonly matter?: Matter
  readonly person?: Person
  readonly friend?: Creature
  /** As one would call them in a sentence. */
  readonly who: string
  readonly slug: string
}

/** People before things that stand here, and those before what is only told of, or carried. */
const rankOf = ({ kind, from }: Thing): number =>
  kind === 'person' ? 0 : from === 'carried' ? 3 : kind === 'mention' ? 2 : 1

/** `the strongest here`: by their looks, their trade and what they would fight as. */
function foremost(desk: Desk, words: string): Person | undefined {
  if (!wordsOf(words).some(word => rows.most.includes(word))) return undefined
  const count = ({ looks, role, statBlock = '' }: Person, marks: readonly string[]): number =>
    wordsOf([...looks, role, statBlock].join(' ')).filter(word => marks.includes(word)).length
  const weight = (one: Person): number => count(one, rows.sturdy) - count(one, rows.slight)
  return peopleAt(desk).toSorted((one, other) => weight(other) - weight(one))[0]
}

function aboutOf(desk: Desk, { names, words }: Idea, { needs }: IdeaRow): About {
  const matters = names
    .filter(({ kind }) => kind !== 'topic' && kind !== 'crowd')
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(one => matterOf(desk, one))
  const matter = matters.find(({ thing }) => thing.kind !== 'companion' && thing.kind !== 'company')
  const named = names.find(({ kind }) => kind === 'companion')
  const friend = named === undefined ? undefined : heroOf(desk, named.id)
  const isTaken = friend !== undefined || (needs !== 'person' && matter !== undefined && isLiving(matter))
  const most = needs === undefined || friend !== undefined ? undefined : foremost(desk, words)
  const person = most ?? matter?.person ?? (needs === undefined || isTaken ? undefined : nearest(desk))
  const who =
    friend !== undefined
      ? shortName(friend.name)
      : person !== undefined
        ? callName(person.name)
        : (matter?.what ?? 'they')
  return {
    who,
    slug: friend?.id ?? matter?.slug ?? person?.id ?? here(desk).id,
    ...(matter !== undefined && { matter }),
    ...(person !== undefined && { person }),
    ...(friend !== undefined && { friend }),
  }
}

const asDeed = ({ words, names: [what, where], manner, left, by, condition }: Idea, verb: Deed['verb']): Deed => ({
  kind: 'deed',
  verb,
  words,
  manner,
  left,
  roles: { ...(what && { what }), ...(where && { where }) },
  ...(by !== undefined && { by }),
  ...(condition !== undefined && { condition }),
})

/** Against one of the company, it is as hard as they are good at it. */
const dcFor = ({ dc = 12 }: IdeaRow, skill: string, { friend }: About, times: number): number =>
  friend !== undefined && isSkill(skill) ? 10 + skillBonus(friend, skill).total : dc + Math.min(4, 2 * times)

const isEffect = (effect: Effect | 'fooled'): effect is Effect => effect !== 'fooled'

/** It is asked back once: what cannot be undone is not done on one word. */
function isAskedBack(desk: Desk, wish: Idea, row: IdeaRow, { slug }: About): boolean {
  if (row.asks !== true || timesDone(desk, wish.idea, slug) > 0) return false
  countDone(desk, wish.idea, slug)
  seen(desk, phrase(desk, ideaWords, `${wish.idea}Ask`))
  desk.moments.push({ weight: 3, what: doneText(desk, wish), isCounsel: true })
  return true
}

/** What the thing it names has to say to it, before any dice: something hidden that answers, or its own words. */
async function* answered(desk: Desk, wish: Idea, { matter }: About): Play<boolean> {
  if (matter === undefined || matter.person !== undefined) return false
  const deed = asDeed(wish, 'make')
  if (yield* uncovers(desk, deed, matter)) return true
  const told = affordedBy(matter.sentences, matter.stems, stemsOf(wish.words))
  if (told === undefined || told.fit < 2) return false
  seen(desk, ...unsaid(desk, [told.told], 1))
  return false
}

/** The dice, where something is at stake, and what comes of them. */
async function* resolve(desk: Desk, wish: Idea, row: IdeaRow, about: About, times: number): Play {
  const { matter, person, friend, who, slug } = about
  const skill = skillOf(row, wish.words)
  yield* passTime(desk, row.minutes)
  const npc = row.needs === 'person' && person !== undefined ? { npc: person.name } : {}
  const result =
    skill === undefined
      ? undefined
      : yield* check(desk, { skill, dc: dcFor(row, skill, about, times), ...edgesOf(wish), ...npc })
  const isGood = result === undefined || (wish.idea === 'contest' ? result.isSuccess : isDone(result))
  const key =
    friend !== undefined && wish.idea === 'contest'
      ? `friend${isGood ? 'Loses' : 'Wins'}`
      : `${wish.idea}${isGood ? 'Yes' : 'No'}`
  const ear = wish.idea === 'betray' ? companionsOf(desk)[0] : undefined
  const heard = ear === undefined ? who : shortName(nameOf(desk, ear))
  const told = phrase(desk, ideaWords, key, { who: heard, what: matter?.what ?? placeName(here(desk).name) })
  did(
    desk,
    wish,
    result === undefined || !isGood || result.isSuccess ? told : `${told} ${phrase(desk, ideaWords, 'narrowly')}`,
    result?.degree,
  )
  const done = doneText(desk, wish)
  if (matter !== undefined && isGood && row.change !== undefined)
    becomes(desk, matter, row.change, keptText(desk, wish))
  else establish(desk, { thing: slug, change: isGood ? (row.change ?? 'done') : 'done', text: keptText(desk, wish) })
  const setting: Setting = {
    stems: stemsOf(wish.words, matter?.thing.name ?? ''),
    happened: done,
    why: 'the plan has come off',
    ...(person !== undefined && { person }),
  }
  if (isGood && row.yes.includes('fooled') && person !== undefined)
    keep(desk, { happened: added(desk.memory.happened, `deceived/${person.id}`) })
  yield* apply(desk, isGood ? row.yes.filter(isEffect) : row.no, setting)
  if (isGood && result !== undefined && !result.isSuccess) yield* apply(desk, row.no, setting)
  if (friend !== undefined) desk.moments.push({ weight: 2, what: done, who: friend.id })
  const isSeen = person !== undefined || peopleAt(desk).length > 0
  const isSecret = wish.idea === 'betray' || (isGood && wish.idea === 'trick')
  if (!isSeen || isSecret) return
  const tone = isGood ? (row.tone ?? 'curious') : row.tone === 'impressed' ? 'amused' : (row.tone ?? 'curious')
  yield* react(desk, tone, retold(desk, wish), {
    times,
    ...(matter !== undefined && { matter }),
    ...(person !== undefined && (matter?.person !== undefined || row.needs === 'person') && { person }),
  })
}

/** Where a hand is laid on something, that is what happens. */
const handsOn: ReadonlySet<Idea['idea']> = new Set<Idea['idea']>(['plain', 'make', 'build', 'signal'])

export async function* tryIdea(desk: Desk, said: Idea): Play {
  const wish: Idea = { ...said, names: said.names.map(one => asCommon(desk, one, said.words)) }
  if (handsOn.has(wish.idea) && familyIn(wish.words) !== undefined)
    return yield* thingDeeds.use(desk, asDeed(wish, 'use'))
  const row = rowOf(wish.idea)
  if (row.deed !== undefined && (wish.names.length > 0 || row.deed !== 'break'))
    return yield* thingDeeds[row.deed as keyof typeof thingDeeds](desk, asDeed(wish, row.deed))
  if (wish.idea === 'ask-fate') return yield* askFate(desk, wish)
  const about = aboutOf(desk, wish, row)
  if (about.matter !== undefined && isNowhere(desk, about.matter)) return
  if (isAskedBack(desk, wish, row, about)) return
  const isAnybody = about.person !== undefined || about.friend !== undefined || companionsOf(desk).length > 0
  if (
    (row.needs === 'person' && about.person === undefined && about.friend === undefined) ||
    (row.needs === 'anybody' && !isAnybody)
  )
    return seen(desk, phrase(desk, ideaWords, 'nobody'))
  tellTry(desk, wish)
  const isGoal = noteDeed(desk, wish)
  const times = countDone(desk, wish.idea, about.slug)
  if (isGoal) {
    seen(desk, phrase(desk, ideaWords, 'goal'))
    event(desk, doneText(desk, wish))
  }
  if (times > 0) seen(desk, phrase(desk, ideaWords, 'again'))
  const isFound = yield* answered(desk, wish, about)
  if (isFound && row.skill !== undefined)
    return establish(desk, { thing: about.slug, change: 'done', text: keptText(desk, wish) })
  yield* resolve(desk, wish, row, about, times)
}
