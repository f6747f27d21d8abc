import { describe, expect, test } from 'vitest'
import { redirects, findRedirect, findPlace, screens } from './route-table.ts'

describe('the screen of a path', () => {
  test.each([
    ['/', '/', {}],
    ['/explore/lists', '/explore/lists', {}],
    ['/explore/tvShow', '/explore/:medium', { medium: 'tvShow' }],
    ['/charts/album', '/charts/:medium', { medium: 'album' }],
    ['/people/taste', '/people/taste', {}],
    ['/discover', '/discover', {}],
    ['/discover/book', '/discover/:medium', { medium: 'book' }],
    ['/film/12-amelie', '/:medium/:workId', { medium: 'film', workId: '12-amelie' }],
    ['/film/12', '/:medium/:workId', { medium: 'film', workId: '12' }],
    ['/Search', '/search', {}],
    ['/review/7', '/review/:id', { id: '7' }],
    ['/review/contacts', '/review/:id', { id: 'contacts' }],
    ['/ann/contacts', '/:username/contacts', { username: 'ann' }],
    ['/profile/caf%C3%A9', '/profile/:username', { username: 'café' }],
    ['/settings/privacy', '/settings/:section', { section: 'privacy' }],
    ['/u/ann/lists/', '/u/:username/lists', { username: 'ann' }],
    ['/u/ann/lists/3', '/u/:username/lists/:listId', { username: 'ann', listId: '3' }],
    ['/reset-password/3/a.b', '/reset-password/:id/:token', { id: '3', token: 'a.b' }],
    ['/confirm-email/3/a-b', '/confirm-email/:id/:token', { id: '3', token: 'a-b' }],
  ])('%s', (path, pattern, params) => {
    expect(findPlace(path)).toEqual({ path: pattern, params })
  })

  test.each([
    '/nowhere',
    '/explore/sculpture',
    '/sculpture/12',
    '/film/twelve',
    '/film/12345678901',
    '/film/12/more',
    '/u/somebody',
    '/settings/more',
    '/reset-password/1',
    '/explore/opera',
    '/discover/opera',
    '/profile/%E0%A4%A',
    '/profile/',
  ])('%s is nowhere', (path) => {
    expect(findPlace(path)).toEqual({ path: '*', params: {} })
  })

  test('is found for every path of the table', () => {
    const paths = screens.map(([path]) => path).filter((path) => path !== '*')
    const filled = paths.map((path) =>
      path
        .replace(':medium', 'book')
        .replace(':workId', '1')
        .replace(':section', 'data')
        .replaceAll(/:\w+/g, 'x'),
    )
    expect(filled.map((path) => findPlace(path).path)).toEqual(paths)
  })
})

describe('a redirect', () => {
  test.each([
    ['/explore', '/explore/film'],
    ['/Explore/', '/explore/film'],
    ['/explore/book', undefined],
    ['/', undefined],
    ['/constructor', undefined],
  ])('%s leads to %s', (path, to) => {
    expect(findRedirect(path)).toBe(to)
  })

  test('leads from a path without a screen to a screen', () => {
    for (const [from, to] of Object.entries(redirects)) {
      expect(findPlace(from).path).toBe('*')
      expect(findPlace(to).path).not.toBe('*')
    }
  })
})
