import { expect, test } from 'vitest'
import { csvOf } from './testing/export-files.ts'
import { read } from './testing/read-exports.ts'

const anime = `<?xml version="1.0"?><myanimelist><anime><series_animedb_id>7</series_animedb_id><series_title></series_title><series_type>TV</series_type><my_status>Completed</my_status></anime></myanimelist>`
const ryot = {
  metadata: [
    {
      lot: 'movie',
      source: 'tmdb',
      identifier: '7',
      seen_history: [{ state: 'completed' }],
      reviews: [],
      collections: [],
    },
  ],
}
const simkl = {
  movies: [{ status: 'completed', movie: { title: '', ids: { simkl: 1, tmdb: '7' } } }],
}

test.each([
  ['animelist.xml', anime, { myanimelist: '7' }],
  ['ryot.json', JSON.stringify(ryot), { tmdb: '7' }],
  ['simkl.json', JSON.stringify(simkl), { tmdb: '7' }],
  [
    'simkl.csv',
    csvOf('SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TMDB', [
      [1, '', 'movie', '', 'completed', '', '', '', '', 7],
    ]),
    { tmdb: '7' },
  ],
  [
    'history.csv',
    csvOf('title,year,tmdbId,imdbId,watchedAt,comment,location', [['', '', 7, '', '', '', '']]),
    { tmdb: '7' },
  ],
  [
    'ratings.csv',
    csvOf('Const,Your Rating,Date Rated,Title,Title Type,Year,Directors', [
      ['tt0000007', 8, '2024-05-01', '', 'Movie', '', ''],
    ]),
    { imdb: 'tt0000007' },
  ],
  [
    'yamtrack.csv',
    csvOf('media_id,source,media_type,title,status', [[7, 'tmdb', 'movie', '', 'Completed']]),
    { tmdb: '7' },
  ],
])('a row of %s with an id alone is looked up by it', async (name, content, ids) => {
  const { records, leftOut } = await read(name, content)
  expect(leftOut).toEqual([])
  expect(records).toMatchObject([{ work: { isNameless: true, ids } }])
})
