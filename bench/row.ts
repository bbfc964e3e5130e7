/** One line of the bench table: ours against a peer, measured in the same run. */
export type BenchRow = {
  readonly name: string
  readonly ours: number
  readonly peer: number
  readonly unit: string
  readonly ratio: number
  readonly bar: string
  readonly met: boolean
}
