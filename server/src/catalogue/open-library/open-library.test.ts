import { expect, test } from 'vitest'
import { useSourceUnderTest } from '../../testing/source-deps.ts'
import { json } from '../../testing/servers/source-server.ts'
import { createOpenLibrary } from './open-library.ts'

const { app, server, deps } = useSourceUnderTest()
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
    json({ numFound: 2, docs: [doc, { key: '/works/OL1W', title: 'Bare Dune' }] }),
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

test('knows a work that the search index lacks', async () => {
  server.on('/search.json', json({ numFound: 0, docs: [] }))
  server.on(
    '/works/OL45804W.json',
    json({
      key: '/works/OL45804W',
      title: 'Fantastic Mr Fox',
      covers: [-1, 6498519],
      first_publish_date: 'October 1, 1988',
      authors: [{ author: { key: '/authors/OL34184A' }, type: { key: '/type/author_role' } }],
      description: { type: '/type/text', value: 'A clever fox.' },
      subjects: ['Juvenile fiction', 'Foxes'],
    }),
  )
  server.on('/authors/OL34184A.json', json({ name: 'Roald Dahl' }))
  expect(await library().details('book', 'OL45804W', 'batch')).toMatchObject({
    externalId: 'OL45804W',
    title: 'Fantastic Mr Fox',
    creators: ['Roald Dahl'],
    releaseDate: '1988',
    description: '<p>A clever fox.</p>',
    posterSource: 'https://covers.openlibrary.org/b/id/6498519-L.jpg',
    genres: ['Family'],
  })
})

test('finds no work without row and title', async () => {
  server.on('/search.json', json({ docs: [] }))
  server.on('/works/OL45804W.json', json({ key: '/works/OL45804W' }))
  expect(await library().details('book', 'OL45804W', 'batch')).toBeNull()
})

test('leaves out works whose names lack the words of the search', async () => {
  const other = (key: string, title: string, edition?: string) => ({
    key: `/works/${key}`,
    title,
    author_name: ['Somebody Else'],
    ...(edition === undefined ? {} : { editions: { docs: [{ title: edition }] } }),
  })
  const docs = [
    doc,
    other('OL2W', 'Jane Eyre'),
    other('OL3W', 'Der Wüstenplanet', 'Dune'),
    other('OL4W', 'Peril at End House'),
  ]
  server.on('/search.json', json({ docs }))
  const titles = async (term: string) =>
    (await library().search('book', term, 'interactive')).map(({ title }) => title)
  expect(await titles('dune')).toEqual(['Dune', 'Der Wüstenplanet'])
  expect(await titles('jane dune')).toEqual(['Dune', 'Der Wüstenplanet'])
  expect(await titles('dune herbert')).toEqual(['Dune', 'Der Wüstenplanet'])
  expect(await titles('F. Herbert')).toEqual(['Dune'])
  expect(await titles('Jane Eyre: An Autobiography')).toEqual(['Jane Eyre'])
  expect(await titles('isbn:9780441013593')).toHaveLength(4)
})

test('takes the marks of Markdown off a description', async () => {
  const description = [
    '> *It was a pleasure* to **burn**, __indeed__; 2 * 3 * 4.',
    '',
    '- publisher',
    '',
    'More [here](https://example.org/x).',
    '',
    '----------',
    'Also contained in: [Other](https://example.org/y)',
  ].join('\r\n')
  server.on('/works/OL893415W.json', json({ title: 'Dune', description }))
  server.on('/search.json', json({ docs: [doc] }))
  expect(await library().details('book', 'OL893415W', 'batch')).toMatchObject({
    description: '<p>It was a pleasure to burn, indeed; 2 * 3 * 4.</p><p>More here.</p>',
  })
})

test('calls once a second where no contact is named', async () => {
  server.on('/search.json', json({ docs: [doc] }))
  const anonymous = createOpenLibrary({ ...deps(), hasContact: false }, { baseUrl: server.url })
  const due = async () => {
    const row = await app.ctx.db.selectFrom('source_hosts').selectAll().executeTakeFirstOrThrow()
    return row.due.getTime() - app.clock.now().getTime()
  }
  await library().search('book', 'dune', 'interactive')
  const usual = await due()
  await app.ctx.db.deleteFrom('source_hosts').execute()
  await anonymous.search('book', 'dune', 'interactive')
  expect(await due()).toBeGreaterThan(usual * 1.2)
})
