/** How somebody is spoken of, as what is written of them has it. */
import { memo } from '../core/memo.ts'
import type { Pronoun } from '../english/pronouns.ts'

export type { Pronoun }

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0

/** A sheet of which only the name is seen still says `Brother`. */
function byTitle(text: string): Pronoun {
  const name = /^#\s+(.+)$/mu.exec(text)?.[1] ?? ''
  if (/^(?:brother|father|friar|sir|lord|mister|mr|king|prince|baron|uncle)\b/iu.test(name)) return 'he'
  return /^(?:sister|mother|dame|lady|mistress|mrs|miss|ms|queen|princess|baroness|aunt|madam)\b/iu.test(name)
    ? 'she'
    : 'they'
}

export const pronounOf = memo(100, (text): Pronoun => {
  const told = /\b(she\/her|he\/him|they\/them)\b/i.exec(text)?.[1]?.toLowerCase()
  if (told !== undefined) return told.startsWith('she') ? 'she' : told.startsWith('he') ? 'he' : 'they'
  const she = count(text, /\b(?:she|her|hers|herself)\b/gi)
  const he = count(text, /\b(?:he|him|his|himself)\b/gi)
  if (she !== he) return she > he ? 'she' : 'he'
  return byTitle(text)
})
