import { BeatHeld } from './ports.ts'

/** The beat cannot go on in this process: it stays open in the chronicle, and whoever opens the table goes on with it. */
export class Suspended extends BeatHeld {
  constructor(waitsFor: string) {
    super(`The beat waits for ${waitsFor}.`)
    this.name = 'Suspended'
  }
}
