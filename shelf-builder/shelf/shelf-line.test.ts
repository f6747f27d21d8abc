import { expect, test } from 'vitest'
import { shelfId, shelfText, writtenYear } from './shelf-line.ts'

const casablanca = { title: 'Casablanca', creators: ['Michael Curtiz'], released: '1942' }

test('an id stays the same from build to build', () => {
  expect(shelfId('film', casablanca)).toBe('1564218252')
})

test('an id survives a year becoming a full date', () => {
  const dated = { ...casablanca, released: '1942-11-26' }
  expect(shelfId('film', dated)).toBe(shelfId('film', casablanca))
})

test('films of one title and year by different directors have different ids', () => {
  const other = { ...casablanca, creators: ['Somebody Else'] }
  expect(shelfId('film', other)).not.toBe(shelfId('film', casablanca))
})

test('a year before the common era is not written', () => {
  expect([-720, 0, 180, 1942].map(writtenYear)).toEqual([undefined, undefined, '0180', '1942'])
})

test('a work is written on one line, its ids first, without absent facts', () => {
  const line = { ...casablanca, genres: [], externalId: '1564218252', formerIds: ['1000000001'] }
  expect(shelfText([line])).toBe(
    '{"externalId":"1564218252","formerIds":["1000000001"],"title":"Casablanca","creators":["Michael Curtiz"],"released":"1942"}\n',
  )
})
