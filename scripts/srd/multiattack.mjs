/**
 * Multiattack as routines: each is a list of actions with how often, and a creature picks one routine a turn. Read from
 * sentences such as "It makes three attacks: one with its bite and two with its claws".
 */
import { numberWords } from './source.mjs'

const words = Object.keys(numberWords).join('|')
const bare = text =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replace(/s$/, '')

const actionCalled = (name, actions) =>
  actions.find(action => bare(action.name) === bare(name)) ??
  actions.find(action => bare(action.name).split(' ').includes(bare(name)))

function stepsOf(text, actions) {
  const steps = []
  const add = (count, name) => {
    const action = actionCalled(name.trim(), actions)
    if (action) steps.push({ action: action.name, count: numberWords[count.toLowerCase()] ?? 1 })
  }
  for (const use of text.matchAll(/uses? (?:its )?([A-Z][A-Za-z ]+?)( twice|\.| if| and|,|$)/g)) {
    add(use[2] === ' twice' ? 'two' : 'one', use[1])
  }
  for (const either of text.matchAll(new RegExp(String.raw`\b(${words}) attacks, either with its (\w+)`, 'gi'))) {
    add(either[1], either[2])
  }
  const phrase = new RegExp(
    String.raw`\b(${words}) (?:attacks? )?(?:with its|to|ranged attacks with its|attacks with its) ([a-z ]+?)(?= or |,| and |--|\.|$)|\b(${words}) ([a-z ]+?) attacks?\b(?! with)`,
    'gi',
  )
  for (const [, count, name, plainCount, plainName] of text.matchAll(phrase)) {
    add(count ?? plainCount, name ?? plainName)
  }
  return steps
}

/** "two melee attacks": any that fit, so the first of its kind stands for them. */
function plainSteps(text, actions) {
  const found = new RegExp(String.raw`\b(${words})(?: (melee|ranged))? attacks`, 'i').exec(text)
  if (!found) return []
  const fits = actions.filter(({ attack }) => attack?.kind.includes(found[2]?.toLowerCase() ?? ''))
  const total = numberWords[found[1].toLowerCase()]
  const onlyOnce = fits.find(({ name }) =>
    new RegExp(String.raw`only one of which can be [a-z ]*\b${bare(name)}`, 'i').test(text),
  )
  if (/different weapon/.test(text)) return fits.slice(0, total).map(({ name }) => ({ action: name, count: 1 }))
  const main = fits.find(action => action !== onlyOnce) ?? fits[0]
  if (!main) return []
  const rest = { action: main.name, count: onlyOnce ? total - 1 : total }
  return onlyOnce ? [{ action: onlyOnce.name, count: 1 }, rest] : [rest]
}

const alternatives = text =>
  text.split(
    /\. (?:Or the|Alternatively)|\bor (?=(?:two|three) (?:ranged|longbow|with its))|--or |In (?:hybrid|humanoid) form|or (?=uses its)/,
  )

/** A hydra begins with five heads; the fungus rolls 1d4, of which two is the lower middle. */
const counted = text =>
  text.replace('as many bite attacks as it has heads', 'five bite attacks').replace(/1d4 (?=Rotting)/, 'two ')

export function multiattackOf(said, actions) {
  const text = counted(said)
  const clean = text.split(/\. (?:It can|If|When|While|In hybrid)/)[0]
  return alternatives(clean)
    .map(part => {
      const steps = stepsOf(part, actions)
      return steps.length > 0 ? steps : plainSteps(part, actions)
    })
    .filter(steps => steps.length > 0)
}
