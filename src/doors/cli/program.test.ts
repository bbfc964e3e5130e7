import { describe, expect, test } from 'vitest'
import { gloam, gloamWith, listeningDoor } from './scenario.ts'
import { makeProgram } from './program.ts'

const names = makeProgram(listeningDoor().door, '1.2.3').commands.map(command => command.name())

test('the version is what it was told', async () => {
  expect(await gloam('--version')).toEqual({ out: '1.2.3\n', err: '', code: 0 })
  expect((await gloam('-v')).out).toBe('1.2.3\n')
})

test('help names every command', async () => {
  const { out, code } = await gloam('--help')
  expect(code).toBe(0)
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) expect(out).toMatch(new RegExp(`^  ${name}`, 'm'))
})

test('no command at all is a welcome, and for a stranger in a pipe the help too', async () => {
  const said = await gloam()
  expect(said).toMatchObject({ err: '', code: 0 })
  expect(said.out).toMatch(/^Gloam 1\.2\.3, a game table/)
  expect(said.out).toContain((await gloam('--help')).out)
})

describe.each(names)('gloam %s', name => {
  test('its help can be asked for in both ways, and fits a terminal', async () => {
    const asked = await gloam(name, '--help')
    expect(asked).toMatchObject({ err: '', code: 0 })
    expect(asked.out).toMatch(new RegExp(`^Usage: gloam ${name}`))
    expect((await gloam('help', name)).out).toBe(asked.out)
    expect(asked.out.split('\n').filter(line => line.length > 120)).toEqual([])
  })

  test('a flag it does not know is the caller’s slip', async () => {
    expect(await gloam(name, '--flagon')).toMatchObject({
      out: '',
      code: 2,
      err: expect.stringContaining("'--flagon'"),
    })
  })
})

test('a command that is nearly right is answered with the right one', async () => {
  expect(await gloam('rol', '1d6')).toEqual({
    out: '',
    err: "error: unknown command 'rol'\n(Did you mean roll?)\nMore with --help.\n",
    code: 2,
  })
  expect((await gloam('conjure')).err).toBe("error: unknown command 'conjure'\nMore with --help.\n")
})

test('on a narrow terminal the paragraphs of a help are set anew', async () => {
  const { door, said } = listeningDoor()
  await gloamWith({ ...door, columns: 60 }, 'new', 'campaign', '--help')
  const { out } = said()
  const prose = out.split('\n').filter(line => /^\S/.test(line))
  expect(prose.filter(line => line.length > 60)).toEqual([])
  expect(out.replaceAll('\n', ' ')).toContain('is asked for on a terminal, and left to chance in a pipe.')
})
