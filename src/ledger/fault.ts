/** A failing disk, as an answer: the system's own word, the path, and what reading the file again says. */
import { type Content, type Store, StoreFault } from '../store/port.ts'
import { declined, type Failed } from './answer.ts'

export function explainFault(fault: StoreFault): string {
  const { cause } = fault
  return cause instanceof Error && !fault.message.includes(cause.message)
    ? `${fault.message}, because: ${cause.message}`
    : fault.message
}

/** A fault before anything was to be written. */
export const unread = (fault: StoreFault): Failed =>
  declined(explainFault(fault), { reReadSuccessful: false, faultCode: fault.code, faultPath: fault.path })

/** A fault in the middle of a write. Whatever the file says now, the write is not proven, so the action failed. */
export async function faulted(
  store: Store,
  fault: StoreFault,
  { path, before }: { readonly path: string; readonly before: Content | undefined },
): Promise<Failed> {
  const after = await readAgain(store, path)
  const seen = after === 'unreadable' ? {} : { fileChanged: after?.hash !== before?.hash }
  return {
    status: 'failed',
    error: explainFault(fault),
    proof: {
      writeAttempted: true,
      reReadSuccessful: after !== 'unreadable',
      verificationFailed: true,
      ...seen,
      faultCode: fault.code,
      faultPath: fault.path,
    },
  }
}

async function readAgain(store: Store, path: string): Promise<Content | undefined | 'unreadable'> {
  try {
    const again = await store.read(path)
    return again.ok ? again.value : 'unreadable'
  } catch (fault) {
    if (!(fault instanceof StoreFault)) throw fault
    return 'unreadable'
  }
}
