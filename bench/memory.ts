/**
 * Memory against its peers, in the same run: how much of what a question is about is found within a budget, in recorded
 * play and in long conversations. Numbers were chosen on one half of the data; the other half is reported.
 */
import { firstSentence, realPlay, realTalk, type Corpus, type Half, type Question } from './memory/data.ts'
import { bm25, minisearch, ours, type Finder, type Peer } from './memory/peers.ts'
import { benchScale } from './memory/scale.ts'
import type { BenchRow } from './row.ts'

/** `GLOAM_BENCH_HALF=tuned` is for whoever changes the numbers. */
const half: Half = process.env['GLOAM_BENCH_HALF'] === 'tuned' ? 'tuned' : 'held'

/** Which share of the gold turns' tokens is found within a budget. */
function shareWithin(corpus: Corpus, find: Finder, { words, gold }: Question, budget: number): number {
  const tokensAt = (place: number): number => corpus.turns[place]?.tokens ?? 0
  let [used, hit] = [0, 0]
  for (const place of find(words, budget)) {
    used += tokensAt(place)
    if (used > budget) break
    if (gold.has(place)) hit += tokensAt(place)
  }
  return hit / [...gold].reduce((sum, place) => sum + tokensAt(place), 0)
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const playPeers: Readonly<Record<string, Peer>> = {
  ours,
  'BM25-800': bm25(800),
  'BM25-400': bm25(400),
  minisearch: minisearch(800),
}

type Measure = 'whole' | 'half' | 'sentence'

function measurePlay(corpus: Corpus, find: Finder): Readonly<Record<Measure, number>> {
  const share = (budget: number, change: (words: string) => string = words => words): number =>
    mean(corpus.questions.map(one => shareWithin(corpus, find, { ...one, words: change(one.words) }, budget)))
  return { whole: share(2000), half: share(1000), sentence: share(2000, firstSentence) }
}

/** The same questions with nothing remembered but the session they are about. */
function shareAlone(corpus: Corpus, peer: Peer): number {
  const sources = [...new Set(corpus.questions.map(({ source }) => source))]
  const shares = sources.flatMap(source => {
    const first = corpus.turns.findIndex(turn => turn.source === source)
    const alone: Corpus = {
      turns: corpus.turns.filter(turn => turn.source === source),
      questions: corpus.questions
        .filter(question => question.source === source)
        .map(question => ({ ...question, gold: new Set([...question.gold].map(place => place - first)) })),
    }
    const find = peer(alone.turns)
    return alone.questions.map(question => shareWithin(alone, find, question, 2000))
  })
  return mean(shares)
}

function playRows(corpus: Corpus): readonly BenchRow[] {
  const found = Object.entries(playPeers).map(([name, peer]) => ({ name, ...measurePlay(corpus, peer(corpus.turns)) }))
  const [mine, best, ...others] = found
  if (!mine || !best) return []
  const alone = shareAlone(corpus, ours)
  return [
    share(`real play, 16 sessions, 2,000 tokens / ${best.name}`, mine.whole, best.whole, [0.85, 0.055]),
    share(`the same, 1,000 tokens / ${best.name}`, mine.half, best.half, [0, 0.1]),
    share(`the same, one sentence asked, 2,000 tokens / ${best.name}`, mine.sentence, best.sentence, [0, 0.11]),
    share('the same, 2,000 tokens / with one session alone', mine.whole, alone, [0, -0.05]),
    ...others.map(({ name, whole }) => share(`real play, 16 sessions, 2,000 tokens / ${name}`, mine.whole, whole)),
  ]
}

const talkPeers: Readonly<Record<string, Peer>> = { ours, 'BM25, a turn each': bm25(1), minisearch: minisearch(1) }

function measureTalk(corpora: readonly Corpus[], peer: Peer): { readonly ten: number; readonly budget: number } {
  const found = corpora.flatMap(corpus => {
    const find = peer(corpus.turns)
    return corpus.questions.map(({ words, gold }) => ({
      ten: hits(find(words, 2000).slice(0, 10), gold),
      budget: hits(upTo(corpus, find(words, 2000), 2000), gold),
    }))
  })
  return { ten: mean(found.map(({ ten }) => ten)), budget: mean(found.map(({ budget }) => budget)) }
}

const hits = (places: readonly number[], gold: ReadonlySet<number>): number =>
  places.filter(place => gold.has(place)).length / gold.size

function upTo({ turns }: Corpus, places: readonly number[], budget: number): readonly number[] {
  let used = 0
  const end = places.findIndex(place => (used += turns[place]?.tokens ?? 0) > budget)
  return end === -1 ? places : places.slice(0, end)
}

function talkRows(corpora: readonly Corpus[]): readonly BenchRow[] {
  const found = Object.entries(talkPeers).map(([name, peer]) => ({ name, ...measureTalk(corpora, peer) }))
  const [mine, ...others] = found
  if (!mine) return []
  return others.flatMap(({ name, ten, budget }, at) => [
    share(`long talk, the first ten / ${name}`, mine.ten, ten, at === 0 ? [0.8, 0] : undefined),
    share(`long talk, 2,000 tokens / ${name}`, mine.budget, budget, at === 0 ? [0.92, 0] : undefined),
  ])
}

/** A share that is asked for by itself, and above its peer. */
function share(name: string, mine: number, peer: number, wanted?: readonly [number, number]): BenchRow {
  const [least, above] = wanted ?? [0, 0]
  const words = [least > 0 ? `at least ${least}` : '', above === 0 ? '' : `${above > 0 ? '+' : ''}${above} above`]
  return {
    name,
    ours: mine,
    peer,
    unit: 'found',
    ratio: mine / peer,
    bar: wanted ? words.filter(Boolean).join(', ') : 'shown',
    met: mine >= least && mine >= peer + above,
  }
}

export function benchMemory(): readonly BenchRow[] {
  const play = realPlay(half)
  const talk = realTalk(half)
  return [...(play ? playRows(play) : []), ...(talk.length > 0 ? talkRows(talk) : []), ...benchScale()]
}
