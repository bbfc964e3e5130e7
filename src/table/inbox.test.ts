import { expect, test } from 'vitest'
import { Inbox } from './inbox.ts'
import { scriptedDoor } from './testing/scripted.ts'

test('lines come in the order they were said, one that was put back comes first, and then nobody is there', async () => {
  const inbox = new Inbox(scriptedDoor(['one', 'two']))
  expect(await inbox.next()).toBe('one')
  inbox.unread('one, again')
  expect([await inbox.next(), await inbox.next(), await inbox.next()]).toEqual(['one, again', 'two', undefined])
})

test('whoever waits for a mind hears at once that the human wants to stop', async () => {
  const inbox = new Inbox(scriptedDoor(['stop']))
  const hurry = inbox.hurry()
  await new Promise(resolve => hurry.addEventListener('abort', resolve))
  expect(await inbox.next()).toBe('stop')
})

test('a door that breaks is told to whoever waits for a line, after what was said', async () => {
  const heard = [Promise.resolve('one'), Promise.reject(new Error('broken'))]
  const inbox = new Inbox({ show: () => undefined, hear: () => heard.shift() ?? Promise.resolve(undefined) })
  expect(await inbox.next()).toBe('one')
  await expect(inbox.next()).rejects.toThrow('broken')
  await expect(inbox.poll()).rejects.toThrow('broken')
})

test('a door that was closed says nothing any more, whatever it ends with', async () => {
  const hear = (signal: AbortSignal): Promise<string> =>
    new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('closed'))))
  const inbox = new Inbox({ show: () => undefined, hear })
  const waiting = inbox.next()
  inbox.close()
  expect(await waiting).toBeUndefined()
})

test('a wait that is called off has no answer, and the line is not lost', async () => {
  let say: (line: string) => void = () => undefined
  const inbox = new Inbox({ show: () => undefined, hear: () => new Promise(resolve => (say = resolve)) })
  const over = new AbortController()
  const waiting = inbox.next(over.signal)
  over.abort()
  expect(await waiting).toBeUndefined()
  say('late')
  expect(await inbox.next()).toBe('late')
})
