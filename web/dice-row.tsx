/** Dice outside of a paragraph: rolls that lie in a row, and an answer that names its dice. */
import type { Rolled } from '../src/rules/ruleset.ts'
import { Die, degreeWords, lookOf } from './figures.tsx'
import { curly } from './prose.tsx'
import { party } from './store.ts'

/** Who is on no sheet is against the party, in a game of one against the other: a crew throws its dice together. */
export const isFoe = ({ who, dice = [] }: Rolled): boolean =>
  dice.some(({ sides }) => sides === 20) && !party.value.some(({ title }) => title === who)

type Together = { readonly purpose: string; readonly rolls: readonly Rolled[] }

/** Rolls of one kind that nothing was set against lie together: everybody's initiative. */
function together(rolls: readonly Rolled[]): readonly Together[] {
  const groups: Together[] = []
  for (const roll of rolls) {
    const last = groups.at(-1)
    if (last && roll.against === undefined && last.purpose === roll.purpose)
      groups.splice(-1, 1, { ...last, rolls: [...last.rolls, roll] })
    else groups.push({ purpose: roll.purpose, rolls: [roll] })
  }
  return groups
}

const DiceOf = ({ roll, falls }: { readonly roll: Rolled; readonly falls: boolean }) => (
  <>
    {(roll.dice ?? []).slice(0, 4).map((die, at) => (
      <Die die={die} look={die.isLost ? 'lost' : lookOf(roll, isFoe(roll))} size="tiny" falls={falls} key={at} />
    ))}
  </>
)

export function DiceRow({ rolls, falls = false }: { readonly rolls: readonly Rolled[]; readonly falls?: boolean }) {
  return (
    <>
      {together(rolls).map(({ purpose, rolls: some }, index) => (
        <div class="dice-row" key={index}>
          {some.length > 1 && <span class="dice-name">{purpose}</span>}
          {some.map((roll, at) => (
            <span key={at}>
              <DiceOf roll={roll} falls={falls} />
              <span>
                <b>{roll.total}</b>
                {some.length > 1 ? roll.who : `${roll.who}, ${purpose}`}
                {roll.against === undefined ? '' : `, against ${roll.against}: ${degreeWords(roll)}`}
              </span>
            </span>
          ))}
        </div>
      ))}
    </>
  )
}

const pips = '⚀⚁⚂⚃⚄⚅'

/** An answer that names its dice by their faces shows them. */
export function Answer({ text }: { readonly text: string }) {
  const [, faces = '', rest = text] = /^([⚀-⚅]+)\s*([\s\S]*)$/.exec(text) ?? []
  return (
    <>
      {faces.split('').map((face, at) => (
        <Die die={{ sides: 6, face: pips.indexOf(face) + 1 }} look="success" size="inline" key={at} />
      ))}
      {curly(rest)}
    </>
  )
}
