/** Words for looking closely, searching, listening, and for what turns up. */
import type { Grammar } from '../../prose/prose.ts'

export const findingWords: Grammar = {
  found: [
    'And there it is.',
    'It pays.',
    'There, where nobody looks twice.',
    '{Your} fingers find it before {your} eyes do.',
    'Something does not fit, and then it does.',
  ],
  coins: [
    'There is money with it: #gold#, to be shared.',
    'And coin: #gold#. It is counted out at once.',
    '#gold.cap# come to light with it, and are divided on the spot.',
  ],
}
