import { mediums } from '@medley/contract/values/medium'
import { expect, test } from 'vitest'
import { useSourceUnderTest } from '../testing/source-deps.ts'
import { createSources } from './catalogue.ts'
import { isIdOf } from './source-ids.ts'

const { deps, server } = useSourceUnderTest()

const foreignIds = [
  '../../../any/path?q=',
  '../account?x=1#',
  '1/../2',
  '1?api_key=x',
  '1%2f2',
  ' 1',
  '1\n',
  '',
  'x'.repeat(300),
]

test.each([
  ['tmdb', '238'],
  ['tvmaze', 'tvmaze-82'],
  ['openlibrary', 'OL45804W'],
  ['googlebooks', 'zyTCAlFPjgYC'],
  ['apple', 'apple-1050430296'],
  ['deezer', 'deezer-302127'],
  ['musicbrainz', '1b022e01-4da6-387b-8658-8678046e4cef'],
  ['spotify', '4aawyAB9vmqN3uQ7FjRGTy'],
  ['wikidata', 'wikidata-Q47703'],
  ['imdb', 'tt0068646'],
  ['isbn', '9780261102354'],
  ['letterboxd', 'the-godfather'],
  ['thetvdb', '79168'],
])('the ids of %s have one form', (source, id) => {
  expect(isIdOf({ source, id })).toBe(true)
  for (const foreign of [...foreignIds, `${id}/..`, `${id}?`, `../${id}`]) {
    expect([foreign, isIdOf({ source, id: foreign })]).toEqual([foreign, false])
  }
})

test('no source is called with an id of another form', async () => {
  const keys = {
    tmdbToken: 'token',
    googleBooksKey: 'key',
    spotify: { clientId: 'id', clientSecret: 'secret' },
  }
  const sent: string[] = []
  const web = {
    ...server.web,
    send: ({ url }: { url: URL }) => {
      sent.push(url.href)
      return Promise.reject(new Error('No call was expected'))
    },
  }
  const sources = createSources({ ...deps(), web }, keys)
  expect(sources).toHaveLength(9)
  for (const source of sources) {
    for (const id of foreignIds) {
      for (const medium of mediums) {
        expect(await source.details(medium, id, 'batch', null)).toBeNull()
        const named = { source: source.name, id }
        expect((await source.detailsById?.(medium, named, 'batch')) ?? null).toBeNull()
      }
    }
  }
  expect(sent).toEqual([])
})
