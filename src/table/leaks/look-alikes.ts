/** Letters that only look like letters, marks nobody sees, and digits that are read as letters. */
import { memo } from '../../core/memo.ts'

const unseen = /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff]/gu
/** What may stand for something else: only a text with one of these is looked at again. */
const odd =
  /[\u00ad\u0300-\u03ff\u0400-\u052f\u180e\u1d00-\u1dbf\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2100-\u214f\u24b6-\u24e9\ufe00-\ufe0f\ufeff\uff01-\uff5e]|[\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f189}]/u

const alike = new Map(
  [
    ...'аaеeоoрpсcхxуyіiјjѕsԁdһhӏlкkмmтtвbнhгrзeпnАAВBЕEЗ3КKМMНHОOРPСCТTХXУY',
    ...'αaβbεeηnιiκkνvοoρpτtυuχxγyωwΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX',
    ...'ıiɑaɡgʟlɴnʀrᴀaᴅdᴇeᴏoᴛtᴜuᴡw',
  ].flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? letter] as const] : [])),
)

/** The text in plain letters, or undefined where it has been all along. */
export function inPlainLetters(text: string): string | undefined {
  if (!odd.test(text)) return undefined
  const plain = [...text.replaceAll(unseen, '').normalize('NFKD')].map(letter => alike.get(letter) ?? letter).join('')
  const bare = plain.replaceAll(/[\u0300-\u036f]/gu, '')
  return bare === text ? undefined : bare
}

const digits: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
}
const mixed = /\p{L}[013457@$8|!]|[013457@$8|!]\p{L}/u
const word = /[\p{L}\p{N}@$|!]+/gu

const asLetters = memo(2_000, (said): string =>
  mixed.test(said) && /\p{L}/u.test(said) && /[013457@$8|]/.test(said)
    ? said.replaceAll(/[013457@$8]/g, digit => digits[digit] ?? digit).replaceAll(/[|!](?=\p{L})/gu, 'l')
    : said,
)

/** Digits read as letters: `dr0wn3d`. */
export function withoutDigits(text: string): string | undefined {
  if (!mixed.test(text)) return undefined
  const plain = text.replaceAll(word, asLetters)
  return plain === text ? undefined : plain
}
