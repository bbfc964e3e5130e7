/** `gloam play`: the door that is still being built, saying so, and pointing at what works. */
import { Command } from 'commander'
import type { CliDoor } from './door.ts'

const notYet = `The table is being set: playing comes with a later version.

What works today:
  gloam roll '4d6kh3 + 2'       roll dice, with exact odds by --stats
  gloam rules grappled          look something up in the rules
  gloam new character           make a character and its sheet
  gloam doctor <campaign>       find bad files, and secrets that players can read
  gloam merge <campaign>        merge a session's delta files into the campaign's state
  gloam relay <campaign>        run a session for a Game Master outside, through files
  gloam replay <campaign>       play a session again from its chronicle
  gloam why <campaign> <text>   tell what put a line where it stands
  gloam state                   keep state, roadmap, progress and runs, each write proven

Each of them tells more with --help.
`

export const playCommand = (door: CliDoor): Command =>
  new Command('play')
    .description('sit down and play (not yet in this version)')
    .argument('[campaign]', "the campaign's name")
    .action(() => {
      door.print(notYet)
      door.finish(0)
    })
