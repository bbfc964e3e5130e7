/**
 * What a narrative claims that the rules did not decide. A false alarm costs a call of the model and a player's patience,
 * so only what cannot be meant otherwise is a claim, and a word that may stand for several is held against all of them.
 */
import type { GameWords } from '../../game.ts'
import { falseBlows } from './blows.ts'
import { falseChecks } from './checks.ts'
import { sentencesIn, type Clause, type Sentence } from './clauses.ts'
import { factsOf, type Facts } from './facts.ts'
import { deadWhoSpeak, falseCondition, falseLives } from './lives.ts'
import { namesIn } from './names.ts'
import { falseNumbers } from './numbers.ts'
import { falseSoftly, wordsPutIn } from './soft.ts'
import { falseGift, falseSpell } from './things.ts'

export const contradictions: GameWords['contradictions'] = (text, happened) => {
  const facts = factsOf(happened)
  const wrong = sentencesIn(text, namesIn(facts)).flatMap(sentence => [
    ...sentence.clauses.flatMap(clause => inClause(clause, sentence, facts)),
    ...falseNumbers(sentence, facts),
    ...falseChecks(sentence, facts),
    ...falseSoftly(sentence, facts),
  ])
  return [...new Set([...wrong, ...deadWhoSpeak(text, facts)])]
}

const inClause = (clause: Clause, sentence: Sentence, facts: Facts): readonly string[] =>
  [
    falseBlows(clause, facts),
    falseLives(clause, sentence, facts),
    falseCondition(clause, facts),
    falseGift(clause, facts),
    falseSpell(clause, facts),
    wordsPutIn(clause),
  ].filter(why => why !== undefined)
