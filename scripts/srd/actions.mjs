/** What a monster can do, read from its sentence: the attack, what it deals on a hit, the save, the area, the uses. */
import { areaOf } from './area.mjs'
import { abilityOf, lower, present, tidy } from './source.mjs'

const types = 'acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder'
const damagePattern = new RegExp(
  String.raw`(\d+)(?: \((\d+d\d+)\s*(?:([+−-])\s*(\d+))?\))? (?:magical )?(${types}) damage`,
  'g',
)
const saveSentence = /DC (\d+) (Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma) saving throw/
const conditionPattern =
  /\b(blinded|charmed|deafened|frightened|grappled|incapacitated|invisible|paralyzed|petrified|poisoned|prone|restrained|stunned|unconscious)\b/gi

const diceOf = ([, flat, dice, sign, bonus]) =>
  dice === undefined ? flat : bonus === undefined ? dice : `${dice}${sign === '+' ? '+' : '-'}${bonus}`

const damagesIn = text => [...text.matchAll(damagePattern)].map(match => ({ dice: diceOf(match), type: match[5] }))

/** A few lines repeat their name first, or lost the word "Melee"; what has a reach is melee. */
function attackOf(text) {
  const line = /^(?:[A-Z]\w+\. )?(?:(Melee or Ranged|Melee|Ranged) )?(Weapon|Spell) Attack:\s*\+\s*(\d+)/.exec(text)
  if (!line) return undefined
  const reach = /reach (\d+)/.exec(text)?.[1]
  const range = /range (\d+)(?:\/(\d+))?/.exec(text)
  return present({
    kind: line[1]?.toLowerCase() ?? (reach ? 'melee' : 'ranged'),
    isSpell: line[2] === 'Spell' ? true : undefined,
    bonus: Number(line[3]),
    reach: reach && Number(reach),
    range: range && Number(range[1]),
    longRange: range?.[2] && Number(range[2]),
  })
}

/** What a hit deals for certain: the damage before any saving throw, without the "or … if" of another grip or form. */
function hitDamage(text) {
  const hit = /Hit: ?([\s\S]*)/.exec(text)?.[1] ?? ''
  const certain = hit.split(saveSentence)[0].split(/\.(?= [A-Z])|, or (?=\d)|\bif the target is a\b/)[0]
  return damagesIn(certain)
}

function versatileDamage(text) {
  const other = /or (\d+ \([^)]*\) \w+ damage) if used with two hands/.exec(text)?.[1]
  return other && damagesIn(other)[0]
}

/** On a success: half the damage, or nothing. Conditions are those named after the save, before its repeat. */
function saveOf(text) {
  const found = saveSentence.exec(text)
  if (!found) return undefined
  const after = text.slice(found.index + found[0].length)
  return present({
    ability: abilityOf(found[2]),
    dc: Number(found[1]),
    onSuccess: /half (as much|the) damage/i.test(after) ? 'half' : 'none',
    damage: damagesIn(after.split(/\n/)[0]).slice(0, 2),
    conditions: conditionsIn(after),
    endsOnSave: /repeat the saving throw at the (?:end|start) of each of its turns/i.test(after) ? true : undefined,
  })
}

const conditionsIn = text => [
  ...new Set([...text.split(/repeat the saving throw|\n/)[0].matchAll(conditionPattern)].map(([word]) => lower(word))),
]

/** A hit that grapples says so before any saving throw, with the number to escape it. */
function hitConditions(text) {
  const hit = /Hit: ?([\s\S]*)/.exec(text)?.[1]?.split(saveSentence)[0] ?? ''
  const found = [...hit.matchAll(/(?:target|creature) is (?:also )?(grappled|restrained|knocked prone|poisoned)/gi)]
  const names = found.map(([, word]) => lower(word.replace(/knocked /i, '')))
  const also = /Until th(?:is|e) grapple ends, the target is restrained/i.test(hit) ? ['restrained'] : []
  return [...new Set([...names, ...also])]
}

function usesOf(name) {
  const recharge = /\(Recharge (\d)/.exec(name)?.[1]
  if (recharge) return { kind: 'recharge', from: Number(recharge) }
  const daily = /\((\d)\/Day/i.exec(name)?.[1]
  if (daily) return { kind: 'day', times: Number(daily) }
  return /Recharges? after a/.test(name) ? { kind: 'rest' } : undefined
}

/** "Breath Weapons" holds several, each a paragraph that opens with its name. */
function choicesOf(text) {
  if (!/uses one of the following/.test(text)) return undefined
  const parts = text.split('\n').slice(1)
  return parts.map(part => {
    const [, name, rest] = /^-? ?([^.]+)\. ([\s\S]+)$/.exec(part) ?? [undefined, 'One of these', part]
    return actionOf({ name, desc: rest })
  })
}

export function actionOf({ name, desc }) {
  const text = tidy(desc)
  const choices = choicesOf(text)
  return present({
    name: name
      .replace(/ *\((?!\w+ in )[^)]*\)/, '')
      .replace(/\.$/, '')
      .trim(),
    text,
    form: /\(([^)]*Form)[^)]*\)/.exec(name)?.[1],
    uses: usesOf(name),
    cost: Number(/\(Costs (\d)/.exec(name)?.[1]) || undefined,
    attack: attackOf(text),
    damage: hitDamage(text),
    twoHanded: versatileDamage(text),
    conditions: hitConditions(text),
    escape: Number(/escape DC (\d+)/.exec(text)?.[1]) || undefined,
    save: choices ? undefined : saveOf(text),
    area: choices ? undefined : areaOf(text),
    choices,
  })
}
