/**
 * Companions talking among themselves. One after the other, each hears what the others have said, for at most three
 * rounds: then it is settled, ready or not, because a party that talks for ever keeps everybody waiting.
 */

/** The cap of the rule, two to three exchanges. */
export const mostRounds = 3

/** Where a companion's words of each round are recorded. */
export const roundKeys = (key: string): readonly string[] =>
  Array.from({ length: mostRounds }, (_, at) => roundKey(key, at + 1))

export const roundKey = (key: string, round: number): string => `${key}/round-${round}`

export type Line = { readonly character: string; readonly said: string }

/** "Ready" alone, in any dress, ends a companion's part. */
export const isReady = (said: string): boolean => /^[\s*_"'[(]*ready[\s*_"'\]).!]*$/i.test(said)

/** What was said so far, as a companion hears it. */
export const asHeard = (lines: readonly Line[]): string =>
  lines.map(({ character, said }) => `${character}: ${said}`).join('\n')

/** `ask` brings a companion's next words given what it heard; undefined when it does not answer. */
export async function interact(
  characters: readonly string[],
  ask: (character: string, heard: readonly Line[], round: number) => Promise<string | undefined>,
): Promise<{ readonly lines: readonly Line[]; readonly missing: readonly string[] }> {
  const lines: Line[] = []
  const done = new Set<string>()
  const missing = new Set<string>()
  for (let round = 1; round <= mostRounds && done.size < characters.length; round += 1) {
    for (const character of characters.filter(name => !done.has(name))) {
      const said = await ask(character, lines, round)
      if (said === undefined) missing.add(character)
      if (said === undefined || isReady(said)) done.add(character)
      else lines.push({ character, said })
    }
  }
  return { lines, missing: [...missing].filter(name => !lines.some(line => line.character === name)) }
}
