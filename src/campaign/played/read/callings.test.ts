import { expect, test } from 'vitest'
import { callingsOf } from './callings.ts'

test('a landlady is the innkeeper, the barkeep and the hostess, and no landlord', () => {
  const callings = callingsOf('she', 'Landlady of the Full Pail', 'Innkeeper')
  expect(callings).toEqual(expect.arrayContaining(['landlady', 'innkeeper', 'barkeep', 'hostess']))
  expect(callings).not.toContain('landlord')
})

test('a sergeant of the watch is a guard, and the wife of a smith is no smith', () => {
  expect(callingsOf('he', 'Sergeant of the well-guard')).toEqual(
    expect.arrayContaining(['sergeant', 'guard', 'watchman']),
  )
  expect(callingsOf('she', 'Wife of the smith')).toEqual(['wife'])
})

test('whoever has two trades is called by both', () => {
  expect(callingsOf('he', 'Weigher and storekeeper')).toEqual(
    expect.arrayContaining(['weigher', 'storekeeper', 'merchant']),
  )
})

test('a well-keeper is a keeper, and no well', () => {
  const callings = callingsOf('she', 'Well-keeper and weaver')
  expect(callings).toEqual(expect.arrayContaining(['well keeper', 'keeper', 'weaver']))
  expect(callings).not.toContain('well')
})

test('nobody is called by nothing', () => {
  expect(callingsOf('they', '', '')).toEqual([])
})
