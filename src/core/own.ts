/**
 * Looks a key up among an object's own keys only. Names come from strangers and from models, and sooner or later one of
 * them asks for the clock called "constructor".
 */
export function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
