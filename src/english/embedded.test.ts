import { expect, test } from 'vitest'
import { embedded } from './embedded.ts'

test.each([
  ['what happens if he turns round', 'what happens if he turns round'],
  ['why would a nun pay to have a hat burned?', 'why a nun would pay to have a hat burned'],
  ['can we touch him or does your hand go through', 'whether you can touch him'],
  ["what's wrong with that paper?", 'what is wrong with that paper'],
  ['where does he live?', 'where he lives'],
  ['so, who was the man in green?', 'who the man in green was'],
  ['did anybody see us?', 'whether anybody saw you'],
  ['how long until the next blinds', 'how long until the next blinds'],
  ['how many people are on the bridge?', 'how many people are on the bridge'],
  ['is the door locked?', 'whether the door is locked'],
  ['whose coat is that?', 'whose coat that is'],
  ['what would happen if they caught us?', 'what would happen if they caught you'],
  ['who are the sitters?', 'who the sitters are'],
  ['was I followed?', 'whether you were followed'],
  ['why did the mule come back alone?', 'why the mule came back alone'],
  ['who saw her last', 'who saw her last'],
  ['who is in charge here', 'who is in charge here'],
  ['where is the mule now?', 'where the mule is now'],
  ['is the water safe to drink', 'whether the water is safe to drink'],
  ['do you know where Lisbet went?', 'where Lisbet went'],
  ['does the reeve have any enemies', 'whether the reeve has any enemies'],
  ['who owns the mine', 'who owns the mine'],
  ["why don't they drink", 'why they do not drink'],
  ['which of the stones were moved', 'which of the stones were moved'],
  ['hey, what was she doing out there', 'what she was doing out there'],
])('%s', (question, told) => expect(embedded(question)).toBe(told))

test('what asks nothing is not turned round', () => {
  expect(embedded('I open the door')).toBeUndefined()
  expect(embedded('who?')).toBeUndefined()
})

test('a name has its capital, whoever typed it', () => {
  expect(embedded('is cobb married', ['Cobb', 'Varley'])).toBe('whether Cobb is married')
})
