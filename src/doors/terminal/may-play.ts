/** Whether what was asked for can be played at all, before anything is copied or written for it. */
import { narrativeStyles, toNarrativeStyle } from '../../campaign/style/narrative-style.ts'
import { folderStore } from '../../store/folder.ts'
import { nobodyCalled } from './seat.ts'

type Asked = { readonly as?: string; readonly style?: string; readonly model?: string }

/** Undefined when nothing is in the way. */
export async function mayPlay(
  folder: string,
  { as, style, model }: Asked,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  return noStyle(style) ?? (await noModel(model, env)) ?? (await nobody(folder, as))
}

export const noStyle = (style: string | undefined): string | undefined =>
  style === undefined || toNarrativeStyle(style)
    ? undefined
    : `There is no style "${style}". There are: ${narrativeStyles.join(', ')}.`

/** `auto` looks for a model and is content with none. */
async function noModel(
  model: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  if (model === undefined || model === 'oracle' || model === 'auto') return undefined
  const { refusalOfModel } = await import('../model-cast.ts')
  return refusalOfModel(model, env)
}

async function nobody(folder: string, as: string | undefined): Promise<string | undefined> {
  if (as === undefined) return undefined
  const store = folderStore(folder)
  try {
    return await nobodyCalled(store, as)
  } finally {
    store.close()
  }
}
