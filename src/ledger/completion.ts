/** Whether a plan or a task is complete, as each of the three files that may say so says it. */
import { own } from '../core/own.ts'
import { accept, refuse, type Result } from '../core/result.ts'
import { declined, type Failed } from './answer.ts'
import type { Change } from './change.ts'
import { addItems, lastNamed, setMembers } from './json-edit.ts'
import { brief, isRecord, type Json, type JsonObject } from './json-value.ts'
import type { Ledger } from './ledger.ts'
import { hasCompletion } from './progress.ts'
import { readText } from './read.ts'
import { type RoadmapWish, viewPlan } from './roadmap.ts'
import { fieldMismatch, type ObjectFile, objectFileOf, textChange } from './text-change.ts'

export type Completion = { readonly state: boolean; readonly roadmap: boolean; readonly progress: boolean }
export type Completed = { readonly wish: RoadmapWish; readonly owner: string }

const listFor = ({ kind }: RoadmapWish): string => (kind === 'task' ? 'completedTasks' : 'completedPlans')

/** What the three files say now. A roadmap that does not list a task has nothing to say of it, and so agrees. */
export async function completionOf(
  { store, profile }: Ledger,
  { wish, owner }: Completed,
): Promise<Result<Completion, Failed>> {
  const state = await readText(store, profile.state)
  if (!state.ok) return state
  const roadmap = await readText(store, profile.roadmap)
  if (!roadmap.ok) return roadmap
  const progress = await readText(store, profile.progress)
  if (!progress.ok) return progress
  const file = objectFileOf(profile.state, state.value ?? '{}')
  if (!file.ok) return file
  return accept({
    state: isListed(own(file.value.value, listFor(wish)), wish.id),
    roadmap: viewPlan(roadmap.value ?? '', wish)?.isMarked ?? wish.isOptional === true,
    progress: hasCompletion(progress.value ?? '', owner),
  })
}

/** Some keep bare ids, some keep a record with an `id`. */
const isListed = (list: Json | undefined, id: string): boolean =>
  Array.isArray(list) && list.some((item: Json) => item === id || (isRecord(item) && own(item, 'id') === id))

/** The id at the end of its list in the state file, once. */
export const completionChange = (path: string, wish: RoadmapWish, stamp: JsonObject): Change =>
  textChange(path, before => {
    const file = objectFileOf(path, before ?? '{}\n')
    if (!file.ok) return file
    const list = own(file.value.value, listFor(wish))
    if (list !== undefined && !Array.isArray(list)) return refuse(notAList(path, listFor(wish), list))
    const wanted = isListed(list, wish.id) ? list : [...(list ?? []), wish.id]
    const text = wanted === list ? file.value.text : withItem(file.value, wish, stamp)
    return accept({ text, check: after => fieldMismatch(after, { [listFor(wish)]: wanted ?? [] }) })
  })

function withItem(file: ObjectFile, wish: RoadmapWish, stamp: JsonObject): string {
  const list = lastNamed(file.root, listFor(wish))?.value
  const stamped = new Map(Object.entries(stamp))
  if (list?.kind !== 'array') return setMembers(file.text, file.root, new Map([[listFor(wish), [wish.id]], ...stamped]))
  const added = objectFileOf('', addItems(file.text, file.document, list, [wish.id]))
  return added.ok ? setMembers(added.value.text, added.value.root, stamped) : file.text
}

const notAList = (path: string, key: string, found: Json): Failed =>
  declined(`"${key}" in "${path}" should be a list of ids, and it is ${brief(found)}; an id cannot be added to it.`)
