/** Danger that was told of and has not come yet: a breath to look, to creep, to talk, to turn back. */
import type { Intent, Verb } from '../understand/intent.ts'
import type { Encounter } from '../world/world.ts'
import { keep, type Desk, type Play } from './desk.ts'
import { canTalk, foeKeys, foesText, noLonger, settleEncounter } from './encounter.ts'
import { added } from './memory.ts'
import { giveUp, isGivingUp, pardon, watchName } from './outcry/watch.ts'
import { here, personOf } from './place.ts'
import { check } from './rolls.ts'
import { event, phrase, tell } from './tell.ts'
import { carryOut } from './verbs/all.ts'
import { attack, itComes, sneak } from './verbs/attack.ts'
import { retreat } from './verbs/go.ts'
import { deedWords } from './words/deeds.ts'
import { outcryWords } from './words/outcry.ts'
import { monsterNamed } from '../../../rules/fifth/data/monsters.ts'
import { isToFriends } from './verbs/friends.ts'
import { assumed } from './verbs/listener.ts'
import { spoken } from './plain.ts'
import { actorName } from './heroes.ts'
import { quote } from './tell.ts'

/** What can be done in a breath without being noticed. */
const quiet: ReadonlySet<Verb> = new Set([
  'look',
  'examine',
  'listen',
  'recall',
  'question',
  'plan',
  'nothing',
  'wait',
  'pray',
  'read',
  'buy',
  'sell',
])
const talk: ReadonlySet<Verb> = new Set(['talk', 'ask', 'tell', 'persuade', 'threaten', 'lie', 'say', 'give'])

const mostBreaths = 2

export async function* faceDanger(desk: Desk, encounter: Encounter, intent: Intent): Play {
  const { verb, line } = intent
  if (isGivingUp(encounter, line)) {
    settleEncounter(desk, here(desk), encounter)
    return yield* giveUp(desk)
  }
  if (isSoothing(encounter, intent)) return yield* soothe(desk, encounter)
  if (verb === 'attack')
    return yield* attack(desk, { ...intent, targets: intent.targets.filter(({ kind }) => kind !== 'foe') })
  if (verb === 'sneak' || intent.manner === 'quiet') return yield* sneak(desk, intent)
  if (verb === 'flee' || (verb === 'go' && isBack(desk, intent))) return yield* turnBack(desk)
  const isAmongUs = talk.has(verb) && (isToFriends(intent) || !isForThem(desk, encounter, intent))
  const beats = (desk.memory.looming?.beats ?? 0) + 1
  if (talk.has(verb) && !isAmongUs) return yield* parley(desk, encounter, intent)
  if ((quiet.has(verb) || isAmongUs) && beats <= mostBreaths) {
    if (desk.memory.looming !== undefined) keep(desk, { looming: { ...desk.memory.looming, beats } })
    return yield* carryOut(desk, intent)
  }
  yield* itComes(
    desk,
    encounter,
    verb === 'go' || /\b(?:on|press|continue|forward)\b/i.test(line) ? 'pressOn' : 'noticed',
  )
}

/** Words that reach for a stranger: a greeting, a plea, a bargain, a warning. */
const reaching =
  /\b(?:hello|hail|hey|ho|peace|parley|truce|friends?|harm|easy|wait|stop|stay|hold|listen|talk|words?|weapons?|swords?|pass|through|leave|go away|back off|stand (?:down|aside)|out of (?:our|the|my) way|let us|please|want|mean|we come|we are|we're|who are you|what do you|you there|coin|gold|silver|pay|fight|blood|die|surrender|run|drink|sorry to)\b/iu

/**
 * Whether what is said is for those who wait: whoever else is called by name hears it instead, and a word that is for
 * nobody in particular is for them only where it could be.
 */
function isForThem(desk: Desk, { foes }: Encounter, { verb, targets, line }: Intent): boolean {
  const called = targets.find(({ kind, likeness }) => kind === 'person' && likeness !== assumed)
  if (called !== undefined) return isOneOfThem(desk, called.id, foes)
  return verb !== 'say' || reaching.test(line)
}

const isOneOfThem = (desk: Desk, id: string, foes: Encounter['foes']): boolean => {
  const person = personOf(desk, id)
  return foes.some(({ name }) => name !== undefined && name === person?.name)
}

/** Food, an open hand, a quiet voice: what stands there on four legs may take it. */
const isSoothing = (encounter: Encounter, { verb, line }: Intent): boolean =>
  !canTalk(encounter) &&
  verb !== 'attack' &&
  /\b(?:calm|feed|rations?|food|meat|bread|scraps?|bone|soothe|befriend|pet|tame|treat|handle)\b/iu.test(line) &&
  encounter.foes.some(({ monster }) => /beast/i.test(monsterNamed(monster)?.type ?? ''))

async function* soothe(desk: Desk, encounter: Encounter): Play {
  tell(desk, phrase(desk, deedWords, 'soothe'))
  const { isSuccess } = yield* check(desk, { skill: 'animal-handling', dc: encounter.tier === 'critical' ? 16 : 12 })
  if (!isSuccess) return yield* itComes(desk, encounter, 'beasts')
  tell(desk, phrase(desk, deedWords, 'soothed'))
  event(desk, `The party made its peace with ${foesText(encounter)}.`)
  settleEncounter(desk, here(desk), encounter)
}

const isBack = ({ memory }: Desk, { line, targets }: Intent): boolean =>
  /\b(?:back|away|leave|out|retreat|return|turn)\b/i.test(line) || targets.some(({ id }) => id === memory.cameFrom)

async function* turnBack(desk: Desk): Play {
  noLonger(desk)
  if (!(yield* retreat(desk))) tell(desk, phrase(desk, deedWords, 'turnedAway'))
}

async function* parley(desk: Desk, encounter: Encounter, intent: Intent): Play {
  tell(desk, phrase(desk, deedWords, 'parley'))
  if (intent.verb === 'say') quote(desk, actorName(desk), spoken(intent.words === '' ? intent.line : intent.words))
  if (!canTalk(encounter)) return yield* itComes(desk, encounter, 'beasts')
  const skill = intent.verb === 'threaten' ? 'intimidation' : intent.verb === 'lie' ? 'deception' : 'persuasion'
  const { isSuccess } = yield* check(desk, { skill, dc: encounter.tier === 'critical' ? 18 : 14 })
  if (!isSuccess) return yield* itComes(desk, encounter, 'parleyNo')
  tell(desk, phrase(desk, deedWords, 'parleyYes'))
  keep(desk, { happened: added(desk.memory.happened, ...foeKeys(encounter).map(key => `persuaded/${key}`)) })
  event(desk, `The party talked its way past ${foesText(encounter)}.`)
  settleEncounter(desk, here(desk), encounter)
  if (encounter.name === watchName) {
    pardon(desk)
    tell(desk, phrase(desk, outcryWords, 'letGo'))
  }
  desk.moments.push({ weight: 2, what: 'Words have done what swords might have.' })
}
