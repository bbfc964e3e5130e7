/**
 * Lines of JSON, as Ollama sends them, looked at before its client does: that one warns on the screen about a line it
 * cannot read, reads past it, and past an error of the server's as well. Here both end the answer.
 */

class InvalidResponseLine extends Error {
  override readonly name = 'InvalidResponseLine'
}

export const fetchWholeLines: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const isLines = response.headers.get('content-type')?.includes('ndjson') ?? false
  return isLines && response.body ? new Response(response.body.pipeThrough(wholeLines()), response) : response
}

function wholeLines(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder()
  let rest = ''
  return new TransformStream({
    transform: (bytes, controller) => {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) look(line)
      controller.enqueue(bytes)
    },
  })
}

function look(line: string): void {
  if (line.trim() === '') return
  const { error } = read(line)
  if (typeof error === 'string') throw new Error(error)
}

function read(line: string): { readonly error?: unknown } {
  try {
    return JSON.parse(line) as { readonly error?: unknown }
  } catch (cause) {
    throw new InvalidResponseLine('a line that is no JSON', { cause })
  }
}
