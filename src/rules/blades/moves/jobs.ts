/** Moves of a city with pages: going somewhere, taking a job and finishing it, people who warm or cool, how it ends. */
import { keyOf } from '../clocks/find.ts'
import { areMet, endingsReached, jobsOffered, titled } from '../clocks/conditions.ts'
import { carryOutEffect, changeDisposition } from '../jobs/effects.ts'
import { loads, type Load } from '../model/crew.ts'
import { happen, no, type Deed, type Played } from '../model/deed.ts'
import { exposures, plans } from '../model/score.ts'
import { wordOf } from '../model/words.ts'
import { sceneOf } from '../model/world.ts'
import { changeCoin, changeStress } from '../resources/change.ts'
import { beginScore, endScore } from '../score/score.ts'
import { defineMove, flagIn, numberIn, textIn, textsIn } from './define.ts'
import { choice, flag, list, number, optional, text } from './field.ts'

/** Within a scene: time does not pass for it. */
export const go = defineMove({
  name: 'go',
  about: 'The scene moves on to another place.',
  fields: {
    place: text('where, by id or name', 120),
    present: optional(list('who is there, by id or name', { kind: 'text', about: 'one', max: 80 }, 8)),
  },
  play: (deed, input) => {
    const scene = sceneOf(deed.world)
    const { places, people } = deed.world
    if (!scene) return no('no-scene', 'Nobody is anywhere now.', ['open-scene'])
    const to = keyOf(places, textIn(input, 'place'))
    if (to === undefined)
      return no('place-unknown', `No place is called "${textIn(input, 'place')}".`, Object.keys(places).toSorted())
    if (to !== scene.place) happen(deed, { type: 'place-changed', from: scene.place, to, reason: 'on the way' })
    const present = textsIn(input, 'present').flatMap(name => keyOf(people, name) ?? [])
    happen(deed, { type: 'present-set', present })
    return null
  },
})

export const takeScore = defineMove({
  name: 'take-score',
  about: 'Take one of the jobs that are offered: its plan, its detail and what is carried. The engagement is rolled.',
  fields: {
    score: text('which, by id or title', 120),
    plan: choice('what kind of plan', [...plans]),
    detail: text('the detail that makes it one', 300),
    load: optional(choice('how much is carried', Object.keys(loads))),
    edge: optional(number('what speaks for it, less what speaks against it', -3, 3)),
  },
  play: (deed, input) => {
    const id = keyOf(titled(deed.world.jobs), textIn(input, 'score'))
    const job = id === undefined ? undefined : deed.world.jobs[id]
    const offered = jobsOffered(deed.world).map(([, { title }]) => title)
    if (!job) return no('score-unknown', `No job is called "${textIn(input, 'score')}".`, offered)
    if (job.status !== 'open' || !areMet(deed.world, job.needs))
      return no('not-offered', `"${job.title}" is not to be had now.`, offered)
    const { title, target, tier, payoff, segments } = job
    return beginScore(deed, {
      title,
      target,
      tier,
      payoff,
      segments,
      plan: wordOf(plans, textIn(input, 'plan')) ?? 'infiltration',
      detail: textIn(input, 'detail'),
      load: (Object.keys(loads) as Load[]).find(load => load === textIn(input, 'load')) ?? 'normal',
      edge: numberIn(input, 'edge', 0),
      alarm: job.alarm,
    })
  },
})

/** The payoff and the heat, and after them whatever the page of the job says that it leaves behind. */
function finish(deed: Deed, isWon: boolean, exposure: string): Played {
  const { score } = deed.world
  const refused = endScore(deed, isWon, wordOf(exposures, exposure) ?? 'exposed')
  if (refused || !score) return refused
  const id = keyOf(titled(deed.world.jobs), score.title)
  const job = id === undefined ? undefined : deed.world.jobs[id]
  if (id === undefined || !job) return null
  happen(deed, { type: 'job-set', job: id, status: isWon ? 'won' : 'lost' })
  for (const effect of isWon ? job.ifWon : job.ifLost) carryOutEffect(deed, effect, job.title)
  return null
}

export const finishScore = defineMove({
  name: 'finish-score',
  about: 'The job is over, won or lost: payoff, heat, and what it leaves behind.',
  fields: { won: flag('true when they got what they came for'), exposure: choice('how loudly', [...exposures]) },
  play: (deed, input) => finish(deed, flagIn(input, 'won'), textIn(input, 'exposure')),
})

export const warm = defineMove({
  name: 'warm',
  about: 'Somebody thinks better or worse of the crew.',
  fields: {
    person: text('who, by id or name', 120),
    by: number('steps', -2, 2),
    why: text('why', 160),
  },
  play: (deed, input) =>
    changeDisposition(deed, textIn(input, 'person'), numberIn(input, 'by', 0), textIn(input, 'why'))
      ? null
      : no(
          'person-unknown',
          `Nobody is called "${textIn(input, 'person')}".`,
          Object.keys(deed.world.people).toSorted(),
        ),
})

export const pay = defineMove({
  name: 'pay',
  about: 'The crew pays for something, or is paid.',
  fields: { coin: number('coin gained, or with a minus paid', -8, 8), why: text('what for', 160) },
  play: (deed, input) => {
    const by = numberIn(input, 'coin', 0)
    if (deed.world.crew.coin + by < 0)
      return no('too-poor', `There are ${deed.world.crew.coin} coin.`, ['something that costs less'])
    changeCoin(deed, by, textIn(input, 'why'))
    return null
  },
})

export const strain = defineMove({
  name: 'strain',
  about: 'Something wears on whoever leads.',
  fields: { stress: number('how much', 1, 3), why: text('why', 160) },
  play: (deed, input) => {
    changeStress(deed, deed.world.lead, numberIn(input, 'stress', 1), textIn(input, 'why'))
    return null
  },
})

/** A share is somebody's own: it leaves the box, and is theirs for good. */
export const share = defineMove({
  name: 'share',
  about: 'Coin of the crew goes to one of them, into their own stash.',
  fields: { who: text('who, by id', 80), coin: number('how much', 1, 8) },
  play: (deed, input) => {
    const who = textIn(input, 'who')
    const coin = numberIn(input, 'coin', 1)
    const one = Object.hasOwn(deed.world.scoundrels, who) ? deed.world.scoundrels[who] : undefined
    if (!one) return no('nobody', `"${who}" is not of the crew.`, Object.keys(deed.world.scoundrels))
    if (coin > deed.world.crew.coin) return no('too-poor', `There are ${deed.world.crew.coin} coin.`)
    changeCoin(deed, -coin, `${one.name}'s share`)
    happen(deed, { type: 'stashed', who, to: Math.min(40, one.stash + coin) })
    return null
  },
})

export const takeEnding = defineMove({
  name: 'take-ending',
  about: 'The story ends, in one of the ways that are open now.',
  fields: { ending: text('which, by name', 160) },
  play: (deed, input) => {
    const open = endingsReached(deed.world)
    const ending = open.find(({ name }) => name.toLowerCase() === textIn(input, 'ending').toLowerCase())
    if (!ending)
      return no(
        'no-such-ending',
        'It does not end so, not now.',
        open.map(({ name }) => name),
      )
    happen(deed, { type: 'phase-set', phase: { kind: 'ended', how: ending.name } })
    return null
  },
})

export const jobMoves = [go, takeScore, finishScore, warm, pay, strain, share, takeEnding]
