import { expect, test } from 'vitest'
import { nextPage } from './next-page.ts'

const items = (count: number) => Array.from({ length: count }, (_, index) => index)

test.each([
  ['before', { items: items(2), before: 'c' }, { before: 'c' }],
  ['after', { items: items(2), after: 4 }, { after: 4 }],
  ['nextCursor', { items: items(2), nextCursor: 'c' }, { cursor: 'c' }],
  ['nextToken', { items: items(2), nextToken: 't' }, { nextToken: 't' }],
])('the cursor `%s` leads on', (_, page, values) => {
  expect(nextPage([page])).toEqual(values)
})

test('a cursor of null ends the list, whatever else the answer counts', () => {
  expect(nextPage([{ items: items(2), before: null, totalCount: 9 }])).toBeUndefined()
})

test('a count leads on from the items that are loaded', () => {
  expect(nextPage([{ items: items(2), totalCount: 5 }])).toEqual({ offset: 2 })
  const two = [2, 2].map((count) => ({ items: items(count), totalCount: 5 }))
  expect(nextPage(two)).toEqual({ offset: 4 })
  expect(nextPage([...two, { items: items(1), totalCount: 5 }])).toBeUndefined()
})

test('an empty page ends a list whose count is wrong', () => {
  expect(nextPage([{ items: [], totalCount: 5 }])).toBeUndefined()
})

test('an answer that says if there are more is believed', () => {
  expect(nextPage([{ items: items(5), hasMoreItems: true }], 5)).toEqual({ offset: 5 })
  expect(nextPage([{ items: items(5), hasMoreItems: false }], 5)).toBeUndefined()
})

test('of items alone, a page shorter than the limit is the last', () => {
  expect(nextPage([{ items: items(5) }], 5)).toEqual({ offset: 5 })
  expect(nextPage([{ items: items(5) }, { items: items(4) }], 5)).toBeUndefined()
})
