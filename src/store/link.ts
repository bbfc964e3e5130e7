/** A second name for a file, which, unlike a rename, never lands on something that is there. */
import { linkSync } from 'node:fs'
import { codeOf } from './fault.ts'

const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

/** Some file systems know no hard links; the caller then does without. */
export function link(from: string, to: string): 'made' | 'taken' | 'unsupported' {
  try {
    linkSync(from, to)
    return 'made'
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return 'taken'
    if (withoutLinks.has(codeOf(cause))) return 'unsupported'
    throw cause
  }
}
