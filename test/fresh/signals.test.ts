/** Signals as Game Masters really write them, names as they really spell them, and prompts that are not there. */
import { describe, expect, test } from 'vitest'
import { readRun } from '../../src/table/run-record.ts'
import { prompt, sit, type Gm } from './scenario.ts'

const opening = 'The ferry is late.'

const asks =
  (text: string, ...characters: readonly string[]): Gm =>
  async ({ write }) => {
    for (const name of characters) await write(`tmp/${name}-prompt.md`, prompt('QUICK_REACTION', 'React.'))
    return text
  }

const asked = (diary: readonly string[]): readonly string[] => diary.filter(line => line.startsWith('ask '))

describe('a signal that is off', () => {
  test.each([
    ['without brackets', 'A gull.\n\nAWAIT_AI_PLAYERS: pim-hollow'],
    ['under the name of the other mode', 'A gull.\n[AWAIT_PLAYERS: pim-hollow]'],
    ['at the end of a sentence', 'A gull. [AWAIT_AI_PLAYERS: pim-hollow]'],
    ['in bold, with a short name', 'A gull.\n**[Await AI Players: Pim]**'],
    ['never closed', 'A gull.\n[AWAIT_AI_PLAYERS: "pim-hollow"'],
  ])('%s is understood', async (_how, text) => {
    const played = await sit({ gms: [opening, asks(text, 'pim-hollow'), 'Pim nods.'] })
    await played.table.say('I wait')
    expect(asked(played.diary)).toEqual(['ask pim-hollow'])
    expect(played.told().slice(1)).toEqual(['A gull.', 'Pim nods.'])
  })

  test('in a fence is an example, shown as it stands, and asks nobody', async () => {
    const text = 'A note says:\n\n```\n[AWAIT_AI_PLAYERS: pim-hollow]\n```\n\nWhat do you do?'
    const played = await sit({ gms: [opening, asks(text, 'pim-hollow')] })
    await played.table.say('I wait')
    expect(asked(played.diary)).toEqual([])
    expect(played.told().at(-1)).toBe(text)
  })

  test('of talk about waiting is talk', async () => {
    const played = await sit({ gms: [opening, 'Rook says he will await players of dice at the inn.'] })
    await played.table.say('I wait')
    expect(played.told().at(-1)).toBe('Rook says he will await players of dice at the inn.')
  })

  test('with words after it: they are kept in the chronicle and never shown', async () => {
    const text = 'A gull.\n[AWAIT_AI_PLAYERS: pim-hollow]\nMeanwhile Pim is secretly a spy.'
    const played = await sit({ gms: [opening, asks(text, 'pim-hollow'), 'Pim nods.'] })
    await played.table.say('I wait')
    expect(played.told().join(' ')).not.toContain('spy')
    expect(JSON.stringify(await readRun(played.store))).toContain('secretly a spy')
  })
})

describe('names', () => {
  test('nobody knows are dropped and told, and the others are asked', async () => {
    const played = await sit({
      gms: [opening, asks('[AWAIT_AI_PLAYERS: pim-hollow, pim-holow-2, zed]', 'pim-hollow'), 'Pim nods.'],
    })
    await played.table.say('I wait')
    expect(asked(played.diary)).toEqual(['ask pim-hollow'])
    expect(played.shown).toContainEqual({ type: 'notice', text: expect.stringContaining('is called "zed"') })
    expect(played.prompts[2]).toContain('Nobody in the party is called "zed"')
  })

  test('an empty list goes back to the Game Master, and what it told is shown once', async () => {
    const played = await sit({ gms: [opening, 'A gull.\n[AWAIT_AI_PLAYERS: ]', 'The gull leaves.'] })
    await played.table.say('I wait')
    expect(played.prompts[2]).toContain('Your signal named nobody in the party.')
    expect(played.prompts[2]).toContain('Player said: I wait')
    expect(played.told()).toEqual([opening, 'A gull.', 'The gull leaves.'])
  })

  test("the human's own is asked of the human, whose words lie beside the others'", async () => {
    const played = await sit({
      gms: [
        opening,
        asks('A gull.\n[AWAIT_AI_PLAYERS: pim-hollow, orsa-quill]', 'pim-hollow'),
        async ({ read }) => `Read: ${await read('tmp/orsa-quill-response.md')}`,
      ],
      lines: ['I duck'],
    })
    await played.table.say('I wait')
    expect(asked(played.diary)).toEqual(['ask pim-hollow'])
    expect(played.told().at(-1)).toBe('Read: I duck')
  })
})

describe('prompts', () => {
  test('that are not there are asked for again, once, and then used', async () => {
    const signal = '[AWAIT_AI_PLAYERS: pim-hollow]'
    const played = await sit({ gms: [opening, `A gull.\n${signal}`, asks(signal, 'pim-hollow'), 'Pim nods.'] })
    await played.table.say('I wait')
    expect(played.prompts[2]).toContain('tmp/pim-hollow-prompt.md could not be used: [ERROR: Prompt file not found]')
    expect(asked(played.diary)).toEqual(['ask pim-hollow'])
    expect(played.told()).toEqual([opening, 'A gull.', 'Pim nods.'])
  })

  test('that stay bad make their player a missing one; the others are asked', async () => {
    const signal = '[AWAIT_AI_PLAYERS: pim-hollow, tace-ember]'
    const bad: Gm = async ({ write }) => {
      await write('tmp/pim-hollow-prompt.md', prompt('QUICK_REACTION', 'React.'))
      await write('tmp/tace-ember-prompt.md', '## Scene\nThe pier.\n\n## Request\nReact.\n')
      return signal
    }
    const last: Gm = async ({ read }) => `Read: ${await read('tmp/tace-ember-response.md')}`
    const played = await sit({ gms: [opening, bad, signal, last] })
    await played.table.say('I wait')
    expect(asked(played.diary)).toEqual(['ask pim-hollow'])
    expect(played.told().at(-1)).toBe('Read: [ERROR: Malformed prompt file - missing request_type]')
    expect(played.prompts[3]).toContain('No answer came from tace-ember. Go on without them.')
    expect(await played.page('tmp/tace-ember-notes-for-journal.md')).toBeUndefined()
  })
})

describe('answers', () => {
  const signal = 'A gull.\n[AWAIT_AI_PLAYERS: pim-hollow, tace-ember]'

  test('that do not come leave the others standing', async () => {
    const played = await sit({
      gms: [opening, asks(signal, 'pim-hollow', 'tace-ember'), 'Tace nods.'],
      companions: ({ request }) => {
        if (request.name === 'pim-hollow') throw new Error('no line')
        return 'Tace nods.'
      },
    })
    await played.table.say('I wait')
    expect(played.prompts[2]).toContain('- tmp/tace-ember-response.md\nNo answer came from pim-hollow.')
    await played.table.drain()
    expect(await played.page('party/pim-hollow-journal.md')).toContain('A gull.')
  })

  test('that are vetoes are told first, then asked again alone and in full, and cannot be vetoed again', async () => {
    const types: string[] = []
    const played = await sit({
      gms: [
        opening,
        asks(signal, 'pim-hollow', 'tace-ember'),
        async ({ sees, write }) => {
          expect(sees.responses[1]?.text).toBe('[VETO - need more input]\nThe bell is mine by birth.\n')
          await write('tmp/tace-ember-prompt.md', prompt('QUICK_REACTION', 'Say more.'))
          return 'Pim nods first.\n[AWAIT_AI_PLAYERS: tace-ember]'
        },
        'Tace speaks of the bell.',
      ],
      companions: ({ request }) => {
        types.push(`${request.name} ${request.requestType}`)
        return request.name === 'tace-ember' ? '[VETO - need more input]\nThe bell is mine by birth.' : 'Pim nods.'
      },
    })
    await played.table.say('I wait')
    await played.table.drain()
    expect(played.prompts[2]).toContain('ask tace-ember alone with request_type FULL_CONTEXT')
    expect(types).toEqual(['pim-hollow QUICK_REACTION', 'tace-ember QUICK_REACTION', 'tace-ember FULL_CONTEXT'])
    expect(await played.page('tmp/narrative-for-journal.md')).toBe(
      'The ferry is late.\n\nA gull.\n\nPim nods first.\n\nTace speaks of the bell.\n',
    )
    expect((await played.page('decision-log.md'))?.match(/^## /gm)).toHaveLength(1)
    expect(played.diary.filter(line => line === 'write tmp/narrative-for-journal.md')).toHaveLength(1)
  })
})
