/** Remembers once, in a process of its own: the index is made or taken from the disk, and every answer is said. */
import { folderStore } from '../../src/store/folder.ts'
import { answersOf } from './memory-answers.ts'

const [root = ''] = process.argv.slice(2)
const store = folderStore(root)
process.stdout.write(`${await answersOf(store)}\n`)
store.close()
