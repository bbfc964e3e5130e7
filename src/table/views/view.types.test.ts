/** What does not compile. The compiler reads this file in `npm run types`, and a promise that is broken fails there. */
import { expectTypeOf, test } from 'vitest'
import type { CampaignFiles } from '../../campaign/folder/files.ts'
import { seal, type Secret } from '../../campaign/secrets/secret.ts'
import type { Json } from '../../core/json.ts'
import type { Granted } from './access.ts'
import type { RoleKind } from './role.ts'
import type { viewFor } from './view-for.ts'
import type { Open, Passage, View } from './view.ts'
import type { Heard, World } from './world.ts'

type TextOf<Kind extends RoleKind> = Passage<Kind>['text']
type StoryState = CampaignFiles['story-state'][number]['text']
type Lower = Exclude<RoleKind, 'gm'>

test('text that was read is sealed, and sealed text is not open to anyone', () => {
  expectTypeOf<StoryState>().toEqualTypeOf<Secret>()
  expectTypeOf(seal('the bell has no clapper')).toExtend<Secret>()
  expectTypeOf<Secret>().not.toExtend<Open<'companion'>>()
  expectTypeOf<StoryState>().not.toExtend<TextOf<'companion'>>()
  expectTypeOf<StoryState>().not.toExtend<TextOf<'narrator'>>()
  expectTypeOf<Heard['text']>().not.toExtend<TextOf<'companion'>>()
  expectTypeOf<World['whispers'][number]['text']>().not.toExtend<TextOf<'journal-keeper'>>()
})

test('plain text is not open either, so a prompt cannot be mended into a view', () => {
  expectTypeOf<string>().not.toExtend<Open<'companion'>>()
  expectTypeOf<`Scene: ${Secret}`>().not.toExtend<Open<'companion'>>()
})

test('what is open to one role is not open to another', () => {
  expectTypeOf<Open<'gm'>>().not.toExtend<Open<Lower>>()
  expectTypeOf<Open<'decision-log'>>().not.toExtend<Open<'companion'>>()
  expectTypeOf<Open<'narrator'>>().not.toExtend<Open<'companion'>>()
  expectTypeOf<View<'gm'>>().not.toExtend<View<'companion'>>()
  expectTypeOf<View<'narrator'>['files']['party-knowledge']>().not.toExtend<
    View<'companion'>['files']['party-knowledge']
  >()
})

test('the files of a view are those of the access table, by type', () => {
  expectTypeOf<keyof View<'companion'>['files']>().toEqualTypeOf<
    'sheet' | 'player-sheet' | 'party-knowledge' | 'journal' | 'world-primer' | 'tmp-prompt'
  >()
  expectTypeOf<'story-state'>().not.toExtend<Granted<'companion' | 'narrator' | 'journal-keeper' | 'npc'>>()
  expectTypeOf<'beats' | 'tmp' | 'decision-log'>().not.toExtend<Granted<Lower>>()
  expectTypeOf<'npc'>().not.toExtend<Granted<Exclude<Lower, 'npc'>>>()
})

test('a view is made for the role that asked, and is plain JSON', () => {
  expectTypeOf(viewOf({ kind: 'companion', character: 'wren' })).toEqualTypeOf<View<'companion'>>()
  expectTypeOf(viewOf({ kind: 'narrator' })).toEqualTypeOf<View<'narrator'>>()
  expectTypeOf<View<'companion'>['files']>().toExtend<Json>()
})

/** Only its type is asked for, so it answers with nothing at all. */
function viewOf<Kind extends RoleKind>(_role: Parameters<typeof viewFor<Kind>>[0]): ReturnType<typeof viewFor<Kind>> {
  return {} as ReturnType<typeof viewFor<Kind>>
}
