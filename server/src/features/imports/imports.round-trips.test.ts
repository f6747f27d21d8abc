import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { csvOf } from '../../testing/factories/export-files.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, undo } = useImporter(app)

const samples = inject('realExports') ?? ''

/** Everything that an import can write about works. */
async function countRows() {
  const { db } = app.ctx
  const counted = ['engagements', 'saved_works', 'viewings', 'entry_viewings', 'progress'] as const
  const counts: Record<string, number> = {}
  for (const table of counted) {
    const rows = db.selectFrom(table).select('user_id').where('user_id', '=', self.me.id)
    counts[table] = (await rows.execute()).length
  }
  const reviews = db.selectFrom('reviews').select('id').where('author_id', '=', self.me.id)
  return { ...counts, reviews: (await reviews.execute()).length }
}

const nothing = {
  engagements: 0,
  saved_works: 0,
  viewings: 0,
  entry_viewings: 0,
  progress: 0,
  reviews: 0,
}

/** Writes files, plans them again and undoes the import. */
async function goRound(name: string, content: string | Buffer, expected: Record<string, number>) {
  const files = [{ name, content }]
  const first = await plan(files)
  await app.call(self.me, 'POST /v1/imports/{id}/accept', { params: { id: String(first.id) } })
  await write(first)
  expect(await countRows()).toEqual({ ...nothing, ...expected })
  const second = await plan(files)
  expect([second.items.new, second.items.changed, second.items.choice]).toEqual([0, 0, 0])
  await write(second)
  expect(await countRows()).toEqual({ ...nothing, ...expected })
  await undo(second)
  await undo(first)
  expect(await countRows()).toEqual(nothing)
}

describe('a second import writes nothing, and an undo leaves nothing', () => {
  test.each([
    [
      'NetflixViewingHistory.csv',
      csvOf('Title,Date', [
        ['Quay: Season 2: Low Water', '10/21/20'],
        ['Quay: Season 2: High Water (Episode 2)', '10/21/20'],
        ['Quay: Season 2: High Water (Episode 2)', '10/20/20'],
        ['Tidewater', '10/19/20'],
        ['Tidewater', '10/18/19'],
      ]),
      { engagements: 1, viewings: 2, entry_viewings: 3, progress: 1 },
    ],
    [
      'animelist.xml',
      `<myanimelist>${[
        ['Umi', 'Watching', 5, 0],
        ['Kaze', 'Completed', 12, 8],
        ['Hoshi', 'Plan to Watch', 0, 0],
        ['Yuki', 'Dropped', 3, 2],
      ]
        .map(
          ([title, status, seen, score], id) =>
            `<anime><series_animedb_id>${id + 1}</series_animedb_id><series_title>${title}</series_title><series_type>TV</series_type><my_watched_episodes>${seen}</my_watched_episodes><my_score>${score}</my_score><my_status>${status}</my_status></anime>`,
        )
        .join('')}</myanimelist>`,
      { engagements: 1, saved_works: 1, reviews: 2, progress: 2 },
    ],
    [
      'yamtrack.csv',
      csvOf(
        'media_id,source,media_type,title,season_number,episode_number,score,progress,status,end_date',
        [
          ['7', 'tmdb', 'tv', 'Quay', '', '', '9.0', '', 'In progress', ''],
          ['7', 'tmdb', 'season', 'Quay', '1', '', '8.0', '', 'In progress', ''],
          ['7', 'tmdb', 'episode', 'Quay', '1', '1', '', '', '', '2024-02-09'],
          ['8', 'tmdb', 'movie', 'Tidewater', '', '', '', '', 'Completed', '2024-02-10'],
          ['9', 'igdb', 'game', 'Reef', '', '', '', '', 'Completed', ''],
        ],
      ),
      { engagements: 1, viewings: 1, entry_viewings: 1, reviews: 1, progress: 1 },
    ],
    [
      'user_albums_export.csv',
      [
        'RYM Album, First Name,Last Name,First Name localized, Last Name localized,Title,Release_Date,Rating,Ownership,Purchase Date,Media Type,Review',
        '"1","The","Low Tides","","","Quay","1961","9","n","","",  ""',
        String.raw`"2","","Umi","","","Wave","2001","4","o","","",  "[b]Wet[/b],\n\nso wet."`,
        '"3","","Bo &amp; Mio","","","Reef","2003","0","w","","",  ""',
        '"4","","Bo","","","Sand","2004","0","n","","",  ""',
      ].join('\n'),
      { engagements: 2, saved_works: 1, reviews: 2 },
    ],
    [
      'scrobbles.csv',
      csvOf(
        'uts,artist,album,track',
        [1_714_564_800, 1_714_651_200].flatMap((start) =>
          ['One', 'Two', 'Three', 'Four'].map((track, index) => [
            start + index * 200,
            'Umi',
            'Wave of the night',
            track,
          ]),
        ),
      ),
      { engagements: 1, viewings: 2 },
    ],
    [
      'Streaming_History_Audio_2024.json',
      JSON.stringify([
        ...['One', 'Two', 'Three', 'Four'].map((track, index) => ({
          ts: `2024-05-01T12:1${index}:00Z`,
          ms_played: 60_000,
          master_metadata_track_name: track,
          master_metadata_album_artist_name: 'Umi',
          master_metadata_album_album_name: 'Wave of the morning',
        })),
        ...['Low water', 'High water'].map((title, index) => ({
          ts: `2024-05-02T1${index}:10:00Z`,
          ms_played: 900_000,
          master_metadata_track_name: null,
          episode_name: title,
          episode_show_name: 'Hours at sea',
        })),
      ]),
      { engagements: 1, viewings: 1, entry_viewings: 2 },
    ],
  ])('%s', async (name, content, expected) => {
    await goRound(name, content, expected)
    expect.hasAssertions()
  })
})

describe.runIf(existsSync(join(samples, 'netflix')))('real exports', () => {
  test.each([
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
      { engagements: 2, viewings: 2, entry_viewings: 24, progress: 2, reviews: 1 },
    ],
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
  ])('%s', async (name, expected) => {
    await goRound(name, readFileSync(join(samples, name)), expected)
    expect.hasAssertions()
  })
})
