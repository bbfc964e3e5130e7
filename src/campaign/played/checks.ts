/** What a sentence asks of whoever tries: difficulties, skills, saves and harm, wherever in it they stand. */
import rows from '../../../content/world/checks.json' with { type: 'json' }
import type { Hidden } from './world.ts'

/** What the usual lock, hiding place or trap asks for where its author did not say. */
const { abilities, skills, harms } = rows

export const usual = { dc: 13, skill: 'perception' } as const

const skillWords = skills.map(skill => skill.replaceAll('-', '[ -]')).join('|')
const skillShape = new RegExp(String.raw`\b(${skillWords}|thieves['’]? tools|thieves tools)\b`, 'i')
const dcShape = /\bDC\s*:?\s*(\d{1,2})\b|\b(?:difficulty|target number)\s*:?\s*(\d{1,2})\b/i

const abilityWords = 'str(?:ength)?|dex(?:terity)?|con(?:stitution)?|int(?:elligence)?|wis(?:dom)?|cha(?:risma)?'
const saveAfter = new RegExp(
  String.raw`\b(${abilityWords})\b[^.;()]{0,12}?\bsav(?:e|es|ing throws?)\b(?:[^.;()]{0,8}?\bDC\s*(\d{1,2}))?`,
  'i',
)
const saveBefore = new RegExp(
  String.raw`\bDC\s*(\d{1,2})\s*(?:on an?\s*)?(${abilityWords})\b[^.;()]{0,12}?\bsav(?:e|ing)`,
  'i',
)
const harmShape = new RegExp(
  String.raw`(\d{1,2}d\d{1,3}(?:\s*[+-]\s*\d{1,3})?|\b\d{1,3}\b)\)?\s*(?:points? of\s*)?(${harms.join('|')})\b`,
  'i',
)
const plainHarm = /(\d{1,2}d\d{1,3}(?:\s*[+-]\s*\d{1,3})?)\s*(?:points? of\s*)?damage/i

const toAbility = (word: string): string => abilities.find(one => word.toLowerCase().startsWith(one)) ?? 'dex'

type Save = { readonly save: string; readonly dc?: number; readonly span: string }

function saveIn(text: string): Save | undefined {
  const before = saveBefore.exec(text)
  if (before) return { save: toAbility(before[2] ?? ''), dc: Number(before[1]), span: before[0] }
  const after = saveAfter.exec(text)
  if (!after) return undefined
  return { save: toAbility(after[1] ?? ''), span: after[0], ...(after[2] !== undefined && { dc: Number(after[2]) }) }
}

export function harmIn(text: string): Hidden['harm'] | undefined {
  const typed = harmShape.exec(text)
  const dice = (typed ?? plainHarm.exec(text))?.[1]?.replaceAll(' ', '')
  if (dice === undefined) return undefined
  const save = saveIn(text)
  return { dice, type: typed?.[2]?.toLowerCase() ?? 'bludgeoning', save: save?.save ?? 'dex', dc: save?.dc ?? usual.dc }
}

export type Asked = { readonly dc: number; readonly skill: string }

/** The check a text asks for, saves left aside; undefined where it names neither a difficulty nor a skill. */
export function checkIn(text: string): Asked | undefined {
  const save = saveIn(text)
  const rest = save ? text.replace(save.span, ' ') : text
  const found = dcShape.exec(rest)
  const skill = skillShape.exec(rest)?.[1]?.toLowerCase()
  if (!found && skill === undefined) return undefined
  const dc = Number(found?.[1] ?? found?.[2] ?? usual.dc)
  return { dc, skill: skillId(skill) ?? abilityCheck(rest) ?? usual.skill }
}

const skillId = (word: string | undefined): string | undefined =>
  word === undefined ? undefined : word.startsWith('thieves') ? 'thieves-tools' : word.replaceAll(' ', '-')

/** `DC 15 Strength check`: a plain ability. */
const abilityCheck = (text: string): string | undefined => {
  const word = new RegExp(
    String.raw`\bDC\s*\d{1,2}\s*(${abilityWords})\b|\b(${abilityWords})\b\s*(?:check\s*)?DC`,
    'i',
  ).exec(text)
  const found = word?.[1] ?? word?.[2]
  return found === undefined ? undefined : toAbility(found)
}
