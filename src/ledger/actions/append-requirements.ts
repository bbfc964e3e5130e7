/**
 * `append-requirements`: what a plan still waits for, kept in one list. The same requirement of the same plan in the same
 * run is listed once, so that a retry is harmless; another plan or run that needs it too is another item.
 */
import { z } from 'zod'
import { own } from '../../core/own.ts'
import { accept, refuse } from '../../core/result.ts'
import type { Answer } from '../answer.ts'
import { declined } from '../answer.ts'
import type { Kept } from '../carry-out.ts'
import { keep } from '../change.ts'
import { writingDeed } from '../deed.ts'
import { id, path, runId, words } from '../fields.ts'
import { addItems, lastNamed, setMembers } from '../json-edit.ts'
import { brief, isRecord, type Json, type JsonObject } from '../json-value.ts'
import { jsonTargetOf } from '../place.ts'
import { hashesOf, reRead } from '../proof.ts'
import { toSecond } from '../read.ts'
import { type ObjectFile, objectFileOf, textChange } from '../text-change.ts'

const what = 'a list of requirements, such as ["Set TWILIO_AUTH_TOKEN"]'
const schema = z.object(
  {
    target: path.optional(),
    runId,
    planId: id('a plan\'s id, such as "04-01"'),
    requirements: z.array(words('a requirement in words'), what).min(1, what),
  },
  'an object with "target", "runId", "planId" and "requirements"',
)
type Wish = Pick<z.infer<typeof schema>, 'runId' | 'planId' | 'requirements'>

export const appendRequirements = writingDeed(schema, async (ledger, data) => {
  const target = jsonTargetOf(ledger, 'data.target', data.target ?? ledger.profile.requirements)
  if (!target.ok) return target.refusal
  const wish = { ...data, requirements: [...new Set(data.requirements.map(text => text.trim()))] }
  const kept = await keep(ledger.store, itemsChange(target.value, wish, toSecond(ledger.clock.now())))
  return kept.ok ? answer(target.value, wish, kept.value) : kept.refusal
})

const itemsChange = (path: string, wish: Wish, timestamp: string) =>
  textChange(path, before => {
    const file = objectFileOf(path, before ?? '{\n  "items": []\n}\n')
    if (!file.ok) return file
    const items = own(file.value.value, 'items')
    if (items !== undefined && !Array.isArray(items))
      return refuse(declined(`"items" in "${path}" should be a list, and it is ${brief(items)}; it is left as it is.`))
    const { runId, planId } = wish
    const pending = pendingIn(file.value.value, wish)
    const added = wish.requirements
      .filter(text => !pending.has(text))
      .map(requirement => ({ runId, planId, timestamp, requirement }))
    return accept({ text: withItems(file.value, added), check: after => missingIn(path, after, wish) })
  })

function withItems(file: ObjectFile, items: readonly JsonObject[]): string {
  if (items.length === 0) return file.text
  const list = lastNamed(file.root, 'items')?.value
  if (list?.kind === 'array') return addItems(file.text, file.document, list, items)
  return setMembers(file.text, file.root, new Map([['items', items]]))
}

const itemsOf = (value: JsonObject): readonly Json[] => {
  const items = own(value, 'items')
  return Array.isArray(items) ? items : []
}

/** What this plan waits for in this run. */
const pendingIn = (value: JsonObject, { runId, planId }: Wish): ReadonlySet<Json | undefined> =>
  new Set(
    itemsOf(value).flatMap(item =>
      isRecord(item) && own(item, 'runId') === runId && own(item, 'planId') === planId
        ? [own(item, 'requirement')]
        : [],
    ),
  )

function missingIn(path: string, after: string, wish: Wish) {
  const file = objectFileOf(path, after)
  const pending = pendingIn(file.ok ? file.value.value : {}, wish)
  const missing = wish.requirements.find(text => !pending.has(text))
  return missing === undefined ? undefined : { expected: `requirement: ${brief(missing)}`, actual: '(absent)' }
}

function answer(target: string, wish: Wish, kept: Kept): Answer {
  const after = reRead(kept)
  const before = kept.before ? itemsOf(reRead({ ...kept, after: kept.before })).length : 0
  const pending = pendingIn(after, wish)
  const found = wish.requirements.filter(text => pending.has(text)).length
  const added = itemsOf(after).length - before
  return {
    status: 'updated',
    message:
      added === 0
        ? `All ${found} requirements were pending in "${target}" already; nothing was written.`
        : `${added} requirements added to "${target}".`,
    target,
    proof: {
      beforeCount: before,
      afterCount: itemsOf(after).length,
      itemsAdded: added,
      itemsFound: found,
      ...hashesOf(kept),
      fileChanged: kept.fileChanged,
      reReadSuccessful: kept.after !== undefined,
      verified: found === wish.requirements.length,
    },
  }
}
