import { expect, test } from 'vitest'
import { aNamedEntry, aProgress } from '../../testing/factories.ts'
import { pointFieldsOf, readPoint } from './point.rules.ts'

const fields = pointFieldsOf(null)

test('a point starts with the one that is known', () => {
  expect(pointFieldsOf(aProgress({ entry: aNamedEntry({ season: 2, number: 4 }) }))).toMatchObject({
    season: '2',
    number: '4',
  })
  expect(pointFieldsOf(aProgress({ amount: 50, unit: 'percent' }))).toMatchObject({
    amount: '50',
    unit: 'percent',
  })
})

test('a point is an episode of a show, and with it all before', () => {
  const point = { ...fields, season: ' 2 ', number: '4', upToHere: true }
  expect(readPoint('tvShow', point)).toEqual({
    state: 'going',
    season: 2,
    number: 4,
    upToHere: true,
  })
  expect(readPoint('tvShow', { ...point, number: '0' })).toBeUndefined()
  expect(readPoint('tvShow', { ...point, season: '-1' })).toBeUndefined()
})

test('a point is a page of a book within its pages, or a percentage', () => {
  expect(readPoint('book', { ...fields, amount: '180', total: '412' })).toEqual({
    state: 'going',
    amount: 180,
    unit: 'page',
    total: 412,
  })
  expect(readPoint('book', { ...fields, amount: '413', total: '412' })).toBeUndefined()
  expect(readPoint('book', { ...fields, amount: '101', unit: 'percent' })).toBeUndefined()
})

test.each(['film', 'podcast'] as const)('a point is a minute of a %s', (medium) => {
  expect(readPoint(medium, { ...fields, amount: '45' })).toEqual({
    state: 'going',
    amount: 45,
    unit: 'minute',
  })
  expect(readPoint(medium, { ...fields, amount: 'half' })).toBeUndefined()
})
