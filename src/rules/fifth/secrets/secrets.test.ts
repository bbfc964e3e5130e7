import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlaceholderRow } from '../../../campaign/deltas/placeholder.ts'
import type { SecretAct, SecretWish } from './judge.ts'
import { admitSecrets, judgeSecret } from './judge.ts'
import { readSecrets, recordSecret } from './record.ts'
import type { SecretRow } from './row.ts'

const row: SecretRow = {
  character: 'Tilda',
  secret: 'Pocketed a signet ring',
  discovered: 'If searched',
  hook: 'The ring opens the vault',
}
const line = '| Tilda | Pocketed a signet ring | If searched | The ring opens the vault |'
const head = '| Character | Secret | How Discovered | Story Hook |\n|---|---|---|---|\n'

test.each([
  [
    'a table with rows',
    `# S\n\n### Character Secrets\n\n${head}| Corwin | Lies | - | - |\n\n### Upcoming\n- x\n`,
    `# S\n\n### Character Secrets\n\n${head}| Corwin | Lies | - | - |\n${line}\n\n### Upcoming\n- x\n`,
  ],
  [
    'a placeholder row',
    `### Character Secrets\n${head}| None yet | | | |\n\n## End\n`,
    `### Character Secrets\n${head}${line}\n\n## End\n`,
  ],
  [
    'an empty table at the end of a file without a last line break',
    `### Character Secrets\n${head.trimEnd()}`,
    `### Character Secrets\n${head}${line}`,
  ],
  [
    'a heading without a table',
    '## GM Notes (Secret)\n\n### Character Secrets\n\n### Upcoming Planned Events\n- x\n',
    `## GM Notes (Secret)\n\n### Character Secrets\n\n${head}${line}\n\n### Upcoming Planned Events\n- x\n`,
  ],
  [
    'no heading, but the section of the GM',
    '# S\n\n## GM Notes (Secret)\n\n### Hidden Information\n- y\n\n## Appendix\n',
    `# S\n\n## GM Notes (Secret)\n\n### Hidden Information\n- y\n\n### Character Secrets\n\n${head}${line}\n\n## Appendix\n`,
  ],
  [
    'the plain default',
    '# Story State\n\n## Secrets\n- [None yet]\n',
    `# Story State\n\n## Secrets\n- [None yet]\n\n## GM Notes (Secret)\n\n### Character Secrets\n\n${head}${line}\n`,
  ],
  ['nothing at all', '', `## GM Notes (Secret)\n\n### Character Secrets\n\n${head}${line}\n`],
])('a secret goes into %s', (_, before, after) => {
  expect(recordSecret(before, row)).toBe(after)
})

test('columns in another order are filled by their names, and strange ones stay empty', () => {
  const text = '### Character Secrets\n| Secret | Who | Since | Hook |\n| --- | --- | --- | --- |\n'
  expect(recordSecret(text, row)).toBe(`${text}| Pocketed a signet ring | Tilda |  | The ring opens the vault |\n`)
})

test('a table that only is shown, in a fence, is no table', () => {
  const text = `\`\`\`\n### Character Secrets\n${head}\`\`\`\n`
  expect(recordSecret(text, row).startsWith(text)).toBe(true)
  expect(readSecrets(recordSecret(text, row))).toEqual([row])
})

test('the same secret is written once', () => {
  const once = recordSecret('# S\n', row)
  expect(recordSecret(once, { ...row, character: 'TILDA', hook: 'other' })).toBe(once)
})

test('bars and line breaks stay inside their cell, and Windows keeps its line ends', () => {
  const odd = { ...row, secret: 'a | b\nc' }
  const text = recordSecret('# S\r\n\r\n## GM Notes (Secret)\r\n', odd)
  expect(readSecrets(text)).toEqual([{ ...row, secret: 'a | b c' }])
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
})

test('every byte but the new line is kept, and every secret can be read again', () => {
  const piece = fc.constantFrom(
    '# S\n',
    '## GM Notes (Secret)\n',
    '### Character Secrets\n',
    head,
    '| A | b | c | d |\n',
    '\n',
    '- x\n',
    'words\n',
    '## End\n',
    '| None yet | | | |\n',
  )
  const words = fc.stringMatching(/^[A-Z][a-z]{1,8}$/).filter(word => !isPlaceholderRow(`| ${word} |`))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), words, words, (pieces, character, secret) => {
      const before = pieces.join('')
      const after = recordSecret(before, { character, secret, discovered: 'd', hook: 'h' })
      expect(readSecrets(after).some(one => one.character === character && one.secret === secret)).toBe(true)
      let at = 0 // the old text is still there, in its order, but for rows that only held the place
      const old = before.replaceAll('| None yet | | | |\n', '')
      for (const mark of after) if (mark === old[at]) at += 1
      expect(at).toBe(old.length)
    }),
  )
})

const wish = (act: SecretAct, more: Partial<SecretWish> = {}): SecretWish => ({
  act,
  wasOffered: true,
  isForeshadowed: true,
  ...more,
})
const ring: SecretAct = { kind: 'pocket', item: 'a ring', worthCopper: 500, from: 'nobody' }

test.each<[string, SecretWish, string]>([
  ['a small thing', wish(ring), 'Pocketed a ring'],
  [
    'a message',
    wish({ kind: 'message', to: 'the guild', about: 'the road is open' }),
    'Sent word to the guild: the road is open',
  ],
  ['silence', wish({ kind: 'withhold', what: 'the second letter' }), 'Keeps back: the second letter'],
  [
    'a private talk',
    wish({ kind: 'talk', with: 'Old Marla', about: 'the debt' }),
    'Spoke with Old Marla alone: the debt',
  ],
])('%s is allowed', (_, asked, told) => {
  const judged = judgeSecret(asked, 1)
  expect(judged.ok && judged.value).toBe(told)
})

test.each<[string, SecretWish, string]>([
  ['unasked', wish(ring, { wasOffered: false }), 'not-offered'],
  ['out of nowhere', wish(ring, { isForeshadowed: false }), 'not-foreshadowed'],
  ['a betrayal', wish({ kind: 'betray', what: 'opens the gate to the enemy' }), 'betrayal'],
  ['from a companion', wish({ ...ring, from: 'party' }), 'from-the-party'],
  ['a great find', wish({ ...ring, isMajor: true }), 'too-great'],
  ['a fortune', wish({ ...ring, worthCopper: 5000 }), 'too-great'],
])('%s is refused with what may be done instead', (_, asked, code) => {
  const judged = judgeSecret(asked, 2)
  expect(judged.ok ? '' : judged.refusal.code).toBe(code)
  expect(judged.ok ? 0 : judged.refusal.allowed.length).toBeGreaterThan(0)
})

test('whoever asks hears that there is a secret, never which', () => {
  expect([0, 1, 3].map(count => admitSecrets(count, 'Tilda'))).toEqual([
    "Tilda has done nothing behind anyone's back.",
    'Tilda has a secret.',
    'Tilda has secrets: 3 of them.',
  ])
})
