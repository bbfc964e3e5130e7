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

test('a door that breaks is a door nobody comes through any more', async () => {
  const inbox = new Inbox({ show: () => undefined, hear: () => Promise.reject(new Error('closed')) })
  expect(await inbox.next()).toBeUndefined()
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
