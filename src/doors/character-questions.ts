/** What has to be known of a new character before there is one: the same questions for every door. */
import { below, seedRng, streamOf } from '../core/random.ts'
import { findCampaign } from './campaigns.ts'

export type Needed = { readonly campaign: string; readonly name: string; readonly race: string; readonly class: string }

/** What has to be known of a new character of the fifth edition. */
export type Question = {
  readonly key: keyof Needed
  readonly ask: string
  /** What may be chosen by its number. */
  readonly choices: readonly string[]
  /** What Enter stands for, where it stands for anything. */
  readonly otherwise?: string
  /** Why an answer will not do; undefined when it will. */
  readonly wrong: (answer: string) => string | undefined
}

export async function questionsFor(
  folder: string,
  campaigns: readonly string[],
  seed: string,
): Promise<readonly Question[]> {
  const stream = streamOf(seedRng(`${seed}/left to chance`))
  const { classNames } = await import('../rules/fifth/creation/create.ts')
  const { heritageNamed, raceNames } = await import('../rules/fifth/creation/heritage.ts')
  const noSuch = (what: string, answer: string): string => `The rules know no ${what} "${answer}".`
  const isClass = (answer: string): boolean => classNames.some(name => name.toLowerCase() === answer.toLowerCase())
  return [
    {
      key: 'campaign',
      ask: 'Which campaign?',
      choices: campaigns,
      ...(campaigns.length === 1 ? { otherwise: campaigns[0] ?? '' } : {}),
      wrong: answer => {
        const found = findCampaign(folder, answer)
        return found.ok ? undefined : found.refusal
      },
    },
    {
      key: 'name',
      ask: 'What is the name?',
      choices: [],
      wrong: answer => (/\p{L}/u.test(answer) ? undefined : 'A name needs a letter.'),
    },
    {
      key: 'race',
      ask: 'Race?',
      choices: raceNames,
      otherwise: raceNames[below(stream, raceNames.length)] ?? 'Human',
      wrong: answer => (heritageNamed(answer).ok ? undefined : noSuch('race', answer)),
    },
    {
      key: 'class',
      ask: 'Class?',
      choices: classNames,
      otherwise: classNames[below(stream, classNames.length)] ?? 'Fighter',
      wrong: answer => (isClass(answer) ? undefined : noSuch('class', answer)),
    },
  ]
}
