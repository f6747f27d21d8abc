import { expect, test } from 'vitest'
import { useSourceUnderTest } from '../../testing/source-deps.ts'
import { json } from '../../testing/source-server.ts'
import { createOpenLibrary } from './open-library.ts'

const { server, deps } = useSourceUnderTest()
const library = () => createOpenLibrary(deps(), { baseUrl: server.url })
const doc = {
  key: '/works/OL893415W',
  title: 'Dune',
  author_name: ['Frank Herbert'],
  first_publish_year: 1965,
  cover_i: 11481354,
  isbn: ['0441013597', '9780441013593', 'nonsense'],
}

test('finds works with their editions', async () => {
  server.on(
    '/search.json',
    json({ numFound: 2, docs: [doc, { key: '/works/OL1W', title: 'Bare' }] }),
  )
  const [first, second] = await library().search('book', 'dune', 'interactive')
  expect(first).toMatchObject({
    externalId: 'OL893415W',
    creators: ['Frank Herbert'],
    releaseDate: '1965',
    posterSource: 'https://covers.openlibrary.org/b/id/11481354-L.jpg',
    ids: [{ source: 'isbn', id: '9780441013593' }],
  })
  expect(second).toMatchObject({ creators: [], releaseDate: null, posterSource: null })
})

test.each([
  ['text', 'On Arrakis.\r\n\r\n([source][1])\r\n\r\n[1]: https://example.org/x'],
  ['a value', { type: '/type/text', value: 'On Arrakis.' }],
])('reads a description that is %s', async (_, description) => {
  server.on('/works/OL893415W.json', json({ title: 'Dune', description }))
  server.on('/search.json', json({ docs: [doc] }))
  expect(await library().details('book', 'OL893415W', 'batch')).toMatchObject({
    title: 'Dune',
    description: '<p>On Arrakis.</p>',
  })
})

test('follows a work that became part of another, once', async () => {
  const moved = (key: string) => ({ type: { key: '/type/redirect' }, location: `/works/${key}` })
  server.on('/works/OL1W.json', json(moved('OL893415W')))
  server.on('/works/OL893415W.json', json({ type: { key: '/type/work' } }))
  server.on('/works/OL2W.json', json(moved('OL2W')))
  server.on('/search.json', json({ docs: [doc] }))
  expect(await library().details('book', 'OL1W', 'batch')).toMatchObject({
    externalId: 'OL1W',
    title: 'Dune',
  })
  expect(await library().details('book', 'OL2W', 'batch')).toBeNull()
})
