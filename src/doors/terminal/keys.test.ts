import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { Keys } from './keys.ts'

/** What line editing hears of these chunks: keys letter by letter, and in brackets what is put in at once. */
function heard(...chunks: readonly string[]): string {
  const input = new PassThrough()
  let told = ''
  const keys = new Keys(input, text => (told += `[${text}]`))
  keys.on('data', (letter: string) => (told += letter.replace('\u001B', '^').replace('\r', '/')))
  for (const chunk of chunks) input.emit('data', chunk)
  return told
}

test.each([
  ['one letter is one key', ['a'], 'a'],
  ['letters that come together are put in together', ['look around\r'], '[look around]/'],
  ['a key that sends more than a letter stays whole', ['ab\u001B[Acd\u001BOH\u001Bb'], '[ab]^[A[cd]^OH^b'],
  ['also when it comes in two pieces', ['a\u001B[', '1~'], 'a^[1~'],
  ['of a paste of many lines each is said', ['\u001B[200~one\r\n  two\n\nthree\u001B[201~'], '[one]/[two]/[three]'],
  ['also the last one, when it is finished', ['\u001B[200~one\ntwo\n\u001B[201~'], '[one]/[two]/'],
  ['a paste of one line waits for Enter', ['\u001B[200~one\n\u001B[201~'], '[one]'],
  ['a paste may come in pieces', ['x\u001B[200~one\r', 'two', '\u001B[201~y'], 'x[one]/[two]y'],
  ['a paste has no controls in it', ['\u001B[200~a\u001B[2Jb\u0003\u001B[201~'], '[a[2Jb]'],
])('%s', (_, chunks, told) => {
  expect(heard(...chunks)).toBe(told)
})
