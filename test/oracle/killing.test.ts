/** A killing among people is seen: they cry out, the watch comes, goals die with the dead, and nobody speaks of them as living. */
import { describe, expect, test } from 'vitest'
import { printAll, sitDown, textsUnder, type Sitting, type Texts } from './sitting.ts'

const texts = textsUnder('content/campaigns/borrowed-water')

/** Strikes until somebody lies there, whoever objects. */
async function kill(sitting: Sitting, who: string): Promise<string> {
  const shown: string[] = []
  for (let tries = 0; tries < 12; tries += 1) {
    const told = printAll(await sitting.say(tries === 0 ? `kill ${who}` : `attack ${who} all the same`))
    shown.push(told)
    if (/screams|shouts at once|name of the dead|eyes on it but|Nobody else saw/.test(told)) break
  }
  return shown.join('\n\n')
}

async function inTheInn(seed = 3): Promise<Sitting> {
  const sitting = await sitDown({ texts, human: 'dabney-thrupp', seed })
  await sitting.say('go to the inn')
  return sitting
}

const told = async ({ say }: Sitting, line: string): Promise<string> => printAll(await say(line))

describe('a killing in a full room', () => {
  test('is cried out, is answered by the watch, and ends what hung on the dead', async () => {
    const shown = await kill(await inTheInn(), 'Ruddock')
    expect(shown).toMatch(/A Face for the Lamb/)
    expect(shown).toMatch(/Sergeant Cobb Varley and one of the watch/)
    expect(shown).toMatch(/Torches for the Pans 1\/6|chalks a wave/)
    expect(shown).toMatch(/Surrender/)
    expect(shown).not.toMatch(/Nobody came to any harm|experience each/)
  })

  test('is not forgotten by who saw it, and the dead lie there', async () => {
    const sitting = await inTheInn()
    await kill(sitting, 'Ruddock')
    const jailed = await told(sitting, 'surrender')
    expect(jailed).toMatch(/barred door|weighed it all up/)
    expect(await told(sitting, 'talk to Marrable')).toMatch(/saw it|after that|away from me|blood on you|Murder/)
    expect(await told(sitting, 'buy a beer')).not.toMatch(/beer is yours|takes .* for it/)
    expect(await told(sitting, 'attack Ruddock')).toMatch(/Ruddock Hale\b.*\bdead/)
    expect(await told(sitting, 'what is our quest?')).not.toMatch(/Face for the Lamb/)
  })

  /** Who saw it is kept, and the company does not tell it yet when it is asked. */
  test('is known to the company that stood beside it', async () => {
    const sitting = await inTheInn()
    await kill(sitting, 'Ruddock')
    expect(await told(sitting, 'does anyone know I killed Ruddock?')).toMatch(/Marrable/)
  })

  test('16 leaves nobody who is spoken of as living', async () => {
    const sitting = await inTheInn()
    await sitting.say('look at Ruddock')
    await kill(sitting, 'Ruddock')
    for (const line of ['who is Ruddock Hale?', 'what do we know of Ruddock?']) {
      const shown = await told(sitting, line)
      expect(shown).toMatch(/was a big man/)
      expect(shown).not.toMatch(/(?:He|Ruddock) (?:is a|does not)/)
    }
  })

  test('leaves a body that can be found and looked at', async () => {
    const sitting = await inTheInn()
    await kill(sitting, 'Ruddock')
    await told(sitting, 'turn back')
    expect(await told(sitting, 'where is the body?')).toMatch(/Ruddock Hale\b.*\bdead.*the Full Pail/)
  })

  test('is told of in the past by those who did not see it', async () => {
    const sitting = await inTheInn()
    await kill(sitting, 'Ruddock')
    await sitting.say('surrender')
    await sitting.say('go to the chapel')
    const heard = await told(sitting, 'ask Brother Luth about Ruddock Hale')
    expect(heard).toMatch(/\bdead\b|carried Ruddock out/i)
    expect(heard).not.toMatch(/Ruddock(?: Hale)? (?:is|has)\b(?! dead)/)
  })
})

test('where nobody keeps the peace nobody comes, and where nobody sees it nobody cries out', async () => {
  const lonely: Texts = Object.fromEntries(
    Object.entries(texts)
      .filter(([path]) => !/cobb-varley|marrable/.test(path))
      .map(([path, text]) => [
        path,
        text.replaceAll(/guards?|watch|sergeant|people|customers|regulars|crowd/gi, 'crows'),
      ]),
  )
  const sitting = await sitDown({ texts: lonely, human: 'dabney-thrupp', seed: 3 })
  await sitting.say('go to the inn')
  const shown = await kill(sitting, 'Ruddock')
  expect(shown).not.toMatch(/of the watch/)
})

test('somebody who is called by name hears it, whatever else is in the room', async () => {
  const wolves: Texts = {
    ...texts,
    'locations/the-full-pail.md': (texts['locations/the-full-pail.md'] ?? '').replace(
      /## Encounters[\s\S]*?(?=\n## |$)/,
      '## Encounters\n**Always**: 2 wolves have come in by the cellar. (standard)\n',
    ),
  }
  const { say } = await sitDown({ texts: wolves, human: 'maren-okell', seed: 5 })
  await say('go to the inn')
  const answer = printAll(await say('Marrable, where did the mason go?'))
  expect(answer).toMatch(/> \*\*Marrable Fitch\*\*/)
  expect(answer).not.toMatch(/no ears for words|do not bargain|Initiative/)
  const among = printAll(await say('That must have hurt. I am sorry.'))
  expect(among).not.toMatch(/no ears for words|do not bargain|Persuasion/)
})
