import { expect, test } from 'vitest'
import { isDouble, joinDoubles, readDoubles } from './doubles.ts'

const kept = { title: 'City of God', creators: ['Fernando Meirelles'], released: '2002' }
const double = { title: 'Cidade de Deus', creators: [], released: '2003', genres: ['Drama'] }
const doubles = new Map([['Cidade de Deus (2003)', 'City of God (2002) Fernando Meirelles']])

test('a double completes the work that it is, at the better place', () => {
  const other = { title: 'Another', creators: [] }
  expect(joinDoubles([double, other, kept], doubles)).toEqual([
    { ...kept, alternativeTitles: ['Cidade de Deus'], genres: ['Drama'] },
    other,
  ])
  expect(isDouble(double, kept, doubles)).toBe(true)
})

test('a double whose work is not there stays', () => {
  expect(joinDoubles([double], doubles)).toEqual([double])
})

test('every line names a work and its double', async () => {
  for (const medium of ['film', 'tvShow', 'book', 'album', 'podcast']) {
    expect((await readDoubles(medium)).size).toBeGreaterThan(2)
  }
})
