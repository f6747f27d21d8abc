import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { uploadTable } from '../../testing/factories/imports.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'
import { useRoundTrips } from '../../testing/imports/round-trips.ts'

const app = useTestApp()
const importer = useImporter(app)
const goRound = useRoundTrips(app, importer)
const { self } = importer

const samples = inject('realExports') ?? ''

describe.runIf(existsSync(join(samples, 'generic')))('real tables', () => {
  test.each([
    [
      'albums-en-made.csv',
      50,
      0,
      { engagements: 38, saved_works: 13, viewings: 25, reviews: 40, progress: 12 },
    ],
    ['books-by-year-en.csv', 106, 0, { engagements: 106, viewings: 106 }],
    ['books-read-2020-en.csv', 26, 0, { engagements: 26 }],
    ['filme-de-semikolon-made.csv', 50, 10, { engagements: 50, reviews: 40, viewings: 41 }],
  ])('%s', async (name, rows, asked, expected) => {
    const content = readFileSync(join(samples, 'generic', name))
    const { body } = await uploadTable(app, self.me, { name, content })
    expect([body.rows, body.leftOut, body.asks]).toEqual([rows, 0, []])
    await goRound(name, content, { ...expected, asked }, { mapping: JSON.stringify(body.mapping) })
  })
})

describe.runIf(existsSync(join(samples, 'netflix')))('real exports', { timeout: 300_000 }, () => {
  test.each([
    [
      'neodb/neodb_csv-made.zip',
      {
        engagements: 35,
        saved_works: 9,
        viewings: 33,
        entry_viewings: 2,
        progress: 18,
        reviews: 43,
        remarks: 10,
        asked: 8,
      },
    ],
    [
      'netflix/NetflixViewingHistory-en-mdy.csv',
      { engagements: 72, viewings: 72, entry_viewings: 352, progress: 9 },
    ],
    [
      'netflix/ViewingActivity-en.csv',
      { engagements: 10, viewings: 11, entry_viewings: 159, progress: 8 },
    ],
    ['myanimelist/animelist-2018.xml', { engagements: 64, reviews: 109, progress: 45 }],
    ['myanimelist/mangalist-2023.xml', { engagements: 6, progress: 4 }],
    [
      'yamtrack/yamtrack.csv',
      {
        engagements: 2,
        viewings: 2,
        entry_viewings: 24,
        progress: 2,
        reviews: 1,
      },
    ],
    [
      'trakt/export-2026.zip',
      {
        engagements: 1298,
        saved_works: 88,
        viewings: 260,
        entry_viewings: 3200,
        progress: 47,
        reviews: 1075,
      },
    ],
    ['trakt/test-export-neodb.zip', { engagements: 3, saved_works: 1, viewings: 1, reviews: 1 }],
    ['rateyourmusic/music-export.csv', { engagements: 323, reviews: 323 }],
    ['lastfm/lastfm-to-csv.csv', { engagements: 149, viewings: 173 }],
    ['listenbrainz/listenbrainz_member_one-made.zip', { engagements: 45, viewings: 48 }],
    [
      'spotify/Streaming_History_Audio_2023.json',
      { engagements: 1, viewings: 1, entry_viewings: 1 },
    ],
    [
      'yamtrack/yamtrack-progress-changed-made.csv',
      {
        engagements: 14,
        saved_works: 5,
        viewings: 8,
        entry_viewings: 261,
        progress: 14,
        reviews: 22,
      },
    ],
    [
      'hardcover/hardcover-made.csv',
      { engagements: 20, saved_works: 10, viewings: 16, reviews: 26, progress: 30, asked: 7 },
    ],
    [
      'librarything/librarything.tsv',
      { engagements: 104, saved_works: 3, viewings: 25, reviews: 104 },
    ],
    ['calibre/calibre-catalog-made.csv', { engagements: 22, reviews: 20 }],
    [
      'openreads/openreads-made.csv',
      { engagements: 8, saved_works: 3, viewings: 7, reviews: 8, progress: 9, asked: 1 },
    ],
    [
      'bookwyrm/bookwyrm-made.csv',
      { engagements: 9, saved_works: 3, viewings: 6, reviews: 10, progress: 9 },
    ],
    ['movary/history-made.csv', { engagements: 50, viewings: 55, asked: 15 }],
    ['movary/ratings-made.csv', { engagements: 30, reviews: 30 }],
    ['movary/watchlist-made.csv', { saved_works: 10 }],
    [
      'watcharr/watcharr-export-made.json',
      {
        engagements: 11,
        saved_works: 7,
        viewings: 14,
        entry_viewings: 177,
        progress: 24,
        reviews: 24,
        asked: 2,
      },
    ],
    [
      'ryot/ryot-export-made.json',
      {
        engagements: 48,
        saved_works: 2,
        viewings: 42,
        entry_viewings: 325,
        progress: 24,
        reviews: 40,
        remarks: 5,
      },
    ],
    ['podcasts/PocketCasts.opml', { progress: 68 }],
    ['podcasts/antennapod-feeds.opml', { progress: 31 }],
    ['podcasts/gpodder-made.opml', { progress: 40 }],
  ])('%s', async (name, expected) => {
    await goRound(name, readFileSync(join(samples, name)), expected)
    expect.hasAssertions()
  })
})
