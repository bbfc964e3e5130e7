import { describe, expect, test } from 'vitest'
import type { RequestType } from '../../../table/protocol/message-gm.ts'
import { readVeto } from '../../../table/protocol/veto.ts'
import { sentencesOf } from '../prose/sentences.ts'
import { ask, party, type Remembered } from './testing/party.ts'
import { moments } from './testing/situations.ts'

const momentAt = (index: number): readonly [string, string] => moments[index % moments.length] ?? ['', '']

const talk = ['QUICK_REACTION', 'QUICK_REACTION', 'QUICK_REACTION', 'FULL_CONTEXT', 'REFLECTION'] as const

/** An evening of one companion, with as much memory as the table keeps. */
async function evening(
  character: string,
  requests: number,
  seed = 1,
  kinds: readonly RequestType[] = talk,
): Promise<readonly string[]> {
  const memory: Remembered[] = []
  for (let at = 0; at < requests; at += 1) {
    const [sceneContext, justHappened] = momentAt(at * 7)
    const request = {
      requestType: kinds[at % kinds.length] ?? 'QUICK_REACTION',
      sceneContext,
      justHappened,
      request: 'A word or a gesture, or a veto if it touches what you hold dear.',
    }
    const said = await ask(character, request, memory.slice(-200), { seed })
    memory.push({ asked: request.request, said })
  }
  return memory.map(({ said }) => said)
}

describe('a companion of the Oracle', () => {
  test.each(party)('%s does not say the same thing twice in two hundred answers', async character => {
    const said = await evening(character, 200)
    expect(said.filter(text => text.trim() === '')).toEqual([])
    expect(said.length - new Set(said).size).toBe(0)
  })

  test.each(party)('%s says no sentence twice within twenty answers', async character => {
    const said = await evening(character, 60, 3, ['QUICK_REACTION'])
    const repeated = said.flatMap((text, at) => {
      const before = said.slice(Math.max(0, at - 20), at).flatMap(one => sentencesOf(one.replaceAll('"', '\n\n')))
      return sentencesOf(text.replaceAll('"', '\n\n')).filter(
        sentence => sentence.length > 12 && before.includes(sentence),
      )
    })
    expect(repeated).toEqual([])
  })

  test('the four do not sound alike: of what one says, the others say next to nothing', async () => {
    const evenings = await Promise.all(party.map(character => evening(character, 60)))
    const lines = evenings.map(said => new Set(said.flatMap(text => sentencesOf(text.replaceAll('"', '\n\n')))))
    for (const [at, mine] of lines.entries()) {
      const others = lines.filter((_, other) => other !== at)
      const shared = [...mine].filter(line => others.some(other => other.has(line)))
      expect(shared.length / mine.size).toBeLessThan(0.12)
    }
  })

  test('the same table, question and memory give the same words; another seed gives others', async () => {
    expect(await evening('pippa-quill', 20, 5)).toEqual(await evening('pippa-quill', 20, 5))
    expect(await evening('pippa-quill', 20, 5)).not.toEqual(await evening('pippa-quill', 20, 6))
  })

  test('knows nothing but its own sheet and what it was told', async () => {
    const said = (await Promise.all(party.map(character => evening(character, 60)))).flat().join('\n')
    expect(said).not.toMatch(/CANARY|salt mill|drowned the miller/)
  })

  test('speaks up at the very words its sheet waits for', async () => {
    const said = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(seed =>
        ask(
          'hale-brack',
          {
            requestType: 'QUICK_REACTION',
            sceneContext: 'The hill road.',
            justHappened: 'There are tracks in the mud.',
            request: 'React.',
          },
          [],
          { seed },
        ),
      ),
    )
    expect(said.filter(text => text.includes('I am already on one knee.')).length).toBeGreaterThan(3)
  })
})

describe('a veto', () => {
  const hit = {
    requestType: 'QUICK_REACTION',
    sceneContext: 'The gallows field.',
    justHappened: 'Pippa’s old partner Sable is to hang, and the company wants to leave her there.',
    request: 'Brief reaction or [VETO].',
  } as const
  const seeds = Array.from({ length: 100 }, (_, seed) => seed)
  const vetoes = async (character: string, request: Parameters<typeof ask>[1]): Promise<number> => {
    const said = await Promise.all(seeds.map(seed => ask(character, request, [], { seed })))
    return said.filter(text => readVeto(text).kind === 'veto').length
  }

  test('comes as often as the sheet says, and only from whom it touches', async () => {
    const count = await vetoes('pippa-quill', hit)
    expect(count).toBeGreaterThan(25)
    expect(count).toBeLessThan(55)
    expect(await vetoes('hale-brack', hit)).toBe(0)
    expect(await vetoes('moss-wenlow', hit)).toBe(0)
  })

  test('never comes where nothing dear is at stake', async () => {
    for (const character of party) {
      const calm = { ...hit, justHappened: 'The rain starts and does not stop.' }
      expect(await vetoes(character, calm)).toBe(0)
    }
  })

  test('is not made twice over the same matter, and never in a full answer', async () => {
    const first =
      (await Promise.all(seeds.map(seed => ask('pippa-quill', hit, [], { seed })))).find(text =>
        text.startsWith('[VETO'),
      ) ?? ''
    expect(first).toMatch(/^\[VETO - need more input\]\n.+Sable/s)
    const memory = [{ asked: hit.request, said: first }]
    const again = await Promise.all(seeds.map(seed => ask('pippa-quill', hit, memory, { seed })))
    const full = await Promise.all(
      seeds.map(seed => ask('pippa-quill', { ...hit, requestType: 'FULL_CONTEXT' }, memory, { seed })),
    )
    expect([...again, ...full].filter(text => text.startsWith('[VETO'))).toEqual([])
  })
})

describe('in a fight', () => {
  const field = (
    foes: readonly string[],
    friends: readonly string[],
    self = '16 of 16 hit points',
  ): Parameters<typeof ask>[1] => ({
    requestType: 'COMBAT_ACTION',
    sceneContext: [
      `You: ${self}, a few strides off.`,
      'Foes:',
      ...foes.map(foe => `- ${foe}`),
      'Friends:',
      ...friends.map(friend => `- ${friend}`),
    ].join('\n'),
    request: 'It is your turn in the fight.',
  })
  const ghouls = ['the first ghoul: badly hurt, a few strides off', 'the second ghoul: unhurt, a good way off']
  const seeds = Array.from({ length: 30 }, (_, seed) => seed)
  const turns = (
    character: string,
    request: Parameters<typeof ask>[1],
    constraints: readonly string[] = [],
  ): Promise<readonly string[]> => Promise.all(seeds.map(seed => ask(character, request, [], { seed, constraints })))
  const executable =
    /^I (?:attack|strike|swing|shoot|go for|take aim|throw|cast|use|drink|give|stabilise|tend|help|step in front|disengage|fall back|dodge|lay down|speak)\b/

  test.each(party)('%s always names something that can be carried out', async character => {
    const said = await turns(character, field(ghouls, ['Hale Brack: hurt', 'Moss Wenlow: unhurt']))
    expect(said.filter(text => !executable.test(text))).toEqual([])
  })

  test('the archer shoots, and finishes who is hurt', async () => {
    const said = await turns('hale-brack', field(ghouls, ['Pippa Quill: unhurt']))
    expect(said.filter(text => text.includes('longbow')).length).toBeGreaterThan(20)
    expect(said.every(text => text.includes('the first ghoul'))).toBe(true)
  })

  test('who can heal goes to who is down', async () => {
    const fallen = field(ghouls, ['Hale Brack: dying', 'Pippa Quill: unhurt'])
    expect(
      (await turns('dame-orsolya-venn', fallen)).every(text => text.startsWith('I cast Cure Wounds on Hale')),
    ).toBe(true)
    expect((await turns('moss-wenlow', fallen)).every(text => text.startsWith('I cast Healing Word on Hale'))).toBe(
      true,
    )
  })

  test('who is frightened keeps away, and who is charmed does no harm', async () => {
    const one = field(['Vash: unhurt, a few strides off'], [])
    const afraid = await turns('hale-brack', one, ['You are frightened of Vash: you cannot come nearer.'])
    expect(afraid.some(text => text.includes('shortsword'))).toBe(false)
    const charmed = await turns('hale-brack', one, [
      'You are charmed by Vash: you cannot harm them, and may speak for them or mediate.',
    ])
    expect(charmed.every(text => text.startsWith('I speak to Vash'))).toBe(true)
  })

  test('who cannot act has only thoughts', async () => {
    const still = await turns('pippa-quill', field(ghouls, []), [
      'You are paralysed. You cannot move or speak: give only what goes on inside you.',
    ])
    expect(still.every(text => /^\(.*\)$/.test(text) && !text.includes('"'))).toBe(true)
  })
})

test('talk among companions answers what was said, and ends', async () => {
  const memory: Remembered[] = []
  const heard: string[] = ['pippa-quill: "Do you ever sleep, Hale, or is that just how your face is?"']
  const rounds: string[] = []
  for (let round = 0; round < 4; round += 1) {
    const said = await ask(
      'hale-brack',
      { requestType: 'INTERACTION', sceneContext: 'A camp.', justHappened: heard.join('\n'), request: 'Talk.' },
      memory,
      { seed: round },
    )
    rounds.push(said)
    if (said === 'Ready.') break
    heard.push(`hale-brack: ${said}`)
  }
  expect(rounds[0]).not.toBe('Ready.')
  expect(rounds.at(-1)).toBe('Ready.')
})
