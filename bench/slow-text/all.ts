/** All the entries there are, by name. */
import { campaignEntries } from './entries/campaign.ts'
import { castEntries } from './entries/cast.ts'
import type { Entries } from './entries/entry.ts'
import { tableEntries } from './entries/table.ts'

export const entries: Entries = { ...campaignEntries, ...tableEntries, ...castEntries }
