/** Tools of a scene: speaking, asking, offering choices, setting the air, and the one that leads to dice. */
import { keyOf } from '../clocks/find.ts'
import { below } from '../../../core/random.ts'
import { leadEdge } from '../model/edges.ts'
import { practise } from '../dice/practice.ts'
import { actions, type Action } from '../model/crew.ts'
import { happen, no } from '../model/deed.ts'
import type { Attempt } from '../model/scene.ts'
import { atmospheres, classes, domains, effects, positions, pressures, wordOf, stepOn } from '../model/words.ts'
import { sceneOf } from '../model/world.ts'
import { shift } from '../moods/shift.ts'
import { defineTool, textIn, textsIn, type Input } from './define.ts'
import { choice, list, optional, text } from './field.ts'

/** Nothing of it is kept or shown: it is a place to think aloud. */
export const think = defineTool({
  name: 'think',
  about: 'Think before you speak. Nobody hears it.',
  fields: { thought: text('what you think', 2000) },
  play: () => null,
})

export const speakAsNpc = defineTool({
  name: 'speak_as_npc',
  about: 'Somebody who is here says something.',
  fields: { speakNpc: text('who, by id or name', 80), utterance: text('their words', 800) },
  play: (deed, input) => {
    const who = keyOf(deed.world.people, textIn(input, 'speakNpc'))
    if (who === undefined) {
      return no(
        'person-unknown',
        `Nobody is called "${textIn(input, 'speakNpc')}".`,
        Object.keys(deed.world.people).toSorted(),
      )
    }
    happen(deed, { type: 'beat-recorded', beat: { kind: 'person', who, text: textIn(input, 'utterance') } })
    return null
  },
})

export const askPlayer = defineTool({
  name: 'ask_player',
  about: 'Ask the player what they mean, where it is not clear.',
  fields: { question: text('the question'), choices: optional(list('answers to choose from', text('one', 120), 4)) },
  play: (_deed, input) => (textIn(input, 'question') === '' ? no('empty', 'There is no question in it.') : null),
})

/** What the player may do next, as they are shown it. */
export const choose = defineTool({
  name: 'choose',
  about: 'Give the player two to four options.',
  fields: { options: list('the options', text('one', 160), 4) },
  play: (deed, input) => {
    const options = textsIn(input, 'options').filter(option => option.trim() !== '')
    if (options.length < 2) return no('too-few', 'A choice has two options at least.', ['2 to 4 options'])
    happen(deed, { type: 'suggested', options })
    return null
  },
})

export const chooseRandom = defineTool({
  name: 'choose_random',
  about: 'Let chance pick one of some things, where you do not want to.',
  fields: { options: list('what it is picked from', text('one', 160), 12) },
  play: (deed, input) => {
    const options = textsIn(input, 'options')
    if (options.length === 0) return no('too-few', 'There is nothing to choose from.')
    const index = below(deed.stream, options.length)
    const label = options[index] ?? ''
    happen(deed, { type: 'random-chosen', index, label, reason: 'chance was asked' })
    deed.facts.push(`Chance picked: ${label}.`)
    return null
  },
})

export const setSceneStyle = defineTool({
  name: 'set_scene_style',
  about: 'Change the air of the scene: only what is given changes.',
  fields: {
    styleAtmosphere: optional(choice('how far from the everyday', [...atmospheres])),
    stylePressure: optional(choice('how hard time presses', [...pressures])),
    styleClass: optional(choice('whose world it is', [...classes])),
  },
  play: (deed, input) => {
    const scene = sceneOf(deed.world)
    if (!scene) return no('no-scene', 'There is no scene to set.')
    const { atmosphere, pressure, class: level } = scene.style
    const style = {
      atmosphere: wordOf(atmospheres, textIn(input, 'styleAtmosphere')) ?? atmosphere,
      pressure: wordOf(pressures, textIn(input, 'stylePressure')) ?? pressure,
      class: wordOf(classes, textIn(input, 'styleClass')) ?? level,
    }
    happen(deed, { type: 'style-set', style })
    return null
  },
})

/** Unknown words mean the middle: risky, and a standard effect. */
export function attemptOf(input: Input): Attempt {
  const action = wordOf(actions, textIn(input, 'engageAction')) satisfies Action | undefined
  const domain = wordOf(domains, textIn(input, 'engageDomain'))
  return {
    intent: textIn(input, 'engageIntent'),
    approach: textIn(input, 'engageApproach'),
    position: wordOf(positions, textIn(input, 'engagePosition')) ?? 'risky',
    effect: wordOf(effects, textIn(input, 'engageEffect')) ?? 'standard',
    threat: textIn(input, 'engageThreat'),
    opportunity: textIn(input, 'engageOpportunity'),
    ...(action === undefined ? {} : { action }),
    ...(domain === undefined ? {} : { domain }),
  }
}

export const engage = defineTool({
  name: 'engage',
  about:
    'Something could slip away, resist or hurt: dice decide it. Say what is tried, how, and what stands against it.',
  fields: {
    engageIntent: text('what the player wants'),
    engageApproach: text('how they go about it'),
    engagePosition: text('controlled, risky or desperate', 40),
    engageEffect: optional(text('limited, standard or great', 40)),
    engageAction: optional(choice('which of their actions it is', [...actions])),
    engageDomain: optional(choice('what kind of trouble it is', [...domains])),
    engageThreat: text('what could go wrong'),
    engageOpportunity: text('what could be won'),
  },
  play: (deed, input) => {
    const asked = attemptOf(input)
    const steps = leadEdge(deed.world, 'effect', asked.action ?? '', `${asked.intent} ${asked.threat}`)
    const attempt = { ...asked, effect: stepOn(effects, asked.effect, steps) }
    const refused = shift(deed, 'engage', attempt, attempt.intent)
    if (!refused && attempt.action !== undefined) practise(deed, attempt.action)
    return refused
  },
})
