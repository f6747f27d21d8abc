import { expect, test } from 'vitest'
import { type RouteObject, routeMatcher } from './match-routes.ts'

const named = (path: string): RouteObject => ({ path, handle: path })

const match = routeMatcher([
  {
    handle: 'frame',
    children: [
      named('/'),
      named('/explore/lists'),
      named('/explore/:medium'),
      { handle: 'inner frame', children: [named('/u/:username/lists/:listId')] },
      named('/:username/contacts'),
      named('/:medium/:workId'),
      named('*'),
    ],
  },
])

const found = (pathname: string) => match(pathname)?.routes.at(-1)?.handle

test.each([
  ['/', '/'],
  ['/Explore/Lists/', '/explore/lists'],
  ['/explore/film', '/explore/:medium'],
  ['/explore/film/new', '*'],
  ['/film/12-heat', '/:medium/:workId'],
  ['/ann/contacts', '/:username/contacts'],
  ['/film', '*'],
])('%s is %s: the first route that matches', (pathname, path) => {
  expect(found(pathname)).toBe(path)
})

test('tells the frames around a screen, the outermost first, in the same array at each visit', () => {
  const first = match('/u/ann/lists/1')
  expect(first?.routes.map(({ handle }) => handle)).toEqual([
    'frame',
    'inner frame',
    '/u/:username/lists/:listId',
  ])
  expect(match('/u/ben/lists/2')?.routes).toBe(first?.routes)
})

test('decodes parameters, and leaves malformed ones as they are', () => {
  expect(match('/u/J%C3%BCrgen%2FM/lists/a%20b')?.params).toEqual({
    username: 'Jürgen/M',
    listId: 'a b',
  })
  expect(match('/explore/%E0%A4%A')?.params).toEqual({ medium: '%E0%A4%A' })
})

test('finds nothing where no route fits', () => {
  expect(routeMatcher([named('/here')])('/there')).toBeNull()
})
