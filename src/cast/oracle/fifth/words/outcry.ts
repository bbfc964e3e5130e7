/** Words for blood among people: who cries out, who runs, who comes. */
import type { Grammar } from '../../prose/prose.ts'

export const outcryWords: Grammar = {
  killing: [
    'For one breath nobody moves. Then somebody screams.',
    'It is very quiet, the way a room is quiet before it breaks. Then everybody shouts at once.',
    'A stool goes over. Somebody says the name of the dead, and says it again.',
  ],
  beating: [
    'Voices rise on all sides. This was seen, and it will be told.',
    'There is shouting, and faces that will not forget yours.',
    'People draw back as from a fire. Nobody will meet {your} eye.',
  ],
  crowd: [
    'People scatter; those at the back push to see, and then push to get away.',
    'Whoever can get out gets out, and carries it into the street.',
    'Some run, some stand as if they were nailed down; nobody stays near {them}.',
  ],
  unseen: [
    'Nobody else saw it. That will hold until somebody finds what lies here.',
    'There are no eyes on it but {your} own. That is not nothing, and it is not for ever.',
  ],
  runs: [
    '#who# backs away, turns, and runs.',
    '#who# is gone before anybody can say a word.',
    '#who# makes for #way#, white as chalk.',
  ],
  stays: [
    '#who# looks at {you} as at something that came out of a drain.',
    '#who# does not run; a long look goes from face to face, and keeps them all.',
    '#who# has gone grey. Whatever was thought of {them} here this morning is over.',
  ],
  shuns: [
    'I have nothing to say to you. I saw it.',
    'Not to you. Not after that.',
    'Get away from me.',
    'There is blood on you. Talk to that.',
    'Murder is murder. Go and tell it to somebody who was not there.',
  ],
  watch: [
    'It does not stay here. Boots come running: #who#, and no questions asked first.',
    'The cry has been heard. Steel out, at a run: #who#. "Put it down! All of you, put it down!"',
    'Somebody has fetched help. In the way out: #who#. They have seen enough.',
  ],
  watchAgain: [
    '{Your} faces are known by now. "There. Those are the ones." In the way: #who#.',
    '{We} {have|has} been looked for. In the way: #who#.',
  ],
  givesUp: [
    '{You} {lay|lays} the weapon down, slowly, where everybody can see it.',
    '{You} {open|opens} both hands. For once it is the wise thing to do.',
  ],
  jailed: [
    'A night and most of a day go by behind a barred door. Then there is a table, a ledger and a fine: #what#.',
    'They keep {them} until somebody has weighed it all up. It costs #what#, and a day, and every good word anybody had for {them}.',
  ],
  jailedPoor: [
    'A night and most of a day go by behind a barred door. Then {we} {are|is} put out, and told what happens the next time.',
  ],
  letGo: [
    'It is not forgiven; it is only, for now, not a matter for steel.',
    'They let {them} be, with a look that says how long.',
  ],
  lost: [
    'With #who# dead, *#name#* cannot be done any more.',
    '*#name#* has died with #who#.',
    'Whatever #who# could have done for *#name#*, nobody will do now.',
  ],
  heardDead: ['#name# is dead. You will have heard.', 'They carried #name# out. You know that, I think.'],
  bodyOne: ['#who.cap# lies here, dead.', 'Nobody has touched what lies here: #who#.'],
  bodyMany: ['The dead lie where they fell: #who#.', 'Nobody has touched those who lie here: #who#.'],
  bodyAt: ['#who.cap# lies at #place#.', 'At #place#, where it happened: #who#.'],
  bodyTaken: ['#who.cap# was carried away from #place#, and is under the earth by now.'],
  bodyEmpty: ['There is nothing on the dead that {you} could use.', 'Nothing. The dead keep their own counsel.'],
  knownBy: ['#who# saw it.', 'It was seen, by #who#.'],
  knownWide: ['By now it is all over #region#.', 'Such a thing goes round #region# in an hour.'],
  knownNot: ['Nobody saw it, as far as {you} {know|knows}.'],
}
