/** A line that says who does it, or begins with what is done, is told again; any other words stand for themselves. */
import { toldOfYou } from '../../../english/retell/player.ts'
import { isBase, verbOf } from '../../../english/verbs.ts'
import { tokensOf } from './hear/tokens.ts'
import { sentence, verbs } from './words.ts'

const doers = new Set(verbs.doers)

export function retold(line: string): string {
  const [first = ''] = tokensOf(line)
  if (first === 'be') return toldOfYou(line.trim().replace(/^be\b/iu, 'I am')) // `be measured for a coat`
  if (doers.has(first)) return toldOfYou(line.replace(/\b(?:want|would like|'d like) to be\b/iu, 'wish to be'))
  const [name = '', verb = ''] = line.trim().split(' ')
  if (/^\p{Lu}\p{Ll}+$/u.test(name) && !isBase(first) && verbOf(verb) !== undefined) return sentence(line) // `Oswin climbs first`
  return isBase(first) && !line.trimEnd().endsWith('?') ? toldOfYou(`I ${line.charAt(0).toLowerCase()}${line.slice(1)}`) : '' // prettier-ignore
}
