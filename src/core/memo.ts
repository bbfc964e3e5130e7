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

/**
 * What can be read off a thing that stays as it is, read once and kept for as long as the thing is. For what is asked
 * about every turn; never for what a turn makes and throws away.
 */
export function remembering<Thing extends object, Value>(read: (thing: Thing) => Value): (thing: Thing) => Value {
  const kept = new WeakMap<Thing, { readonly value: Value }>()
  return thing => {
    const known = kept.get(thing)
    if (known !== undefined) return known.value
    const value = read(thing)
    kept.set(thing, { value })
    return value
  }
}
