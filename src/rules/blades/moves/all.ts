/** Every move of the game. */
import { acceptBargain, offerBargain, passOut, retreat } from './bargain.ts'
import { asStep, type BladesMove } from './define.ts'
import { assist, backOff, chooseDie, deal, push, resolve, spendDieTool } from './dice.ts'
import {
  activity,
  advance,
  begin,
  catchBreathMove,
  companionRest,
  endRestMove,
  endSession,
  entangleMove,
  layLowMove,
  openScene,
  passTime,
  rest,
  settleEntanglementMove,
  workGoalMove,
} from './rest.ts'
import { jobMoves } from './jobs.ts'
import { scoreMoves } from './score.ts'
import { askPlayer, choose, chooseRandom, engage, setSceneStyle, speakAsNpc, think } from './scene.ts'
import { accept, applyOutput, beginTurn, endSceneMove } from './turn.ts'

export const allMoves: readonly BladesMove[] = [
  asStep(beginTurn),
  asStep(applyOutput),
  asStep(think),
  asStep(speakAsNpc),
  asStep(askPlayer),
  asStep(choose),
  chooseRandom,
  setSceneStyle,
  engage,
  spendDieTool,
  chooseDie,
  push,
  assist,
  deal,
  backOff,
  asStep(resolve),
  accept,
  offerBargain,
  acceptBargain,
  retreat,
  passOut,
  begin,
  openScene,
  endSceneMove,
  layLowMove,
  catchBreathMove,
  workGoalMove,
  rest,
  activity,
  companionRest,
  endRestMove,
  entangleMove,
  settleEntanglementMove,
  advance,
  passTime,
  endSession,
  ...scoreMoves,
  ...jobMoves,
]
