/** The signs that stand before what is told, and what stands for them where only ASCII can be shown. */

export type Marks = {
  readonly narration: string
  readonly action: string
  readonly dice: string
  readonly discovery: string
  readonly combat: string
  readonly danger: string
  readonly healing: string
  readonly becomes: string
  readonly current: string
  readonly sceneBreak: string
  readonly minorBreak: string
  /** The bar on both sides of a speaker's name. */
  readonly bar: string
}

const unicode: Marks = {
  narration: '★',
  action: '→',
  dice: '⚄',
  discovery: '✦',
  combat: '⚔',
  danger: '☠',
  healing: '❤',
  becomes: '→',
  current: '←',
  sceneBreak: '═══════════════════',
  minorBreak: '───',
  bar: '━━━',
}

const ascii: Marks = {
  narration: '*',
  action: '->',
  dice: '#',
  discovery: '+',
  combat: 'x',
  danger: '!',
  healing: '<3',
  becomes: '->',
  current: '<-',
  sceneBreak: '* * *',
  minorBreak: '---',
  bar: '---',
}

export const marksFor = (isAscii: boolean): Marks => (isAscii ? ascii : unicode)
