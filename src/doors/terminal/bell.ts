/** Waiting for something to happen or for nobody to want it any more; nothing is left behind on the signal. */
export class Bell {
  #wake: (() => void) | undefined

  ring(): void {
    this.#wake?.()
    this.#wake = undefined
  }

  async heard(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    await new Promise<void>(resolve => {
      const wake = (): void => {
        signal.removeEventListener('abort', wake)
        resolve()
      }
      this.#wake = wake
      signal.addEventListener('abort', wake, { once: true })
    })
  }
}
