import { BeatHeld, type Door } from './ports.ts'

/** The beat cannot go on in this process: it stays open in the chronicle, and whoever opens the table goes on with it. */
export class Suspended extends BeatHeld {
  constructor(waitsFor: string) {
    super(`The beat waits for ${waitsFor}.`)
    this.name = 'Suspended'
  }
}

/** A session that ends has no answer; who leaves by a door that they come back through is asked again then. */
export function whenNobodyAnswers(ending: AbortSignal, { comesBack = false }: Door): string {
  if (comesBack && !ending.aborted) throw new Suspended('player')
  return ''
}
