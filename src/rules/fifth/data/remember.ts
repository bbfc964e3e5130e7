/**
 * What can be read off a thing that stays as it is, read once and kept for as long as the thing is. For entries of the
 * book and lists of a sheet, which are few and asked about every turn; never for what a turn makes and throws away.
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
