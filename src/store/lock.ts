/**
 * One holder at a time, over processes. A lock is a file that says who holds it; it is made whole under a temp name and
 * linked into place, so it is never seen half written and only one of many can make it.
 *
 * A holder that died holds nothing, and its file is taken over, which is where locks usually go wrong: two who find the
 * same dead holder must not both win, and one of them must not remove the file of the other, who is alive by then. So
 * the right to replace a dead holder's file is a lock of its own, named after exactly that file's content:
 *
 * - Of two who find the same dead holder, one gets that inner lock. It looks at the file again, replaces it by rename
 *   (so the name is never free in between), and only then lets the inner lock go.
 * - One who comes late, with an old look at the file, may get the inner lock afterwards. But it looks again, finds
 *   another content, and starts over; the old content never comes back, because every taking has its own.
 * - One who dies while it holds the inner lock leaves an inner lock with a dead holder, which is taken over likewise.
 */
import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, renameSync } from 'node:fs'
import { accept, refuse, type Result } from '../core/result.ts'
import { writeAll } from './disk.ts'
import { codeOf, telling } from './fault.ts'
import { link } from './link.ts'
import { type Holder, holderOf, recordOf, tokenOf } from './lock-record.ts'
import { inFolder, type OpenFolder } from './open-folder.ts'
import type { Lock, StoreRefusal } from './port.ts'
import { createTemporary, drop } from './temporary.ts'

/** The lock of this name, in a file of this name right below the root. A lock needs no sync: no holder outlives a power cut. */
export async function takeLock(root: string, name: string, file: string): Promise<Result<Lock, StoreRefusal>> {
  const record = recordOf(randomUUID())
  return inFolder(root, [], async folder => {
    const rival = take(folder, record, file)
    if (rival !== undefined) return refuse({ code: 'locked', name, holder: rival.words })
    dropInner(folder, file)
    return accept({ release: () => release(root, record, file) })
  })
}

const busy: Holder = { token: '', fate: 'alive', words: 'others, who take it and let it go all the time' }

/** Undefined when it is ours now, else who has it. */
function take(folder: OpenFolder, record: Buffer, file: string): Holder | undefined {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (make(folder, record, file)) return undefined
    const holder = holderOf(folder.at(file))
    if (holder === undefined) continue // let go since we tried
    if (holder.fate !== 'dead') return holder
    const inner = `${file}+${holder.token}`
    const rival = take(folder, record, inner)
    if (rival !== undefined) return rival
    const isReplaced = replaceDead(folder, record, file, holder)
    drop(folder.at(inner))
    if (isReplaced) return undefined
  }
  return busy
}

/** Only with the inner lock of this holder: then nobody else changes a file that still says the same. */
function replaceDead(folder: OpenFolder, record: Buffer, file: string, dead: Holder): boolean {
  if (holderOf(folder.at(file))?.token !== dead.token) return false
  const temporary = createTemporary(folder, record)
  renameSync(folder.at(temporary), folder.at(file))
  return true
}

/** The file with our record, if there is none yet. Without links it can be seen empty for a moment, which is allowed for. */
function make(folder: OpenFolder, record: Buffer, file: string): boolean {
  const temporary = createTemporary(folder, record)
  const linked = link(folder.at(temporary), folder.at(file))
  drop(folder.at(temporary))
  return linked === 'unsupported' ? makeWithoutLink(folder.at(file), record) : linked === 'made'
}

function makeWithoutLink(path: string, record: Buffer): boolean {
  const fd = openNew(path)
  if (fd === undefined) return false
  try {
    writeAll(fd, record)
  } finally {
    closeSync(fd)
  }
  return true
}

function openNew(path: string): number | undefined {
  try {
    return openSync(path, 'wx')
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return undefined
    throw cause
  }
}

/** Inner locks of holders before us, left by some who died with them. Their file is ours now, so nobody needs them. */
function dropInner(folder: OpenFolder, file: string): void {
  for (const name of readdirSync(folder.at('.'))) if (name.startsWith(`${file}+`)) drop(folder.at(name))
}

/** Only what is still ours: while we live nobody takes it, but someone may have removed it by hand, or all of the folder. */
async function release(root: string, record: Buffer, file: string): Promise<void> {
  if (!existsSync(root)) return
  await telling('could not release', file, () =>
    inFolder(root, [], async folder => {
      if (holderOf(folder.at(file))?.token === tokenOf(record)) drop(folder.at(file))
      return accept(undefined)
    }),
  )
}
