/**
 * A reading of a text, made once: for pure readings that are asked for the same few texts again and again. When it holds
 * `most` it forgets all of them, which costs less than knowing which one to forget.
 */
export function memo<Value>(most: number, read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return text => {
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as Value // nothing may be what was read
    if (known.size >= most) known.clear()
    const value = read(text)
    known.set(text, value)
    return value
  }
}
