/** `gloam recover`: what is whole of a damaged session, saved into one that goes on. */
import type { Command } from 'commander'
import type { Store } from '../../store/port.ts'
import type { Salvaged } from '../../table/salvage.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { jsonPage } from '../outlet/clean.ts'
import { base, refused, withStore, type CampaignFlags } from './run-commands.ts'

const help = `
Every line of the last session's chronicle is looked at. Where some are damaged or missing, those that are whole become
a session that play goes on with, and the damaged one is put aside in the folder "damaged", as it was found. Where the
damage is old, that session begins after it: what came before counts, and can only be looked up in "damaged". The
campaign's own files are left alone.

Examples:
  $ gloam recover ember-road          save what is whole, and say what is lost
  $ gloam recover ember-road --json   the same as data`

export const recoverCommand = (door: CliDoor): Command =>
  base('recover', 'save what is whole of a session whose chronicle is damaged')
    .addHelpText('after', help)
    .action((campaign: string, flags: CampaignFlags) =>
      withStore(door, 'recover', campaign, flags, store => recover(door, store, flags)),
    )

async function recover(door: CliDoor, store: Store, { json }: CampaignFlags): Promise<ExitCode> {
  const { salvage } = await import('../../table/salvage.ts')
  const done = await salvage(store)
  if (!done.ok) return refused(door, 'recover', done.refusal)
  door.print(json ? jsonPage(done.value) : told(done.value))
  return 0
}

function told({ runId, isWhole, into, aside, faults, from, beat, known }: Salvaged): string {
  if (isWhole) return `${runId} is whole: there is nothing to recover.\n`
  const lost =
    known > beat ? `Beats ${beat + 1} to ${known} are lost.` : 'Every beat that is known of can be gone on from.'
  return [
    ...faults.map(({ path, line, why }) => `  ${path}:${line}: ${why}`),
    ...(from > 0 ? [`Up to beat ${from} the session can no longer be looked back on, taken back or replayed.`] : []),
    into === '' ? 'No line of it is whole.' : `Saved up to beat ${beat} as ${into}. ${lost}`,
    `The damaged session lies in ${aside}, as it was found. Play again to go on.`,
    '',
  ].join('\n')
}
