/** Whether there is such a thing here, where nobody wrote it down and nobody hides it: chance says so once, and it is so from then on. */
import rows from '../../../../content/oracle/chance.json' with { type: 'json' }
import { isCalling } from '../../../campaign/played/read/callings.ts'
import { memo } from '../../../core/memo.ts'
import { existing, polarOf, type Existing } from '../../../english/polar.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { baseOf } from '../../../english/verbs.ts'
import { draw, fact, isLucky, keep, noteTold, tell, type Desk } from './desk.ts'
import { runningJob } from './running.ts'
import { placeNameNow, presentNow } from './scenes.ts'
import { capital, fill, scene as words } from './words.ts'

const never = new Set(rows.never)

/** The words of a line of the folder; one written for the Game Master alone counts as well. */
const wordsIn = memo(4_000, (line): ReadonlySet<string> => new Set(wordsOf(line)))

/** What stands written of this place, or of the job, is no matter of chance. */
function isWritten(desk: Desk, { bare }: Existing): boolean {
  const named = wordsOf(bare)
  const about = [placeNameNow(desk), runningJob(desk)?.title ?? ''].filter(Boolean)
  const pages = Object.values(desk.sees.atFirst.files).flat().filter(({ text }) => about.some(name => text.startsWith(`# ${name}\n`))) // prettier-ignore
  const lines = pages.flatMap(({ text }) => text.split('\n'))
  return lines.some(line => named.every(word => wordsIn(line).has(word)))
}

/** What a question asks the world for, as one would point it out. */
export function soughtIn(asked: string): Existing | undefined {
  const polar = polarOf(asked)
  return polar && existing(polar)
}

/** `Where's the toilet?`: whether there is one. */
export function placedIn(asked: string): Existing | undefined {
  const [, bare = ''] = /^where(?:['’]?s| is| are| would) (?:the|a|an|your|our) ((?:\p{L}+ ?){1,3}?)(?: be)?(?: (?:in|around|on) (?:this|here).*| here)?[?.!]*$/iu.exec(asked.trim()) ?? [] // prettier-ignore
  return bare === ''
    ? undefined
    : existing({ helper: 'is', subject: ['there', 'a'], rest: bare.toLowerCase().split(' ') })
}

/** `I look for a tavern`: whether there is one. */
export function lookedFor(said: string): Existing | undefined {
  const [, bare = ''] = /^(?:(?:i|we|let'?s|let us) )?(?:look|search) (?:around )?for (?:a|an|some|any) ((?:\p{L}+ ?){1,3})[.!]*$/iu.exec(said.trim()) ?? [] // prettier-ignore
  return bare === '' ? undefined : existing({ helper: 'is', subject: ['there', 'a'], rest: bare.trim().toLowerCase().split(' ') }) // prettier-ignore
}

/** True where it was for chance to say. */
export function settled(desk: Desk, asked: string, sought = soughtIn(asked)): boolean {
  const isGrave = wordsOf(asked).some(word => never.has(baseOf(word) ?? word))
  const [head = ''] = sought?.bare.split(' ').slice(-1) ?? []
  if (!sought || isGrave || isCalling(head)) return false
  const isSomebody = sought.one === 'somebody'
  if (isSomebody ? presentNow(desk).length > 0 : isWritten(desk, sought)) return false
  const key = isLucky(desk, 2) ? 'there' : 'none'
  const rows = isSomebody ? words.fateOfSome : words.fate
  const text = fill(draw(desk, `fate/${isSomebody ? 'some' : 'thing'}/${key}`, rows[key]), { ...sought, One: capital(sought.one), place: placeNameNow(desk) }) // prettier-ignore
  keep(desk, { established: [...desk.memory.established, text].slice(-mostEstablished) })
  noteTold(desk, `lore/${text.slice(0, 40)}`)
  fact(desk, { kind: 'established', about: sought.bare })
  tell(desk, text)
  return true
}

const mostEstablished = 60
