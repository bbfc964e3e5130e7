/** A store that lives in memory, for tests and dry runs. It keeps every promise of the port but the one about the disk. */
import { accept, assert, refuse, type Result } from '../core/result.ts'
import { guard } from './guard.ts'
import { hashOf } from './hash.ts'
import { entriesOf, Folder, locate, type Place } from './memory-tree.ts'
import { folderNamesOf, lockNameOf, namesOf } from './path.ts'
import type { Appended, Content, Entry, Expected, Lock, Part, Proof, Stamp, Store, StoreRefusal } from './port.ts'
import { proofOf } from './proof.ts'

/** A store holding these texts. A path that is not one is a mistake in the test that wrote it. */
export function memoryStore(initial: Readonly<Record<string, string>> = {}): Store {
  const root = new Folder()
  const locks = new Map<string, symbol>()
  for (const [path, text] of Object.entries(initial)) {
    const written = write(root, path, Buffer.from(text, 'utf8'), 'any')
    assert(written.ok, `a memory store starts with paths that are inside it: ${path}`)
  }
  return {
    read: async path => read(root, path),
    list: async folder => list(root, folder),
    write: async (path, bytes, expected) => write(root, path, bytes, expected),
    readPart: async (path, from, most) => readPart(root, path, from, most),
    append: async (path, bytes, expected) => append(root, path, bytes, expected),
    cut: async (path, length) => cut(root, path, length),
    jot: async (path, bytes) => {
      const written = write(root, path, bytes, 'any')
      return written.ok ? accept(undefined) : written
    },
    remove: async (path, expected) => remove(root, path, expected),
    move: async (from, to) => move(root, from, to),
    lock: async name => lock(locks, name),
  }
}

function placeOf(root: Folder, path: string, forWriting: boolean): Result<Place, StoreRefusal> {
  const names = namesOf(path)
  return names.ok ? locate(root, names.value, forWriting) : names
}

function read(root: Folder, path: string): Result<Content | undefined, StoreRefusal> {
  const place = placeOf(root, path, false)
  if (!place.ok) return place
  const { node } = place.value
  if (node instanceof Folder) return refuse({ code: 'not-a-file', path })
  return accept(node === undefined ? undefined : { bytes: copyOf(node), hash: hashOf(node) })
}

function list(root: Folder, path: string): Result<readonly Entry[], StoreRefusal> {
  const names = folderNamesOf(path)
  if (!names.ok) return names
  const place = locate(root, names.value, false)
  if (!place.ok) return place
  const { node } = place.value
  if (node === undefined) return accept([])
  return node instanceof Folder ? accept(entriesOf(node)) : refuse({ code: 'not-a-folder', path })
}

function write(root: Folder, path: string, bytes: Uint8Array, expected: Expected): Result<Proof, StoreRefusal> {
  const place = placeOf(root, path, true)
  if (!place.ok) return place
  const { node, name } = place.value
  if (node instanceof Folder) return refuse({ code: 'not-a-file', path })
  const beforeHash = node === undefined ? null : hashOf(node)
  const refusal = guard(path, expected, beforeHash)
  if (refusal !== undefined) return refuse(refusal)
  const afterHash = hashOf(bytes)
  place.value.makeParent().set(name, copyOf(bytes))
  return accept(proofOf(place.value.path, beforeHash, afterHash, bytes.length))
}

/** Every change makes new bytes of a file, so bytes that are the same ones stand as they stood. */
const stamps = new WeakMap<Uint8Array, Stamp>()
let stampCount = 0

function stampOf(bytes: Uint8Array): Stamp {
  const stamp = stamps.get(bytes) ?? (String((stampCount += 1)) as Stamp)
  stamps.set(bytes, stamp)
  return stamp
}

function readPart(root: Folder, path: string, from: number, most = Infinity): Result<Part | undefined, StoreRefusal> {
  const place = placeOf(root, path, false)
  if (!place.ok) return place
  const { node } = place.value
  if (node instanceof Folder) return refuse({ code: 'not-a-file', path })
  if (node === undefined) return accept(undefined)
  return accept({ bytes: copyOf(node.subarray(from, from + most)), size: node.length, stamp: stampOf(node) })
}

function append(
  root: Folder,
  path: string,
  bytes: Uint8Array,
  expected?: Stamp | 'absent',
): Result<Appended, StoreRefusal> {
  const place = placeOf(root, path, true)
  if (!place.ok) return place
  const { node, name } = place.value
  if (node instanceof Folder) return refuse({ code: 'not-a-file', path })
  const found = node === undefined ? 'absent' : stampOf(node)
  if (expected !== undefined && expected !== found) return refuse({ code: 'replaced', path })
  const next = grown(node, bytes)
  place.value.makeParent().set(name, next)
  return accept({ path: place.value.path, from: node?.length ?? 0, bytes: bytes.length, stamp: stampOf(next) })
}

function cut(root: Folder, path: string, length: number): Result<Stamp, StoreRefusal> {
  const place = placeOf(root, path, true)
  if (!place.ok) return place
  const { node, name } = place.value
  if (node === undefined) return refuse({ code: 'not-there', path })
  if (node instanceof Folder) return refuse({ code: 'not-a-file', path })
  const next = node.length > length ? copyOf(node.subarray(0, length)) : node
  place.value.makeParent().set(name, next)
  return accept(stampOf(next))
}

/** Room for twice as much is made when it runs out, so a long file is not copied at every append. */
function grown(old: Uint8Array | undefined, bytes: Uint8Array): Uint8Array {
  const from = old?.length ?? 0
  const length = from + bytes.length
  const hasRoom = old !== undefined && old.byteOffset === 0 && old.buffer.byteLength >= length
  const next = new Uint8Array(hasRoom ? old.buffer : new ArrayBuffer(length * 2), 0, length)
  if (old && !hasRoom) next.set(old)
  next.set(bytes, from)
  return next
}

function remove(root: Folder, path: string, expected: Expected): Result<Proof, StoreRefusal> {
  const place = placeOf(root, path, false)
  if (!place.ok) return place
  const { node, parent, name } = place.value
  if (node instanceof Folder) return refuse({ code: 'not-a-file', path })
  const beforeHash = node === undefined ? null : hashOf(node)
  const refusal = guard(path, expected, beforeHash)
  if (refusal !== undefined) return refuse(refusal)
  parent?.delete(name)
  return accept(proofOf(place.value.path, beforeHash, null, 0))
}

function move(root: Folder, from: string, to: string): Result<void, StoreRefusal> {
  const source = placeOf(root, from, false)
  if (!source.ok) return source
  const target = placeOf(root, to, true)
  if (!target.ok) return target
  const { node, parent, name, path } = source.value
  if (node === undefined || parent === undefined) return refuse({ code: 'not-there', path: from })
  if (target.value.node !== undefined) return refuse({ code: 'exists-already', path: to })
  if (target.value.path.startsWith(`${path}/`) && node instanceof Folder)
    return refuse({ code: 'path-outside', path: to, why: 'a folder cannot be moved into itself' })
  target.value.makeParent().set(target.value.name, node)
  parent.delete(name)
  return accept(undefined)
}

function lock(locks: Map<string, symbol>, name: string): Result<Lock, StoreRefusal> {
  const checked = lockNameOf(name)
  if (!checked.ok) return checked
  if (locks.has(name)) return refuse({ code: 'locked', name, holder: `this very process (${process.pid})` })
  const mine = Symbol(name)
  locks.set(name, mine)
  return accept({
    release: async () => {
      if (locks.get(name) === mine) locks.delete(name) // a second release must not free the next holder's
    },
  })
}

/** A copy on the way in and out, so nobody's later change reaches what is kept. (`slice` of a `Buffer` is no copy.) */
const copyOf = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes)
