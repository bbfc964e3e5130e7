/**
 * What a model thinks before it speaks is nobody's to hear or to keep. Most providers send it apart; models that run at home
 * write it into their words, between marks. Here it is taken out while the words come, whatever pieces they come in.
 */

const opening = /<(think|thinking|reasoning|thought)>/i
const longestMark = '</reasoning>'.length

export class WithoutThinking {
  #rest = ''
  #closing: RegExp | undefined
  #hasSpoken = false

  /** The words of this piece that are said aloud; what could be the beginning of a mark waits for the next one. */
  add(text: string): string {
    this.#rest += text
    let said = ''
    for (;;) {
      const mark = (this.#closing ?? opening).exec(this.#rest)
      if (!mark) break
      if (!this.#closing) said += this.#rest.slice(0, mark.index)
      this.#rest = this.#rest.slice(mark.index + mark[0].length)
      this.#closing = this.#closing ? undefined : new RegExp(`</${mark[1] ?? 'think'}>`, 'i')
    }
    const from = this.#rest.lastIndexOf('<')
    const waits = from !== -1 && this.#rest.length - from < longestMark ? from : this.#rest.length
    if (!this.#closing) said += this.#rest.slice(0, waits)
    this.#rest = this.#rest.slice(waits)
    return this.#aloud(said)
  }

  /** What still waited and was no mark; thinking that never came to an end is not said. */
  end(): string {
    return this.#closing ? '' : this.#aloud(this.#rest)
  }

  /** Words begin with a word, also behind thinking that was taken out. */
  #aloud(said: string): string {
    const words = this.#hasSpoken ? said : said.trimStart()
    this.#hasSpoken ||= words !== ''
    return words
  }
}
