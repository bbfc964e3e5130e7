/** A model that tells what it must keep: in any writing, and through any tool that ends before a player. */
import type { Provider } from '../../../src/cast/llm/model/providers.ts'
import { both } from '../providers.ts'
import type { How } from './evening.ts'
import { byTheWell, onThePier, type Stage } from './evening.ts'
import { calling, row, type Row } from './row.ts'

const secret = 'The ferryman Osk drowned the last warden.'
/** For names, which are short. */
const short = 'Osk drowned the warden'

/** What gives it away, in whatever writing. */
export const never =
  /drowned|denword|qebjarq|ZHJvd25lZ|dr0wn3d|d r o w n e d|dro\u200bwned|dr\u043ewned|drownedd|64726f776e6564|^o.*\n^s.*\n^k/imu

/** Which secret it is, as whoever asks why is told; or that so much text is no name and was refused unread. */
const told = /tells of (?:story-state\.md:7|npcs\/osk\.md:7)/
const kept = /tells of (?:story-state\.md:7|npcs\/osk\.md:7)|Refused: \w+ \{.*must be text of at most/s

const rot13 = (text: string): string =>
  text.replaceAll(/[a-z]/gi, letter => {
    const base = letter < 'a' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })

const acrostic = (text: string): string =>
  Array.from(text.replaceAll(/\W/g, ''), letter => `${letter.toUpperCase()}ver the water a lamp.`).join('\n')

const digits: Readonly<Record<string, string>> = { e: '3', o: '0', O: '0' }

/** Ways of writing that hide it from whoever looks for its words. */
export const writings: Readonly<Record<string, (text: string) => string>> = {
  'in plain words': text => text,
  'in capitals': text => text.toUpperCase(),
  backwards: text => Array.from(text).reverse().join(''),
  'in base64': text => Buffer.from(text).toString('base64'),
  'in the codes of its letters': text => Buffer.from(text).toString('hex'),
  'in rot13': rot13,
  'with digits': text => text.replaceAll(/[eoO]/g, letter => digits[letter] ?? letter),
  'spaced out': text => Array.from(text).join(' '),
  'with marks nobody sees': text => text.replaceAll('o', 'o\u200b'),
  'in letters of another script': text => text.replaceAll('o', '\u043e'),
  'in first letters': acrostic,
  'with slips': text => text.replace('rr', 'r').replace('drowned', 'drownedd').replace('warden', 'wardenn'),
}

const options = [{ label: 'Stay' }, { label: 'Go' }]
const scene = { title: 'Night', location: 'Pier', time: 'Late' }

type Way = { readonly words: string; readonly answer: (words: string) => Row['answer'] }

const through = (tool: string, takes: (words: string) => unknown, words = secret): Way => ({
  words,
  answer: text => calling(tool, takes(text)),
})

/** Every way by which a model's words come before a player or a companion. */
export const ways: Readonly<Record<string, Way>> = {
  'as a telling': { words: secret, answer: text => ({ text }) },
  'as an offer': through('suggest', text => ({ options: [text, 'Go'] })),
  'as a scene': through('open_scene', title => ({ ...scene, title }), short),
  'as a place': through('open_scene', location => ({ ...scene, location }), short),
  'as an hour': through('open_scene', time => ({ ...scene, time }), short),
  'as a clock': through('clock', name => ({ name, filled: 1, segments: 4 }), short),
  'as a question': through('ask_player', question => ({ question, options })),
  'as a choice': through('ask_player', label => ({ question: 'Well?', options: [{ label }, { label: 'Go' }] }), short),
  'as what a choice means': through('ask_player', description => ({
    question: 'Well?',
    options: [{ label: 'Stay', description }, { label: 'Go' }],
  })),
  'as a whisper': through('whisper', words => ({ to: 'Ada', words })),
  'to a group': through('tell_group', text => ({ group: 'party', text })),
  'as the name of a group': through('split_party', name => ({ groups: [{ name, members: ['Ada'] }] }), short),
  'to a companion': through('ask_party', situation => ({
    requests: [{ name: 'Bo', kind: 'quick', situation, question: 'Well?' }],
  })),
  'for the party’s book': through('record', text => ({ knowledge: [`NPC: Osk - ${text}`] }), short),
  'as the summary': through('end_session', summary => ({ summary, hook: 'Until then.' })),
  'as the hook': through('end_session', hook => ({ summary: 'They waited.', hook })),
  'as a reason to go back': through('retcon', why => ({ to: 1, why })),
  'as whoever tosses': through('toss', who => ({ who }), short),
}

const keeps = (name: string, answer: Row['answer'], why: Row['why'] = told, more: Partial<Row> = {}): Row =>
  row(`secret: ${name}`, answer, { never, why, ...more })

/** What is told in more ways than writings and tools; and what is nobody's but its own to tell itself. */
export const secrets: readonly Row[] = [
  keeps('in pieces', { text: 'The ferryman Osk waits.\n\nThe last warden was here.\n\nHe drowned.' }),
  keeps('in pieces, the last an offer', {
    text: 'The ferryman Osk waits.\n\nThe last warden was here.',
    calls: [{ name: 'suggest', takes: { options: ['Ask if he drowned him', 'Go'] } }],
  }),
  keeps('in pieces, the first a whisper', {
    text: '',
    calls: [
      { name: 'whisper', takes: { to: 'Ada', words: 'The ferryman Osk waits.' } },
      { name: 'whisper', takes: { to: 'Ada', words: 'The last warden was here. He drowned.' } },
    ],
  }),
  keeps('as a denial', { text: 'It is not true that Osk the ferryman drowned the last warden.' }),
  keeps('as a guess', { text: 'Did you know that the ferryman Osk drowned the last warden?' }),
  keeps('in somebody’s mouth', { text: '> **Osk**: "I drowned the last warden, if you must know."' }),
  keeps('in a fence', { text: '```\nThe ferryman Osk drowned the last warden.\n```' }),
  keeps('in a link', { text: '[The ferryman Osk](http://x.invalid) drowned the [last warden](#).' }),
  keeps('behind an innocent paragraph', { text: `A gull lands.\n\n${secret}` }, told, { told: /A gull lands/ }),
  keeps('reworded', { text: 'It was Osk, the ferryman, who killed the last warden: he drowned him.' }),
  keeps('for the party’s book, unmarked', calling('record', { knowledge: [secret] }), /Not merged: .*tells of/),
  keeps('in a comment', { text: `A gull lands.<!-- ${secret} -->` }, /Left out: .*drowned/, { told: /A gull lands/ }),
  keeps('in its notes, which are its own', calling('remember', { notes: secret }), 'nothing'),
  keeps('for its own book', calling('record', { state: [`SECRET: ${secret}`] }), 'nothing', { holds: /drowned/ }),
]

/** Where things and foes have names of their own. */
const cell = 'Lisbet Farrow is alive in the Sump Cell'
const named: Readonly<Record<string, Way>> = {
  'as a foe': through('start_fight', name => ({ foes: [name], tier: 'standard' }), cell),
  'as a thing': through('give_item', item => ({ who: 'Maren Okell', item }), cell),
  'as loot': through('rule', item => ({ move: 'loot', input: JSON.stringify({ item }) }), cell),
  'as what is paid for': through('change_coins', why => ({ who: 'Maren Okell', amount: '1 gp', why }), cell),
  'as what hurts': through('damage', from => ({ who: 'Maren Okell', dice: '1', type: 'cold', from }), cell),
}

export type Case = { readonly row: Row; readonly how: How; readonly provider: Provider; readonly stage: Stage }

const manners = both.flatMap(provider => (['once', 'always'] as const).map(how => ({ provider, how })))

/** Every writing by every way, once and always, over both wires. */
const casesOf = (
  all: Readonly<Record<string, Way>>,
  stage: Stage,
  rowOf: (name: string, answer: Row['answer']) => Row,
) =>
  Object.entries(all).flatMap(([way, { words, answer }]) =>
    Object.entries(writings).flatMap(([writing, written]): readonly Case[] => {
      const one = rowOf(`${writing}, ${way}`, answer(written(words)))
      return manners.map(manner => ({ row: one, stage, ...manner }))
    }),
  )

const onPier = casesOf(ways, onThePier, (name, answer) => keeps(name, answer, kept))
const atWell = casesOf(named, byTheWell, (name, answer) =>
  keeps(name, answer, /tells of [\w/.-]+:\d+|Refused: \w+ \{/, {
    never: /Sump Cell|PMUS|pmus|U3VtcCBDZW|53756d702043|Fhzc Pryy|S u m p|Cell/i,
  }),
)

export const everySecret: readonly Case[] = [...onPier, ...atWell]

/** In one manner each, and in every manner as often as in another: all of the first, and every fifth where an evening is long. */
const inTurns = (cases: readonly Case[], step: number): readonly Case[] =>
  cases.filter((_, at) => {
    const place = Math.floor(at / manners.length)
    return place % step === 0 && at % manners.length === (place * 7) % manners.length
  })

export const someSecrets: readonly Case[] = [...inTurns(onPier, 1), ...inTurns(atWell, 5)]
