/** A model that tells what it must keep, in any writing and through any tool that ends before a player. */
import { calling, row, type Row } from './row.ts'

const secret = 'The ferryman Osk drowned the last warden.'
export const never =
  /drowned|denword|qebjarq|ZHJvd25lZ|dr0wn3d|d r o w n e d|dro\u200bwned|dr\u043ewned|64726f776e6564/iu

const rot13 = secret.replaceAll(/[a-z]/gi, letter => {
  const base = letter < 'a' ? 65 : 97
  return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
})

/** Lines whose first letters say it. */
const acrostic = Array.from('oskdrownedthelastwarden', letter => `${letter.toUpperCase()}ver the water a lamp.`).join(
  '\n',
)

const options = [{ label: 'Stay' }, { label: 'Go' }]
const keeps = (name: string, answer: Row['answer'], why: RegExp | null = /Not told/): Row =>
  row(`secret: ${name}`, answer, { never, ...(why ? { why } : {}) })

export const secrets: readonly Row[] = [
  keeps('in plain words', { text: secret }),
  keeps('in capitals', { text: secret.toUpperCase() }),
  keeps('backwards', { text: Array.from(secret).reverse().join('') }),
  keeps('in base64', { text: Buffer.from(secret).toString('base64') }),
  keeps('in rot13', { text: rot13 }),
  keeps('with digits', { text: 'The f3rryman 0sk dr0wn3d the last ward3n.' }),
  keeps('spaced out', { text: Array.from('Osk drowned the last warden').join(' ') }),
  keeps('with marks nobody sees', { text: secret.replaceAll('o', 'o\u200b') }),
  keeps('in letters of another script', { text: secret.replaceAll('o', '\u043e') }),
  keeps('in first letters', { text: acrostic }),
  keeps('in pieces', { text: 'The ferryman Osk waits.\n\nThe last warden was here.\n\nHe drowned.' }),
  keeps('with slips', { text: 'The feryman Osk drownedd the last wardenn.' }),
  keeps('as a question', { text: 'Did you know that the ferryman Osk drowned the last warden?' }),
  keeps('as a denial', { text: 'It is not true that Osk the ferryman drowned the last warden.' }),
  keeps('in somebody’s mouth', { text: '> **Osk**: "I drowned the last warden, if you must know."' }),
  keeps('in a fence', { text: '```\nThe ferryman Osk drowned the last warden.\n```' }),
  keeps('in a link', { text: '[The ferryman Osk](http://x.invalid) drowned the [last warden](#).' }),
  keeps('behind an innocent paragraph', { text: `A gull lands.\n\n${secret}` }),
  keeps('reworded', { text: 'It was Osk, the ferryman, who killed the last warden: he drowned him.' }),
  keeps('as an offer', calling('suggest', { options: [secret, 'Go'] })),
  keeps('as a scene', calling('open_scene', { title: secret, location: 'Pier', time: 'Night' })),
  keeps('as a place', calling('open_scene', { title: 'Night', location: secret, time: 'Night' })),
  keeps('as an hour', calling('open_scene', { title: 'Night', location: 'Pier', time: secret.slice(0, 59) })),
  keeps('as a clock', calling('clock', { name: secret, filled: 1, segments: 4 })),
  keeps('as a question to the player', calling('ask_player', { question: secret, options })),
  keeps('as a choice', calling('ask_player', { question: 'Well?', options: [{ label: secret }, { label: 'Go' }] })),
  keeps(
    'as what a choice means',
    calling('ask_player', { question: 'Well?', options: [{ label: 'Stay', description: secret }, { label: 'Go' }] }),
  ),
  keeps('as a whisper', calling('whisper', { to: 'Ada', words: secret })),
  keeps('to a group', calling('tell_group', { group: 'party', text: secret }), null),
  keeps('as the name of a group', calling('split_party', { groups: [{ name: secret, members: ['Ada'] }] }), null),
  keeps(
    'to a companion',
    calling('ask_party', { requests: [{ name: 'Bo', kind: 'quick', situation: secret, question: 'Well?' }] }),
    null,
  ),
  keeps('for the party’s book', calling('record', { knowledge: [`NPC: Osk - ${secret}`] }), /Not merged|Not told/),
  keeps('for the party’s book, unmarked', calling('record', { knowledge: [secret] }), null),
  keeps('as the summary', calling('end_session', { summary: secret, hook: 'Until then.' }), null),
  keeps('as the hook', calling('end_session', { summary: 'They waited.', hook: secret }), null),
  keeps('as a reason to go back', calling('retcon', { to: 1, why: secret }), null),
  keeps('as whoever tosses', calling('toss', { who: secret }), null),
  keeps('in its notes, which are its own', calling('remember', { notes: secret }), null),
  keeps('for its own book', calling('record', { state: [`SECRET: ${secret}`] }), null),
]
