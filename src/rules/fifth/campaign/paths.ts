/** Which texts of a campaign are sheets and which are pages of people: as the table has it, so that both know the same party. */
import { sortOf } from '../../../campaign/folder/kind.ts'
import { isSheetText } from '../../../campaign/party.ts'

export const isSheet = (path: string, text: string): boolean => sortOf(path).kind === 'sheet' && isSheetText(text)

export const isPageOfPerson = (path: string): boolean => sortOf(path).kind === 'npc'
