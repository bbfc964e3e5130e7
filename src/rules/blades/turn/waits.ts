/** What the game waits for in each mood, with the move for it: whoever is new to the table, or comes back to it, can go on. */
import { diceToChoose } from '../dice/offer.ts'
import type { ActionMood, BargainMood, BetweenMood, EntanglementOption, PlayMood } from '../model/scene.ts'
import type { BladesWorld } from '../model/world.ts'

const numbered = (lines: readonly string[]): string => lines.map((line, at) => `${at}: ${line}`).join('; ')

function ofAction(world: BladesWorld, { attempt, offer }: ActionMood): readonly string[] {
  const dice = diceToChoose(world)
  const outcomes = offer?.outcomes ?? []
  const under = `An action is on, ${attempt.position}, with dice ${dice.join(', ')}: ${attempt.intent}.`
  if (outcomes.length < dice.length) {
    return [
      `${under} spend_die says what each of them would buy; the player chooses one; choose-die spends it.`,
      'Before that: push, assist, deal or trade for more; back-off to let it be.',
    ]
  }
  const places = numbered(outcomes.map(({ die, hint }) => `a ${die}, ${hint}`))
  return [
    `${under} Put these to the player, who sees none of them and chooses one; choose-die with its index spends it: ${places}.`,
  ]
}

function ofBargain({ offers, canRetreat }: BargainMood): readonly string[] {
  const out = canRetreat ? 'retreat and pass_out are ways out' : 'pass_out is the way out'
  if (offers.length === 0) return [`No die is left. offer-bargain puts offers to the player; ${out}.`]
  const places = numbered(offers.map(({ label, hint }) => `${label} (${hint})`))
  return [`No die is left. The player chooses, and accept_bargain with its option takes it: ${places}. ${out}.`]
}

const wayOut = ({ label, cost, amount }: EntanglementOption): string => `${label} (${cost} ${amount})`

const smallThings = 'lay-low, catch-breath or work-goal is one small thing on the way'

function ofMood(world: BladesWorld, mood: PlayMood | BetweenMood): readonly string[] {
  switch (mood.kind) {
    case 'scene':
      return []
    case 'action':
      return ofAction(world, mood)
    case 'aftermath':
      return ['It has come to what it came to. accept lets it land, and the scene goes on.']
    case 'trauma':
      return [`${world.scoundrels[mood.who]?.name ?? mood.who} breaks. accept leaves the scar, and the story goes on.`]
    case 'bargain':
      return ofBargain(mood)
    case 'between':
      return [
        `The crew is between scenes: open-scene goes somewhere, take-score takes a job, rest takes days${mood.hasActed ? '' : `; ${smallThings}`}.`,
      ]
    case 'downtime':
      return [`Days of rest, ${mood.activities} things to do with them: activity does one; end-rest goes back into it.`]
    case 'entanglement':
      return [
        `Somebody is at the door (${mood.what}). settle-entanglement with an option is rid of them: ${numbered(mood.options.map(wayOut))}.`,
      ]
  }
}

export function waitsOf(world: BladesWorld): readonly string[] {
  const { phase } = world
  switch (phase.kind) {
    case 'creation':
    case 'scenario':
      return [
        'Play has not begun for the rules: begin opens the first scene and rolls the dice, with hook: what it is about, and lead: the one whose player acts.',
      ]
    case 'playing':
    case 'between':
      return ofMood(world, phase.mood)
    case 'ended':
      return []
  }
}
