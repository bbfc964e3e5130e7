import { describe, expect, test } from 'vitest'
import { narrativeStyles } from '../../../campaign/style/narrative-style.ts'
import { prose, type Part } from '../../../table/parts.ts'
import { narrate } from './testing/keeping.ts'

const bridge: readonly Part[] = [
  { kind: 'deed', who: 'Pippa Quill', verb: 'look', on: 'the toll board', text: 'You kneel and look at the toll board, and your lamp shakes.' },
  { kind: 'check', who: 'Pippa Quill', skill: 'perception', total: 15, against: 13, degree: 'success', text: 'Perception 15 against DC 13.' },
  { kind: 'seen', of: 'the toll board', text: 'Somebody has scratched out a name.' },
  { kind: 'said', who: 'Corin Vash', act: 'warn', manner: 'he does not look up', text: 'Nobody crosses after the bell. You least of all.' },
  { kind: 'said', who: 'Hale Brack', act: 'say', manner: 'touches the mud', text: 'Three of them, one limping.' },
  { kind: 'table', text: 'You cannot do that while the chain is up. Worth a closer look: the chain.' },
  { kind: 'table', text: 'What do you do?' },
] // prettier-ignore

const fight: readonly Part[] = [
  { kind: 'fight', stage: 'begins', foes: ['ghoul'], text: 'The ghoul comes over the tomb, and you are in its way.' },
  { kind: 'blow', who: 'Pippa Quill', on: 'ghoul', harm: 4, isHit: true, text: 'Your rapier opens its cheek.' },
  { kind: 'blow', who: 'Hale Brack', on: 'ghoul', harm: 0, isHit: false, text: 'The arrow of Hale goes wide.' },
  { kind: 'blow', who: 'ghoul', on: 'Moss Wenlow', harm: 6, isHit: true, text: 'The ghoul tears at Moss.' },
  { kind: 'fell', who: 'Moss Wenlow', how: 'down', text: 'Moss falls.' },
  { kind: 'blow', who: 'Pippa Quill', on: 'ghoul', harm: 0, isHit: false, text: 'You strike again and miss.' },
  { kind: 'blow', who: 'Dame Orsolya Venn', on: 'ghoul', harm: 9, isHit: true, text: 'Dame Orsolya breaks its arm.' },
  { kind: 'fell', who: 'ghoul', how: 'dead', text: 'The ghoul falls and does not get up.' },
] // prettier-ignore

const pageOf = async (parts: readonly Part[], style: string): Promise<string> =>
  (await narrate(parts, style)).join('\n\n')

describe('the narrator of the Oracle', () => {
  test.each(narrativeStyles)('14.6 writes %s without dice, refusals, menus or "you" outside of speech', async style => {
    const page = await pageOf([...bridge, ...fight], style)
    expect(page.replaceAll(/"[^"]*"/gu, '')).not.toMatch(/\byou(?:r|rs|rself)?\b/i)
    expect(page).not.toMatch(/\bDC\b|Perception|cannot do that|Worth a closer|What do/)
    expect(page).toMatch(/Pippa/i)
    expect(page).not.toContain('CANARY')
  })

  test('18: of a group the player is not with it tells as of those who are in it', async () => {
    const mule = [prose('The mule shows you its teeth.')]
    expect(await narrate(mule, 'hybrid', {}, ['hale-brack', 'moss-wenlow'])).toEqual([
      'The mule shows Hale and Moss its teeth.',
    ])
    expect(await narrate(mule, 'hybrid', {}, ['moss-wenlow'])).toEqual(['The mule shows Moss its teeth.'])
    expect(await narrate(mule, 'hybrid', {}, ['moss-wenlow', 'pippa-quill'])).toEqual([
      'The mule shows Pippa its teeth.',
    ])
  })

  test('keeps speech as speech, each style in its own dress', async () => {
    const [script = [], novel = [], hybrid = [], minimal = []] = await Promise.all(
      narrativeStyles.map(style => narrate(bridge, style)),
    )
    expect(script).toContain(
      '━━━ **CORIN VASH** ━━━\n*(he does not look up)*\n"Nobody crosses after the bell. You least of all."',
    )
    expect(novel).toContain('Corin Vash does not look up. "Nobody crosses after the bell. You least of all."')
    expect(novel).toContain('Hale Brack touches the mud. "Three of them, one limping."')
    expect(hybrid[0]).toBe(
      'Pippa kneels and looks at the toll board, and their lamp shakes. Somebody has scratched out a name.',
    )
    expect(minimal).toContain('Corin Vash: "Nobody crosses after the bell. You least of all."')
  })

  const arrival: readonly Part[] = [
    { kind: 'deed', who: 'Pippa Quill', verb: 'turn', on: 'Ruddock Hale', text: 'You turn to Ruddock Hale.' },
    prose('The inn is a long warm room. There is beer, because beer was brewed before the water turned. There are four clean rooms upstairs. It feels like a house where a sick person is upstairs. Every stool is taken. A clock ticks somewhere.'),
    { kind: 'said', who: 'Ruddock Hale', act: 'say', manner: 'he lines up coins when he has something to hide', text: "I'm the mason. There's no work on. Leave it." },
    { kind: 'said', who: 'Ruddock Hale', act: 'say', text: "My family cut the stones. It's a thing people say at weddings. Ask my father." },
    { kind: 'said', who: 'Hale Brack', act: 'say', text: 'Quiet. The birds have an opinion.' },
    { kind: 'said', who: 'Moss Wenlow', act: 'say', text: 'The river says so too.' },
    { kind: 'found', what: 'a bent key', by: 'Pippa Quill', text: 'Under the loose board lies a key. It is bent.' },
    { kind: 'goal', name: 'A Face for the Lamb', state: 'done', text: 'That was *A Face for the Lamb*, and it is done.' },
  ] // prettier-ignore

  test('the styles differ in how much they tell, in rhythm, and in what they dwell on', async () => {
    const [script = '', novel = '', hybrid = '', minimal = ''] = await Promise.all(
      narrativeStyles.map(style => pageOf(arrival, style)),
    )
    expect(novel).toContain('"My family cut the stones," Ruddock goes on. "It\'s a thing people say at weddings.')
    expect(novel).toContain('A clock ticks somewhere.')
    expect(hybrid).not.toContain('A clock ticks somewhere.')
    expect(script).toContain('PIPPA turns to Ruddock Hale.')
    expect(script).not.toContain('four clean rooms')
    expect(minimal.split('\n\n').length).toBeLessThan(hybrid.split('\n\n').length)
    expect(minimal).not.toContain('The river says so too.')
    for (const page of [script, novel, hybrid, minimal]) {
      expect(page).toContain('Under the loose board lies a key.')
      expect(page).not.toMatch(/Lamb|something to hide/)
    }
  })

  test('what somebody says with a purpose is said with that word', async () => {
    const page = await pageOf([{ kind: 'said', who: 'Corin Vash', act: 'promise', manner: 'without turning', text: 'I will open it at dawn.' }], 'novel') // prettier-ignore
    expect(page).toBe('"I will open it at dawn," Corin Vash promises, without turning.')
  })

  test('what all of them do is told of all of them', async () => {
    const [first] = await narrate(
      [{ kind: 'arrived', who: ['Pippa Quill', 'Hale Brack'], where: 'the mill', text: 'You come to the mill.' }],
      'hybrid',
    )
    expect(first).toBe('Pippa and the others come to the mill.')
  })

  test('tells a fight by its turns and not by its blows, and says that there were more', async () => {
    const page = await pageOf(fight, 'hybrid')
    expect(page).toContain('Moss falls.')
    expect(page).toContain('The ghoul falls and does not get up.')
    expect(page).not.toContain('You strike again')
    expect(page.length).toBeLessThan(fight.map(({ text }) => text).join(' ').length + 60)
  })

  const lines = ['The last of them puts the lantern down.', 'It was careful with it to the end.', 'The boats have found that out.', 'Nobody owes anybody anything now.', 'Somebody else will build a fire there.', 'It will not be the same fire.'] // prettier-ignore

  test.each(narrativeStyles)('an ending stands whole in the book, after a fight or a deed (%s)', async style => {
    const ending: Part = { kind: 'ending', name: 'The Dead Lamp', text: lines.join(' ') }
    const page = (await pageOf([...fight, ending], style)).replaceAll(/\s+/g, ' ')
    expect(lines.filter(line => !page.includes(line.slice(0, -1)))).toEqual([])
  })

  test('writes nothing that stands in the scene already', async () => {
    const first = await narrate(bridge, 'novel')
    const scene = {
      'scenes/001-the-bridge.md': `---\nlocation: The bridge\ntime: dusk\n---\n\n${first.join('\n\n')}\n`,
    }
    expect(await narrate(bridge, 'novel', scene)).toEqual([])
  })

  test('a model that tells in prose has its words on the page, told of the one who is played', async () => {
    expect(await pageOf([prose('You lift the lid. **Inside** lies a letter.')], 'hybrid')).toBe(
      'Pippa lifts the lid. Inside lies a letter.',
    )
  })
})
