/** Letters that only look like letters, marks nobody sees, and digits that are read as letters. */
import { memo } from '../../core/memo.ts'

const unseen = /\p{Cf}|\p{Variation_Selector}/gu
/** What may stand for something else: only a text with one of these is looked at again. */
const odd =
  /\p{Cf}|\p{Mn}|\p{Script=Greek}|\p{Script=Cyrillic}|[\u1d00-\u1dbf\u2100-\u214f\u24b6-\u24e9\uff01-\uff5e]|[\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f189}]/u

/** Each with the letter it is taken for. */
const pairs =
  'аaеeоoрpсcхxуyіiјjѕsԁdһhӏlкkмmтtвbнhгrзeпnАAВBЕEКKМMНHОOРPСCТTХXУY' +
  'αaβbεeηnιiκkνvοoρpτtυuχxγyωwΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX' +
  'ıiɑaɡgʟlɴnʀrᴀaᴅdᴇeᴏoᴛtᴜuᴡw'

const alike = new Map(Array.from(pairs.matchAll(/../gu), ([pair]) => [pair.slice(0, 1), pair.slice(1)] as const))

/** The text in plain letters, or undefined where it has been all along. */
export function inPlainLetters(text: string): string | undefined {
  if (!odd.test(text)) return undefined
  const plain = text
    .replaceAll(unseen, '')
    .normalize('NFKD')
    .replaceAll(/\P{ASCII}/gu, letter => alike.get(letter) ?? letter)
  const bare = plain.replaceAll(/\p{Mn}/gu, '')
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
