/** The balance of the second game: a thousand jobs at three difficulties. */
import { assert } from '../../src/core/result.ts'
import { balanceOf, type Difficulty } from '../blades/balance.ts'
import { soak, type SoakRow } from './row.ts'

const hows: readonly Difficulty[] = ['easy', 'fair', 'hard']

export async function* soakBlades(scale: number): AsyncGenerator<SoakRow> {
  const crews = Math.max(3, Math.round(34 * scale))
  for (const how of hows) {
    yield await soak(`blades: ${crews} crews, ten jobs each, ${how}`, async () => {
      const { told, crews: played } = await balanceOf(how, crews, 10)
      assert(!played.some(({ diedAtFirstRest }) => diedAtFirstRest), 'no crew dies before its second job')
      assert(
        played.every(({ coinAtEnd }) => coinAtEnd < 40),
        'nobody is rich after ten',
      )
      return told
    })
  }
}
