/** Values that can be saved, compared and sent as they are. What we hold is what we save. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** The record that a text says; undefined when it says none, whoever wrote it. */
export function recordIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
