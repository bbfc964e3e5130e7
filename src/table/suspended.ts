import { BeatHeld } from './ports.ts'

/** The beat cannot go on in this process: it stays open in the chronicle, and whoever opens the table goes on with it. */
export class Suspended extends BeatHeld {
  constructor(waitsFor: string) {
    super(`The beat waits for ${waitsFor}.`)
    this.name = 'Suspended'
  }
}

/** A session that ends has no answer; a player who is gone is asked again when they are back. */
export function whenNobodyAnswers(ending: AbortSignal): string {
  if (!ending.aborted) throw new Suspended('player')
  return ''
}
