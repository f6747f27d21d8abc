import { describe, expect, test } from 'vitest'
import { csvOf, zipOf } from '@medley/doors/testing/export-files'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'
import { useRoundTrips } from '../../testing/imports/round-trips.ts'

const app = useTestApp()
const goRound = useRoundTrips(app, useImporter(app))

const traktShow = { title: 'Quay', year: 2001, ids: { trakt: 6, tvdb: 12 } }
const traktFilm = { title: 'Tidewater', year: 1961, ids: { trakt: 5 } }
const first = { season: 1, number: 1 }
const day = '2024-05-01T10:00:00.000Z'

/** The files of an export of Trakt. */
const trakt = {
  'watched-history-1': [
    { id: 1, watched_at: day, show: traktShow, episode: first },
    { id: 2, watched_at: '2024-05-03T10:00:00Z', show: traktShow, episode: first },
    {
      id: 3,
      watched_at: '1970-01-01T00:00:00Z',
      show: traktShow,
      episode: { season: 0, number: 1 },
    },
    { id: 4, watched_at: day, movie: traktFilm },
  ],
  'watched-shows': [
    { plays: 3, last_watched_at: day, show: { ...traktShow, aired_episodes: 9 }, seasons: [] },
  ],
  'hidden-dropped': [{ hidden_at: '2024-05-04T10:00:00Z', show: traktShow }],
  'comments-episodes': [
    { show: traktShow, episode: first, comment: { comment: 'Wet.', created_at: day } },
  ],
  'comments-movies': [
    { movie: traktFilm, comment: { comment: 'Cold.', created_at: day, user_rating: 7 } },
  ],
  'lists-watchlist': [
    { listed_at: day, show: { title: 'Salt', ids: { trakt: 7 } }, season: { number: 2 } },
  ],
}

const neodbBook = ['Quay', 'author:Ada Lime', 'https://neodb.example/book/b1']

describe('a second import writes nothing, and an undo leaves nothing', () => {
  test.each([
    [
      'neodb.zip',
      zipOf([
        {
          name: 'book_mark.csv',
          content: csvOf('title,info,links,timestamp,status,rating,comment,tags', [
            [...neodbBook, '2024-02-09T10:00:00.000000+00:00', 'complete', '7', 'Wet.', 'sea'],
            ['Reef', '', 'https://neodb.example/book/b2', '', 'wishlist', '', '', ''],
          ]),
        },
        {
          name: 'book_review.csv',
          content: csvOf('title,info,links,timestamp,title,content', [
            [...neodbBook, '2024-02-10T10:00:00.000000+00:00', 'On Quay', 'So wet.'],
          ]),
        },
        {
          name: 'book_note.csv',
          content: csvOf('title,info,links,timestamp,progress,title,content', [
            [...neodbBook, '2024-02-08T10:00:00.000000+00:00', 'Page 12', '', 'Wet?'],
            [...neodbBook, '2024-02-08T11:00:00.000000+00:00', '', '', 'Wet!'],
          ]),
        },
        {
          name: 'tv_mark.csv',
          content: csvOf('title,info,links,timestamp,status,rating,comment,tags', [
            [
              'Tides Season 2',
              'season_number:2',
              'https://neodb.example/tv/season/d2 https://www.themoviedb.org/tv/7/season/2',
              '2024-02-09T10:00:00.000000+00:00',
              'complete',
              '8',
              '',
              '',
            ],
          ]),
        },
      ]),
      { saved_works: 1, engagements: 1, viewings: 1, entry_viewings: 1, reviews: 1, remarks: 2 },
    ],
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
    [
      'hardcover.csv',
      csvOf('Title,Status,Hardcover Book ID,Lists,Date Finished,Rating,Owned', [
        ['Quay', 'Read', 1, 'Tides (#1)', '2024-02-09', '', 'true'],
        ['Tidewater', 'Read', 2, '', '2024-02-10', '2.75', 'false'],
        ['Reef', 'Want to Read', 3, '', '', '', 'true'],
        ['Swell', 'Did Not Finish', 4, '', '2024-02-11', '', ''],
        ['Shoal', '', 5, 'Tides (#2)', '', '', ''],
      ]),
      { engagements: 2, saved_works: 1, viewings: 2, reviews: 1, progress: 1 },
    ],
    [
      'librarything.tsv',
      [
        'Book Id\tTitle\tPrimary Author\tRating\tMedia\tDate Read\tCollections\tEntry Date',
        '1\tQuay\tPier, Ann\t4\tPaperback\t\tYour library\t[2021-07-30]',
        '2\tTidewater\tPier, Ann\t\tDVD\t[2021-08-01]\tYour library\t[2021-07-30]',
        '3\tReef\tPier, Ann\t\tPaperback\t\tWishlist\t[2021-07-30]',
        '4\tShoal\tPier, Ann\t\tPaperback\t\tYour library\t[2021-07-30]',
        '5\tSwell\tPier, Ann\t\tVinyl\t\tCurrently reading\t[2021-07-30]',
      ].join('\n'),
      { engagements: 2, saved_works: 1, viewings: 1, reviews: 1, progress: 1 },
    ],
    [
      'calibre.csv',
      csvOf('authors,rating,library_name,timestamp,tags,title,uuid', [
        ['Ann Pier', '4', 'Shore', '2021-01-19T22:41:16+01:00', '', 'Quay', 'a'],
        ['Ann Pier', '', 'Shore', '2021-01-19T22:41:16+01:00', 'gelesen', 'Tidewater', 'b'],
        ['Ann Pier', '', 'Shore', '2021-01-19T22:41:16+01:00', '', 'Shoal', 'c'],
      ]),
      { engagements: 2, reviews: 1 },
    ],
    [
      'openreads.csv',
      csvOf('title,author,status,favourite,deleted,rating,my_review,book_format,readings', [
        ['Quay', 'Ann Pier', 'finished', 'true', '', '', '', '', '|2024-02-09|;|2020-02-09|'],
        ['Tidewater', 'Ann Pier', 'finished', '', '', '4.5', 'Salty.', '', '|2024-02-09|;||'],
        ['Reef', 'Ann Pier', 'planned', '', '', '', '', '', ''],
        ['Swell', 'Ann Pier', 'abandoned', '', '', '', '', '', '2024-02-09||'],
        ['Shoal', 'Ann Pier', 'finished', '', 'true', '5', '', '', ''],
      ]),
      { engagements: 2, saved_works: 1, viewings: 4, reviews: 1, progress: 1 },
    ],
    [
      'bookwyrm.csv',
      csvOf(
        'title,author_text,finish_date,rating,review_name,review_content,review_published,shelf,shelf_name',
        [
          ['Quay', 'Ann Pier', '2024-02-09', '', '', '', '', 'read', 'Read'],
          ['Tidewater', 'Ann Pier', '', '0.5', 'Hm', '<p>Salty.</p>', '2024-02-10', 'read', ''],
          ['Reef', 'Ann Pier', '', '', '', '', '', 'to-read', 'To Read'],
          ['Swell', 'Ann Pier', '', '', '', '', '', 'reading', 'Currently Reading'],
          ['Shoal', 'Ann Pier', '', '', '', '', '', 'boats-9', 'Boats'],
        ],
      ),
      { engagements: 2, saved_works: 1, viewings: 1, reviews: 1, progress: 1 },
    ],
    [
      'history.csv',
      csvOf('title,year,tmdbId,imdbId,watchedAt,comment,location', [
        ['Quay', '1999', '71', '', '2020-01-01', '', ''],
        ['Quay', '1999', '71', '', '2020-01-01', '', ''],
        ['Tidewater', '2001', '72', '', '', '', 'home'],
      ]),
      { engagements: 2, viewings: 3 },
    ],
    [
      'watched.json',
      JSON.stringify([
        {
          status: 'FINISHED',
          rating: 6.5,
          thoughts: 'Wet.',
          createdAt: '2024-02-02T10:11:12.345678+01:00',
          content: { tmdbId: 71, type: 'movie', title: 'Quay' },
          activity: ['2021-01-11', '2019-01-11'].map((day) => ({
            type: 'IMPORTED_ADDED_WATCHED',
            customDate: `${day}T00:00:00Z`,
          })),
        },
        {
          status: 'HOLD',
          rating: 0,
          createdAt: '2024-02-02T10:11:12Z',
          content: { tmdbId: 72, type: 'tv', title: 'Tidewater' },
          watchedEpisodes: [1, 2].map((episodeNumber) => ({
            status: 'FINISHED',
            createdAt: '2024-02-02T10:11:12Z',
            seasonNumber: 1,
            episodeNumber,
          })),
        },
        {
          status: 'PLANNED',
          createdAt: '2024-02-02T10:11:12Z',
          content: { tmdbId: 73, type: 'movie', title: 'Reef' },
        },
      ]),
      {
        engagements: 1,
        saved_works: 1,
        viewings: 2,
        entry_viewings: 2,
        progress: 1,
        reviews: 1,
      },
    ],
    [
      'ryot.json',
      JSON.stringify({
        metadata: [
          {
            lot: 'show',
            source: 'tmdb',
            identifier: '71',
            source_id: 'Quay',
            seen_history: [
              { state: 'completed', show_season_number: 1, show_episode_number: 1 },
              { state: 'on_a_hold', show_season_number: 1, show_episode_number: 2, progress: '12' },
            ],
            reviews: [
              {
                rating: '75',
                review: { text: 'Wet.', visibility: 'public' },
                show_season_number: 1,
                show_episode_number: 1,
              },
            ],
          },
          {
            lot: 'book',
            source: 'hardcover',
            identifier: '72',
            source_id: 'Tidewater',
            seen_history: [
              { state: 'completed', ended_on: '2024-01-01T00:00:00Z' },
              { state: 'in_progress', progress: '42', started_on: '2024-02-01T00:00:00Z' },
            ],
            reviews: [{ rating: '90', review: null }],
            collections: [{ collection_id: 'own', collection_name: 'Owned' }],
          },
        ],
      }),
      {
        engagements: 1,
        viewings: 1,
        entry_viewings: 1,
        progress: 2,
        reviews: 1,
        remarks: 1,
      },
    ],
    [
      'feeds.opml',
      '<opml version="2.0"><body><outline text="Tidal"><outline title="Quay" xmlUrl="http://a.example/1"/><outline title="Quay" xmlUrl="https://a.example/1"/></outline><outline title="Reef" xmlUrl="https://www.youtube.com/feeds/videos.xml"/></body></opml>',
      { progress: 1 },
    ],
  ])('%s', async (name, content, expected) => {
    await goRound(name, content, expected)
    expect.hasAssertions()
  })

  test('SimklBackup.json', async () => {
    const time = '2024-05-01T10:00:00Z'
    const seen = (status: string, title: string, simkl: number) => ({
      status,
      last_watched_at: time,
      show: { title, year: 2001, ids: { simkl } },
    })
    const episodes = [{ number: 1, watched_at: time }, { number: 2 }]
    const backup = {
      shows: [
        { ...seen('completed', 'Quay', 1), watched_episodes_count: 9, total_episodes_count: 9 },
        { ...seen('hold', 'Salt', 2), last_watched: 'S01E02', seasons: [{ number: 1, episodes }] },
        { ...seen('plantowatch', 'Sand', 3), added_to_watchlist_at: time },
      ],
      anime: [{ ...seen('watching', 'Umi', 4), last_watched: 'E3', watched_episodes_count: 3 }],
      movies: [
        {
          status: 'completed',
          last_watched_at: time,
          movie: { title: 'Tidewater', year: 1961, ids: {} },
        },
      ],
    }
    await goRound('SimklBackup.json', JSON.stringify(backup), {
      engagements: 2,
      saved_works: 1,
      viewings: 1,
      entry_viewings: 5,
      progress: 2,
    })
    expect.hasAssertions()
  })

  test('an answer of AniList', async () => {
    const day = { year: 2024, month: 5, day: 1 }
    const seen = (status: string, id: number, title: string) => ({
      status,
      score: 0,
      progress: 3,
      completedAt: status === 'COMPLETED' ? day : null,
      media: { id, title: { romaji: title } },
    })
    const entries = [seen('COMPLETED', 1, 'Umi'), seen('CURRENT', 2, 'Kaze')]
    const saved = { ...seen('PLANNING', 3, 'Hoshi'), progress: 0 }
    const rated = { ...seen('DROPPED', 4, 'Yuki'), score: 40 }
    const lists = [{ entries: [...entries, saved, rated] }]
    await goRound('lists.json', JSON.stringify({ data: { anime: { lists } } }), {
      engagements: 1,
      saved_works: 1,
      viewings: 1,
      progress: 2,
      reviews: 1,
    })
    expect.hasAssertions()
  })

  test('trakt.zip', async () => {
    const files = Object.entries(trakt).map(([name, items]) => ({
      name: `${name}.json`,
      content: JSON.stringify(items),
    }))
    await goRound('trakt.zip', zipOf(files), {
      engagements: 1,
      saved_works: 1,
      viewings: 1,
      entry_viewings: 3,
      progress: 1,
      reviews: 1,
      remarks: 1,
    })
    expect.hasAssertions()
  })
})
