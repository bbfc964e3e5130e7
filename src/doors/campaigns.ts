/** Which folder a campaign's name means. A name comes from outside, so it is one name and never a path. */
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { accept, refuse, type Result } from '../core/result.ts'

/** A player's own campaigns lie in `campaigns/`, below where the command is given: everywhere, and in a clone too. */
export const campaignsOption = ['--campaigns <dir>', 'the folder that holds the campaigns', 'campaigns'] as const

/** The campaigns in a folder: its visible folders with something of a campaign in them. */
export const campaignsIn = (folder: string): readonly string[] =>
  entriesOf(folder)
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.') && isCampaign(join(folder, entry.name)))
    .map(entry => entry.name)
    .sort()

/** A page or a party: the folders of other things that somebody keeps there are no campaigns. */
const isCampaign = (folder: string): boolean =>
  entriesOf(folder).some(entry => (entry.isDirectory() ? entry.name === 'party' : entry.name.endsWith('.md')))

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return [] // a folder that is not there holds no campaigns, and the sentence below says so
  }
}

const isFolder = (path: string): boolean => {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  } catch {
    return false // what lies in a file, or in a folder that may not be looked into, is none
  }
}

/** The campaign's folder, or the sentence that says why there is none. */
export function findCampaign(folder: string, name: string): Result<string, string> {
  if (name === '' || name === '.' || name === '..' || /[/\\\0]/.test(name)) {
    const instead = isCampaign(name)
      ? `For that folder say: ${basename(resolve(name))} --campaigns ${dirname(resolve(name))}`
      : `A campaign is a folder in "${folder}", called by its name alone.`
    return refuse(`"${name}" is not a campaign's name. ${instead}`)
  }
  if (isFolder(join(folder, name))) return accept(join(folder, name))
  const known = campaignsIn(folder)
  const there = known.length > 0 ? `There are: ${known.join(', ')}.` : `There are no campaigns in "${folder}".`
  return refuse(`There is no campaign "${name}" in "${folder}". ${there} Use --campaigns DIR to look elsewhere.`)
}
