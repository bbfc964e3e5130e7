/** Small questions to servers that may not be there. Each has an end, and no answer is an answer. */

/** The names a server lists at an address; undefined when nobody answers there within the limit. */
export type ListModels = (
  url: string,
  headers: Readonly<Record<string, string>>,
  limitMs: number,
) => Promise<readonly string[] | undefined>

export const listModels: ListModels = async (url, headers, limitMs) => {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(limitMs) })
    return response.ok ? namesIn(await response.json()) : undefined
  } catch {
    return undefined
  }
}

/** `{ data: [{ id }] }` as OpenAI and Anthropic write it, `{ models: [{ name }] }` as Ollama does. */
export function namesIn(body: unknown): readonly string[] {
  const { data, models } = (body ?? {}) as { readonly data?: unknown; readonly models?: unknown }
  const entries = Array.isArray(data) ? data : Array.isArray(models) ? models : []
  return entries.flatMap((entry: unknown) => {
    const { id, name } = (entry ?? {}) as { readonly id?: unknown; readonly name?: unknown }
    const told = id ?? name
    return typeof told === 'string' ? [told] : []
  })
}
