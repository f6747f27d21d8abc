import { expect, test } from 'vitest'
import { useSourceUnderTest } from '../../testing/source-deps.ts'
import { json, status } from '../../testing/source-server.ts'
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
