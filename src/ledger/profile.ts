/** Where the ledger's files stand. A profile is only data: the actions are the same in a project and in a campaign. */

export type Profile = {
  readonly state: string
  readonly roadmap: string
  readonly progress: string
  readonly runs: string
  readonly loopDir: string
  readonly reference: string
  readonly requirements: string
  /** Documents that people and other tools keep; the ledger never writes them, and no action may land on them. */
  readonly kept: readonly string[]
  /** The only folders it may write in, beside its own files and its runs; without them, every place inside the root. */
  readonly bounds?: readonly string[]
}

export const profiles = {
  docs: {
    state: 'docs/whycode-state.json',
    roadmap: 'docs/ROADMAP.md',
    progress: 'docs/progress.md',
    runs: 'docs/runs',
    loopDir: 'docs/loop-state',
    reference: 'docs/whycode/reference',
    requirements: 'docs/requirements/pending.json',
    kept: ['docs/STATE.md', 'docs/SUMMARY.md'],
  },
  campaign: {
    state: 'state.json',
    roadmap: 'ROADMAP.md',
    progress: 'progress.md',
    runs: 'runs',
    loopDir: 'loop-state',
    reference: 'reference',
    requirements: 'requirements/pending.json',
    kept: ['STATE.md', 'SUMMARY.md', 'story-state.md', 'party-knowledge.md'],
    bounds: ['loop-state', 'reference', 'requirements', 'decisions'],
  },
} as const satisfies Readonly<Record<string, Profile>>

export type ProfileName = keyof typeof profiles

/** A project's profile on a folder that is a campaign: it keeps to its own corner, and people and sheets are nobody's. */
export const inCampaign = (profile: Profile): Profile => ({ ...profile, bounds: profile.bounds ?? ['docs'] })

/** Whether a place is the profile's to write in or to move away. */
export const mayTouch = ({ bounds }: Profile, path: string): boolean =>
  bounds === undefined || bounds.some(folder => path === folder || path.startsWith(`${folder}/`))

/** Files that only their own action may change. Case is folded, because some file systems do not tell it apart. */
export function isOwned(profile: Profile, path: string): boolean {
  const folded = path.toLowerCase()
  return [profile.state, profile.roadmap, profile.progress, ...profile.kept].some(own => own.toLowerCase() === folded)
}
