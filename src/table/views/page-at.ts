/** One page of a campaign, by its path, for whoever may read it: a character, or the Game Master. */
import type { CampaignFiles } from '../../campaign/folder/files.ts'
import type { Passage, View } from './view.ts'
import type { RoleKind } from './role.ts'
import { viewFor } from './view-for.ts'
import type { World } from './world.ts'

const nowhere: World = { presence: [], heard: [], whispers: [], constraints: () => [] }

/** A path may begin with the folder of the campaign, as a Game Master is told it. */
const isAt = (path: string, asked: string): boolean => asked === path || asked.endsWith(`/${path}`)

const among = <Kind extends RoleKind>({ files }: View<Kind>, asked: string): Passage<Kind> | undefined =>
  Object.values<readonly Passage<Kind>[]>(files)
    .flat()
    .find(({ path }) => isAt(path, asked))

/** `character` is null for the Game Master. */
export const pageAt = (character: string | null, campaign: CampaignFiles, asked: string) =>
  character === null
    ? among(viewFor<'gm'>({ kind: 'gm' }, campaign, nowhere), asked)
    : among(viewFor<'companion'>({ kind: 'companion', character }, campaign, nowhere), asked)
