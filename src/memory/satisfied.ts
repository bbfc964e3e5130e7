/** More of the same word says less and less. */
export const satisfied = (count: number): number => (count * 2.2) / (count + 1.2)
