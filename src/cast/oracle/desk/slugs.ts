/** Slugs of names that are asked for several times a beat: the same name has the same slug, and so it is made once. */
import { slugOf as make } from '../../../core/id.ts'
import { memo } from '../../../core/memo.ts'

export const slugOf = memo(4_000, make)
