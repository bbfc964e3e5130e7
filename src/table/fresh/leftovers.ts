/** Prompts and responses of a session that is over would be taken for new ones: they are put aside, never thrown away. */
import { explainStore } from '../../store/port.ts'
import type { Turn } from './turn.ts'

/** The first folder nobody has used; a session that dies here begins another one. */
async function freeFolder({ ports }: Turn): Promise<string> {
  const there = await ports.store.list('tmp/orphaned')
  const taken = new Set(there.ok ? there.value.map(({ name }) => name) : [])
  let count = 1
  while (taken.has(`hand-offs-${count}`)) count += 1
  return `tmp/orphaned/hand-offs-${count}`
}

/** `tmp/gm-context.md` stays: it is what the last session left for this one. */
export async function putLeftoversAside(turn: Turn): Promise<void> {
  const { store, show, isMidway } = turn.ports
  const moved = await turn.ask.step('leftovers', async () => {
    if (isMidway) return [] // recorded too: whoever goes on with this beat must not take them for leftovers
    const found = await store.list('tmp')
    if (!found.ok) throw new Error(explainStore(found.refusal))
    const names = found.value.filter(({ kind, name }) => kind === 'file' && /-(?:prompt|response)\.md$/i.test(name))
    const folder = names.length > 0 ? await freeFolder(turn) : ''
    for (const { name } of names) await store.move(`tmp/${name}`, `${folder}/${name}`)
    return names.map(({ name }) => `${folder}/${name}`)
  })
  for (const path of moved) show({ type: 'notice', text: `A hand-off of an earlier session was put aside: ${path}.` })
}
