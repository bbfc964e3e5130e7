/**
 * Where bytes live. One small port with two makers (`folder.ts`, `memory.ts`) and one contract suite that both pass.
 *
 * Its law: nobody is told of a write before it is proven. A write is answered with a `Proof` earned by reading the
 * bytes back; a rule that says no is a `StoreRefusal` value; a disk that fails is a thrown `StoreFault` with its cause.
 */
import type { Hash } from '../core/id.ts'
import type { Result } from '../core/result.ts'

/** What was read, with the hash that guards the write that follows. */
export type Content = { readonly bytes: Uint8Array; readonly hash: Hash }

/** One name in a folder. Links and special files are `other`: they are listed, and never followed. */
export type Entry = { readonly name: string; readonly kind: 'file' | 'folder' | 'other' }

/** What a verified change answers with. `null` stands for a file that is not there, before or after. */
export type Proof = {
  readonly path: string
  readonly beforeHash: Hash | null
  readonly afterHash: Hash | null
  readonly bytes: number
  readonly fileChanged: boolean
  readonly reReadSuccessful: true
}

/** How a file stood when it was last looked at: whatever anybody does to it, it stands otherwise then. */
export type Stamp = string & { readonly __kind: 'stamp' }

/** What an append answers with: where its bytes begin and end. It never reads the whole file, so it hashes none. */
export type Appended = { readonly path: string; readonly from: number; readonly bytes: number; readonly stamp: Stamp }

/** Some bytes of a file, how long the whole is, and how it stands. */
export type Part = { readonly bytes: Uint8Array; readonly size: number; readonly stamp: Stamp }

/** What the caller believes stands in the file now: a hash, nothing at all, or `any` when it does not matter. */
export type Expected = Hash | 'absent' | 'any'

export type StoreRefusal =
  | { readonly code: 'path-outside'; readonly path: string; readonly why: string }
  | { readonly code: 'not-a-file'; readonly path: string }
  | { readonly code: 'not-a-folder'; readonly path: string }
  | { readonly code: 'not-there'; readonly path: string }
  | { readonly code: 'not-text'; readonly path: string; readonly line: number }
  | { readonly code: 'name-clash'; readonly path: string; readonly there: string }
  | {
      readonly code: 'changed-meanwhile'
      readonly path: string
      readonly expected: Expected
      readonly found: Hash | null
    }
  | { readonly code: 'exists-already'; readonly path: string }
  | { readonly code: 'replaced'; readonly path: string }
  | { readonly code: 'locked'; readonly name: string; readonly holder: string }

/**
 * Paths are relative to the store's root, with `/` between names on every system. A name that differs from one that is
 * there only in its Unicode form means that one; a new name that differs from one only in case is refused, because the
 * folder could not be carried to a machine that does not tell them apart. `move` asks for a name nobody has.
 */
export type Store = {
  /** Undefined only when nothing is there; everything else that keeps a file from being read is told. */
  readonly read: (path: string) => Promise<Result<Content | undefined, StoreRefusal>>
  /** Bytes from a place on, as many as there are or as were asked for; for whoever need not know the whole file. */
  readonly readPart: (path: string, from: number, most?: number) => Promise<Result<Part | undefined, StoreRefusal>>
  /** The names in a folder, sorted by code unit; a folder that is not there has none. `''` is the root. */
  readonly list: (folder: string) => Promise<Result<readonly Entry[], StoreRefusal>>
  /** The whole file, old or new, whatever happens. Folders on the way are made. */
  readonly write: (path: string, bytes: Uint8Array, expected: Expected) => Promise<Result<Proof, StoreRefusal>>
  /**
   * Bytes at the end of a file, on the disk before this answers. The file is made where there is none. Whoever says how
   * the file stood, or that there was none, is refused where that is no longer so, and nothing is made.
   */
  readonly append: (
    path: string,
    bytes: Uint8Array,
    expected?: Stamp | 'absent',
  ) => Promise<Result<Appended, StoreRefusal>>
  /** A file of lines ends there from now on, and the disk knows it. A shorter one stays as it is. */
  readonly cut: (path: string, length: number) => Promise<Result<Stamp, StoreRefusal>>
  /** A small file, written over where it stands and not synced: it outlives the process, and perhaps not a power cut. */
  readonly jot: (path: string, bytes: Uint8Array) => Promise<Result<void, StoreRefusal>>
  /** The file is gone, and the folder knows it. Removing nothing is no change, not a failure. */
  readonly remove: (path: string, expected: Expected) => Promise<Result<Proof, StoreRefusal>>
  /** A file or a folder under another name. It never lands on something that is there. */
  readonly move: (from: string, to: string) => Promise<Result<void, StoreRefusal>>
  /** One holder at a time, over processes; a holder that died holds nothing. */
  readonly lock: (name: string) => Promise<Result<Lock, StoreRefusal>>
}

export type Lock = { readonly release: () => Promise<void> }

/** The disk failed. After one of these nothing is known of the file but what reading it again says. */
export class StoreFault extends Error {
  readonly path: string
  /** The system's word for it, such as `ENOSPC`, or `UNPROVEN` when what was read back is not what was written. */
  readonly code: string
  constructor(what: string, path: string, code: string, options?: ErrorOptions) {
    super(`${what} (${code}): ${path}`, options)
    this.name = 'StoreFault'
    this.path = path
    this.code = code
  }
}

/** The sentence a person or a model reads, with a way on. */
export function explainStore(refusal: StoreRefusal): string {
  switch (refusal.code) {
    case 'path-outside':
      return `"${refusal.path}" is not a place inside this folder (${refusal.why}). Use a relative path that stays inside.`
    case 'not-a-file':
      return `"${refusal.path}" is not a plain file, so it is left alone. Name a file, or move what stands there away.`
    case 'not-a-folder':
      return `"${refusal.path}" is not a folder, so nothing can stand in it. Choose another place, or move it away.`
    case 'not-there':
      return `There is no "${refusal.path}". List its folder to see what is there.`
    case 'not-text':
      return `"${refusal.path}" is not UTF-8 text from line ${refusal.line} on. Save it as UTF-8, then read it again.`
    case 'name-clash':
      return `"${refusal.path}" and "${refusal.there}", which is there, are one name on some machines. Use that one, or another.`
    case 'changed-meanwhile':
      return `"${refusal.path}" was changed by someone else in the meantime. Read it again, then write.`
    case 'exists-already':
      return `"${refusal.path}" exists already and is kept. Choose another name.`
    case 'replaced':
      return `"${refusal.path}" is not the file it was: somebody else has changed, replaced or removed it. Look at it first.`
    case 'locked':
      return `"${refusal.name}" is in use by ${refusal.holder}. Close that one first, or wait until it is done.`
  }
}
