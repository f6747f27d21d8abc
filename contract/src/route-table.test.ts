import { describe, expect, test } from 'vitest'
import { findMemberAt, matchRoute, findRedirect, redirects, screens } from './route-table.ts'

describe('the screen of a path', () => {
  test.each([
    ['/', '/', {}],
    ['/explore/lists', '/explore/lists', {}],
    ['/explore/tvShow', '/explore/:medium', { medium: 'tvShow' }],
    ['/people/taste', '/people/taste', {}],
    ['/discover', '/discover', {}],
    ['/discover/book', '/discover/:medium', { medium: 'book' }],
    ['/film/12-amelie', '/:medium/:workId', { medium: 'film', workId: '12-amelie' }],
    ['/film/12', '/:medium/:workId', { medium: 'film', workId: '12' }],
    ['/film/12/discussion', '/:medium/:workId/discussion', { medium: 'film', workId: '12' }],
    [
      '/tvShow/12-lost/s2e5',
      '/:medium/:workId/:entry',
      { medium: 'tvShow', workId: '12-lost', entry: 's2e5' },
    ],
    ['/coming-from', '/coming-from', {}],
    ['/coming-from/tvtime', '/coming-from/:service', { service: 'tvtime' }],
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
    expect(matchRoute(path)).toEqual({ path: pattern, params })
  })

  test.each([
    '/nowhere',
    '/explore/sculpture',
    '/sculpture/12',
    '/film/twelve',
    '/film/12345678901',
    '/film/12/more',
    '/u/somebody',
    '/FILM/5',
    '/settings/more',
    '/reset-password/1',
    '/explore/opera',
    '/discover/opera',
    '/coming-from/nowhere',
    '/profile/%E0%A4%A',
    '/profile/',
  ])('%s is nowhere', (path) => {
    expect(matchRoute(path)).toEqual({ path: '*', params: {} })
  })

  test('is found for every path of the table', () => {
    const paths = screens.map(({ path }) => path).filter((path) => path !== '*')
    const filled = paths.map((path) =>
      path
        .replace(':medium', 'book')
        .replace(':workId', '1')
        .replace(':entry', 's2e5')
        .replace(':section', 'data')
        .replace(':service', 'imdb')
        .replace(':year', '2024')
        .replaceAll(/:\w+/g, 'x'),
    )
    expect(filled.map((path) => matchRoute(path).path)).toEqual(paths)
  })
})

test.each([
  ['/U/Nora', 'Nora'],
  ['/u/caf%C3%A9/', 'café'],
  ['/u/%', undefined],
  ['/u/nora/lists', undefined],
  ['/u', undefined],
])('the member at %s is %s', (path, username) => {
  expect(findMemberAt(path)).toBe(username)
})

describe('a redirect', () => {
  test.each([
    ['/explore', '/explore/film'],
    ['/Explore/', '/explore/film'],
    ['/explore/book', undefined],
    ['/', undefined],
    ['/constructor', undefined],
    ['/.well-known/change-password', '/settings/security'],
    ['/.well-known/else', undefined],
    ['/FILM/5', '/film/5'],
    ['/Coming-From/TvTime', '/coming-from/tvtime'],
    ['/TVSHOW/12-Lost/', '/tvShow/12-Lost'],
    ['/tvshow/12', '/tvShow/12'],
    ['/charts', '/explore/film?sort=rating'],
    ['/Charts/TvShow/', '/explore/tvShow?sort=rating'],
    ['/charts/opera', undefined],
    ['/EXPLORE/LISTS', '/explore/lists'],
    ['/Profile/Nora', '/profile/Nora'],
    ['/u/nora', undefined],
    ['/U/Nora/Lists/5', '/u/Nora/lists/5'],
    ['/u/ann/lists/', undefined],
    ['/Nora/Contacts', '/Nora/contacts'],
    ['/REVIEW/7', '/review/7'],
    ['/Settings/PRIVACY', '/settings/privacy'],
    ['/Reset-Password/3/aBc', '/reset-password/3/aBc'],
    ['/profile/Data', undefined],
    ['/U/%', undefined],
    ['/Explore/Opera', undefined],
    ['/FILM/twelve', undefined],
    ['/\\\\elsewhere.example/Contacts', undefined],
    ['//elsewhere.example/Contacts', undefined],
  ])('%s leads to %s', (path, to) => {
    expect(findRedirect(path)).toBe(to)
  })

  test('as a shorthand leads from a path without a screen to a screen', () => {
    for (const [from, to] of Object.entries(redirects)) {
      expect(matchRoute(from).path).toBe('*')
      expect(matchRoute(to.replace(/\?.*/, '')).path).not.toBe('*')
    }
  })

  test('takes the query along', () => {
    expect(findRedirect('/explore', '?sort=rating')).toBe('/explore/film?sort=rating')
    expect(findRedirect('/charts/book', '?genre=Drama&decade=1990')).toBe(
      '/explore/book?sort=rating&genre=Drama&decade=1990',
    )
  })
})
