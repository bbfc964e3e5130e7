/** Which secrets a text comes near to, without telling them so that it can be seen: what a guard is asked about. */
import { rare, telling } from './common-words.ts'
import type { Holdings } from './holdings.ts'
import { paragraphs } from './paragraphs.ts'
import type { Secrets } from './secrets.ts'
import type { Sentence } from './sentences.ts'
import { spokenIn } from './spoken.ts'

/** More than a guard should read for one paragraph. */
const most = 12
/** A word of more secrets than this is about none of them. */
const mostSecrets = 64

/** A word is telling for whoever has it from nowhere: one such word is enough, of others it takes two. */
const worthOf = (stem: string, weight: number, secrets: Secrets): number =>
  weight >= rare && secrets.open.of(stem).length === 0 ? 2 : 1

/** The secrets whose people and things are spoken of, nearest first; those that all listeners hold are none. */
export function touchedSecrets(text: string, secrets: Secrets, held: readonly Holdings[]): readonly Sentence[] {
  const near = new Map<Sentence, number>()
  for (const paragraph of paragraphs(text)) {
    const seen = new Set<string>()
    for (const { units } of spokenIn(paragraph.text).sentences)
      for (const { stems, weight } of units)
        for (const stem of weight >= telling ? stems : []) {
          if (seen.has(stem)) continue
          seen.add(stem)
          const about = secrets.kept.about(stem)
          if (about.length > mostSecrets) continue
          for (const secret of about)
            if (!secret.isPassage) near.set(secret, (near.get(secret) ?? 0) + worthOf(stem, weight, secrets))
        }
  }
  return [...near]
    .filter(([secret, worth]) => worth >= 2 && !held.every(one => one.known.holdsTogether(secret.topics)))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([secret]) => secret)
}
