/** The mood machine as a diagram, drawn from its table: `docs/blades.md` holds it, and a test holds it there. */
import { moodTable } from './table.ts'

export const drawMoods = (): string =>
  [
    'stateDiagram-v2',
    ...moodTable.flatMap(({ from, trigger, to, about }) =>
      from.map(mood => `  ${mood} --> ${to}: ${trigger} (${about})`),
    ),
  ].join('\n')
