/** Which scene a hand-off file belongs to, in the three ways the files say it. */
import type { SceneMark } from '../journal/journal.ts'

/** `Scene: 003 - the-mill`, `Scene 007: the-mill`. */
export function readSceneMark(text: string): SceneMark | undefined {
  const match = /^\s*Scene[ \t]*:?[ \t]*(\d{1,9})[ \t]*[-–—:][ \t]*(\S+)/imu.exec(text)
  return match?.[1] === undefined || match[2] === undefined ? undefined : { number: match[1], slug: match[2] }
}

export const printPromptMark = ({ number, slug }: SceneMark): string => `Scene: ${number} - ${slug}`
export const printNotesMark = ({ number, slug }: SceneMark): string => `Scene ${number}: ${slug}`
