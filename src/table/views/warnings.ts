/** What is wrong with a campaign's files. None of it stops the game: the rest of the campaign still plays. */

export type CampaignWarning =
  | { readonly code: 'overview-missing'; readonly path: string }
  | { readonly code: 'party-empty'; readonly path: string }
  | { readonly code: 'not-a-sheet'; readonly path: string }
  | { readonly code: 'not-text'; readonly path: string; readonly line: number }
  | { readonly code: 'too-large'; readonly path: string; readonly bytes: number; readonly limit: number }
  | { readonly code: 'too-deep'; readonly path: string; readonly limit: number }
  | { readonly code: 'too-many'; readonly path: string; readonly limit: number }
  | { readonly code: 'not-followed'; readonly path: string }
  | { readonly code: 'unreadable'; readonly path: string; readonly why: string }

export const lineOf = (warning: CampaignWarning): number => (warning.code === 'not-text' ? warning.line : 1)

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`

/** The sentence with what to do; the file and the line stand before it. */
export function explainWarning(warning: CampaignWarning): string {
  switch (warning.code) {
    case 'overview-missing':
      return 'There is no overview, so the GM knows neither the setting nor the tone. Write one, with a Setting, a Tone and a Hook.'
    case 'party-empty':
      return 'Nobody is in the party. Put one sheet a character into this folder, such as party/tilda-brannock.md.'
    case 'not-a-sheet':
      return 'This is no sheet, so nobody joins the party for it. A sheet has a name ("# Name" or "Name: …") and says what they are, such as a class, hit points or a backstory. Otherwise move it out of this folder.'
    case 'not-text':
      return 'From this line on it is not UTF-8 text, so it was left out. Save it as UTF-8.'
    case 'too-large':
      return `With ${megabytes(warning.bytes)} it is over the limit of ${megabytes(warning.limit)}, so it was left out. Split it, or move it out of the campaign.`
    case 'too-deep':
      return `Folders below level ${warning.limit} are not read. Move what is in this one further up.`
    case 'too-many':
      return `A campaign of more than ${warning.limit} texts is not read whole; this one and those after it were left out. Move old ones out of the campaign.`
    case 'not-followed':
      return 'This is a link or a special file, which is never followed. Put the file itself here.'
    case 'unreadable':
      return `It could not be read (${warning.why}). Make it readable, then start again.`
  }
}
