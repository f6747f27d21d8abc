import { expect, test } from 'vitest'
import { useSourceUnderTest } from '../../testing/source-deps.ts'
import { json, status } from '../../testing/servers/source-server.ts'
import { createGoogleBooks } from './google-books.ts'

const { server, deps } = useSourceUnderTest()
const google = () => createGoogleBooks(deps(), { key: 'a key', baseUrl: server.url })
const volume = {
  id: 'B1hSG45JCX4C',
  volumeInfo: {
    title: 'Dune',
    authors: ['Frank Herbert'],
    publishedDate: '2005-08-02',
    description: '<p>Set on the desert planet <b>Arrakis</b></p>',
    industryIdentifiers: [
      { type: 'ISBN_13', identifier: '9780441013593' },
      { type: 'ISBN_10', identifier: '0441013597' },
      { type: 'OTHER', identifier: 'UOM:39015' },
    ],
    imageLinks: { thumbnail: 'http://books.google.com/c?id=B1hSG45JCX4C&edge=curl&zoom=1' },
  },
}

test('finds volumes and knows them by their ISBN', async () => {
  server.on('/volumes?', json({ totalItems: 1, items: [volume] }))
  expect(await google().search('book', 'dune', 'interactive')).toMatchObject([
    {
      externalId: 'B1hSG45JCX4C',
      creators: ['Frank Herbert'],
      description: '<p>Set on the desert planet <b>Arrakis</b></p>',
      posterSource: 'https://books.google.com/c?id=B1hSG45JCX4C&zoom=1',
      ids: [{ source: 'isbn', id: '9780441013593' }],
    },
  ])
  expect(server.calls[0]).toContain('country=US&key=a+key')
})

test('finds nothing where there are no items at all', async () => {
  server.on('/volumes?', json({ totalItems: 0 }))
  expect(await google().search('book', 'zzz', 'interactive')).toEqual([])
})

test('an exhausted key is a failure, though it does not say so', async () => {
  server.on('/volumes?', status(400))
  await expect(google().search('book', 'dune', 'interactive')).rejects.toMatchObject({
    fault: 'failed',
  })
})

test.each([
  [{ small: 's', medium: 'm', large: 'l' }, 'm'],
  [{ small: 's', large: 'l' }, 's'],
  [{ large: 'l' }, 'l'],
  [{}, 't'],
])('of the images %j takes %s', async (sizes, taken) => {
  const linkOf = (size: string) => `http://books.google.com/c?size=${size}&edge=curl`
  const links = Object.entries({ thumbnail: 't', ...sizes }).map(([name, size]) => [
    name,
    linkOf(size),
  ])
  const volumeInfo = { ...volume.volumeInfo, imageLinks: Object.fromEntries(links) as object }
  server.on('/volumes/B1hSG45JCX4C', json({ ...volume, volumeInfo }))
  expect(await google().details('book', 'B1hSG45JCX4C', 'batch')).toMatchObject({
    posterSource: `https://books.google.com/c?size=${taken}`,
  })
})

test('an invalid key is refused, though the status is 400', async () => {
  const error = {
    code: 400,
    message: 'API key not valid. Please pass a valid API key.',
    errors: [{ message: 'API key not valid.', domain: 'global', reason: 'badRequest' }],
    status: 'INVALID_ARGUMENT',
  }
  server.on('/volumes?', (_, response) => {
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error }))
  })
  await expect(google().search('book', 'dune', 'interactive')).rejects.toMatchObject({
    fault: 'refused',
  })
})

test('reads genres, language and pages', async () => {
  const more = {
    categories: ['Fiction / Science Fiction / General'],
    pageCount: 604,
    language: 'en',
  }
  const volumeInfo = { ...volume.volumeInfo, ...more }
  server.on('/volumes/B1hSG45JCX4C', json({ ...volume, volumeInfo }))
  expect(await google().details('book', 'B1hSG45JCX4C', 'batch')).toMatchObject({
    genres: ['Science Fiction'],
    languages: ['en'],
    pages: 604,
  })
})

test('asks for the country of the settings', async () => {
  const locale = { country: 'DE', language: 'de-DE' }
  server.on('/volumes?', json({ totalItems: 0 }))
  const german = createGoogleBooks({ ...deps(), locale }, { key: 'k', baseUrl: server.url })
  await german.search('book', 'dune', 'interactive')
  expect(server.calls[0]).toContain('country=DE')
})
