import { describe, expect, test } from 'vitest'
import { read } from '../testing/read-exports.ts'

const work = (facts: object = {}) => ({
  lot: 'movie',
  source: 'tmdb',
  identifier: '71',
  source_id: 'Quay',
  seen_history: [],
  reviews: [],
  collections: [],
  ...facts,
})

const seen = (facts: object = {}) => ({
  state: 'completed',
  progress: '100',
  started_on: null,
  ended_on: '2024-01-01T21:30:00Z',
  show_season_number: null,
  show_episode_number: null,
  ...facts,
})

const review = (rating: string | null, text: string | null = null, facts: object = {}) => ({
  rating,
  review:
    text === null
      ? null
      : { text, date: '2024-03-01T10:00:00Z', spoiler: true, visibility: 'public' },
  ...facts,
})

const inList = (collection_name: string, facts: object = {}) => ({
  collection_id: `col ${collection_name}`,
  collection_name,
  created_on: '2023-01-05T10:00:00Z',
  rank: '3',
  information: null,
  ...facts,
})

const readWorks = (metadata: object[], others: object = {}) =>
  read('ryot.json', JSON.stringify({ metadata, people: null, workouts: null, ...others }))

const show = { lot: 'show', source: 'tvdb', identifier: '72', source_id: 'Harbour' }

describe('Ryot', () => {
  test.each([
    ['movie', 'tmdb', '71', ['film'], { tmdb: '71' }],
    ['show', 'tvdb', '72', ['tvShow'], { thetvdb: '72' }],
    ['book', 'openlibrary', 'OL7W', ['book'], { openlibrary: 'OL7W' }],
    ['audio_book', 'audible', 'B07', ['book'], {}],
    ['manga', 'anilist', '7', ['book'], {}],
    ['anime', 'myanimelist', '7', ['tvShow', 'film'], { myanimelist: '7' }],
    ['podcast', 'itunes', '7', ['podcast'], { apple: 'apple-7' }],
    ['music', 'music_brainz', 'f00d', ['album'], { musicbrainz: 'f00d' }],
  ])('a %s of %s is found by its id', async (lot, source, identifier, mediums, ids) => {
    const { source: service, first } = await readWorks([
      work({ lot, source, identifier, seen_history: [seen()] }),
    ])
    expect(service).toBe('ryot')
    expect(first).toMatchObject({ kind: 'engaged', work: { title: 'Quay', mediums, ids } })
  })

  test.each([
    ['video_game', 'igdb', '7', 'videoGame'],
    ['visual_novel', 'vndb', '7', 'videoGame'],
    ['comic_book', 'metron', '7', 'comic'],
    ['music', 'youtube_music', 'dQw4w9WgXcQ', 'track'],
    ['movie', 'tmdb', '7', 'neitherSeenNorSaved'],
  ])('a %s of %s is named and left', async (lot, source, identifier, code) => {
    const { records, leftOut } = await readWorks([work({ lot, source, identifier })])
    expect(records).toEqual([])
    expect(leftOut).toMatchObject([{ line: 1, title: 'Quay', reason: { code } }])
  })

  test('each time that a film was seen is a viewing', async () => {
    const { records } = await readWorks([
      work({
        seen_history: [
          seen(),
          seen({ ended_on: '2024-01-01T23:00:00Z' }),
          seen({ ended_on: '1955-03-04T00:00:00Z' }),
          seen({ ended_on: null }),
          seen({ ended_on: '0000-00-00' }),
        ],
      }),
    ])
    expect(records.flatMap(({ viewings }) => viewings)).toMatchObject([
      { day: '2024-01-01', isRepeat: true },
      { day: '2024-01-01', number: 2, isRepeat: true },
      { day: '1955-03-04', isRepeat: true },
      { day: null, isRepeat: false },
      { day: null, isRepeat: true },
    ])
  })

  test.each([
    ['in_progress', 'going'],
    ['on_a_hold', 'paused'],
    ['dropped', 'stopped'],
  ])('a book that is %s is at a share of it', async (state, expected) => {
    const { first } = await readWorks([
      work({
        lot: 'book',
        seen_history: [
          seen({ state, progress: '35.5', started_on: '2023-10-01T00:00:00Z', ended_on: null }),
        ],
      }),
    ])
    expect(first).toMatchObject({
      kind: 'progress',
      viewings: [],
      parts: {
        progress: {
          state: expected,
          amount: 36,
          unit: 'percent',
          timeStarted: '2023-10-01T00:00:00.000Z',
        },
      },
    })
  })

  test('episodes are seen on their days, or stopped in their middle', async () => {
    const { records } = await readWorks([
      work({
        ...show,
        seen_history: [
          seen({ show_season_number: 1, show_episode_number: 1 }),
          seen({ show_season_number: 1, show_episode_number: 2, state: 'dropped', progress: '12' }),
        ],
      }),
      work({
        lot: 'anime',
        source_id: 'Umi Season 2',
        seen_history: [seen({ anime_episode_number: 4 })],
      }),
    ])
    expect(records.map(({ parts }) => parts)).toMatchObject([
      { episode: { season: 1, number: 1, day: '2024-01-01', rating: null } },
      { progress: { state: 'stopped', entry: { season: 1, number: 1 }, amount: null } },
      { episode: { season: 2, number: 4 } },
    ])
  })

  describe('of a release without states', () => {
    const older = (facts: object) => seen({ state: undefined, ended_on: null, ...facts })

    test.each([
      [{ lot: 'book' }, '35'],
      [{ lot: 'movie' }, '12.4'],
      [{ lot: 'movie' }, 40],
    ])('a %o at %s %% is in progress at that share', async (facts, progress) => {
      const { records } = await readWorks([work({ ...facts, seen_history: [older({ progress })] })])
      const amount = Math.round(Number(progress))
      expect(records).toMatchObject([
        { kind: 'progress', parts: { progress: { state: 'going', amount, unit: 'percent' } } },
      ])
    })

    test.each([
      [2, 3, { season: 2, number: 2 }],
      [2, 1, { season: 1, number: 8 }],
      [1, 1, null],
    ])(
      'an episode S%i E%i that was seen in part is none that was seen',
      async (season, number, entry) => {
        const { records } = await readWorks([
          work({
            ...show,
            seen_history: [
              older({ show_season_number: 1, show_episode_number: 8, progress: '100' }),
              older({ show_season_number: season, show_episode_number: number, progress: '40' }),
            ],
          }),
        ])
        expect(records.map(({ kind }) => kind)).toEqual(['episode', 'progress'])
        expect(records[1]?.parts?.progress?.entry ?? null).toEqual(
          entry && { ...entry, source: null, sourceId: null },
        )
      },
    )

    test.each([[{ progress: '100' }], [{ progress: null, ended_on: '2024-01-01T21:30:00Z' }]])(
      'what has %o was seen',
      async (facts) => {
        const { first } = await readWorks([work({ seen_history: [older(facts)] })])
        expect(first?.kind).toBe('engaged')
      },
    )
  })

  test('an episode of a podcast is heard, rated and spoken of by its number', async () => {
    const place = { podcast_episode_number: 7 }
    const { records } = await readWorks([
      work({
        lot: 'podcast',
        seen_history: [seen(place)],
        reviews: [review('88', 'Salty.', place)],
      }),
    ])
    expect(records).toMatchObject([
      { kind: 'episode', parts: { episode: { season: 1, number: 7, day: '2024-01-01' } } },
      { parts: { episode: { season: 1, number: 7, rating: 9 }, remark: { entry: { number: 7 } } } },
    ])
  })

  test.each([[{ lot: 'manga' }, { manga_chapter_number: '10.5' }, 'partOfManga']])(
    'a part of a %o is progress in the whole',
    async (facts, place, code) => {
      const { records, leftOut } = await readWorks([
        work({ ...facts, seen_history: [seen(place)], reviews: [review('88', null, place)] }),
      ])
      expect(records).toMatchObject([
        {
          kind: 'progress',
          parts: { progress: { state: 'going', entry: null } },
          note: [{ code }],
        },
      ])
      expect(leftOut).toMatchObject([{ reason: { code } }])
    },
  )

  test.each([
    [['4.5', '3'], [9, 6], true],
    [['9', '3'], [9, 3], true],
    [['75', '3'], [8, 1], true],
    [['80', '100'], [8, 10], false],
  ])(
    'ratings of %j are on the scale that the largest shows',
    async (ratings, points, isRounded) => {
      const { records } = await readWorks(
        ratings.map((rating, index) =>
          work({ identifier: String(index), reviews: [review(rating)] }),
        ),
      )
      expect(records.map(({ rating }) => rating?.points)).toEqual(points)
      expect(records.map(({ rating }) => rating?.isRounded)).toEqual([isRounded, isRounded])
    },
  )

  test('a review keeps its text, and a private one is in a private list', async () => {
    const hidden = review('90', 'Mine.')
    const { records, leftOut } = await readWorks([
      work({
        reviews: [
          review('80', 'Wet.'),
          { ...hidden, review: { ...hidden.review, visibility: 'private' } },
          review(null),
        ],
      }),
    ])
    expect(records).toMatchObject([
      {
        kind: 'review',
        text: 'Wet.',
        spoiler: true,
        rating: { points: 8 },
        timePosted: '2024-03-01T10:00:00.000Z',
      },
      { kind: 'entry', rating: null, listings: [{ list: 'private', note: '90/100\n\nMine.' }] },
    ])
    expect(leftOut).toMatchObject([{ reason: { code: 'scoreMissing' } }])
  })

  test('what was said about seasons and episodes are their scores and remarks', async () => {
    const { records } = await readWorks([
      work({
        ...show,
        seen_history: [seen({ show_season_number: 1, show_episode_number: 8 })],
        reviews: [
          review('80', 'Wet.', { show_season_number: 1, show_episode_number: 2 }),
          review('90', 'Wetter.', { show_season_number: 1 }),
          review('70', 'Dry.', { show_season_number: 2 }),
          review(null, 'Sea!', { show_season_number: 1, show_episode_number: 3 }),
        ],
      }),
    ])
    const remark = (number: number, content: string) => ({ entry: { season: 1, number }, content })
    expect(records.slice(1)).toMatchObject([
      { parts: { episode: { season: 1, number: 2, rating: 8 }, remark: remark(2, 'Wet.') } },
      { parts: { episode: { season: 1, number: null, rating: 9 }, remark: remark(8, 'Wetter.') } },
      {
        parts: { episode: { season: 2, number: null, rating: 7 } },
        note: [{ code: 'seasonReview' }],
      },
      { kind: 'remark', parts: { remark: remark(3, 'Sea!') } },
    ])
  })

  test('collections are lists, but for those of what was seen or is wanted', async () => {
    const { records, lists } = await readWorks(
      [
        work({
          collections: [
            inList('Owned', { information: { text: 'Lent out' } }),
            inList('Watchlist'),
            inList('Completed'),
            inList('In Progress'),
          ],
        }),
      ],
      { collections: [{ id: 'col Owned', name: 'Owned', description: 'Things of mine' }] },
    )
    const time = '2023-01-05T10:00:00.000Z'
    expect(records).toMatchObject([
      { kind: 'entry', listings: [{ list: 'col Owned', place: 3, note: 'Lent out', time }] },
      { kind: 'saved', timePosted: time },
      { kind: 'engaged', timePosted: time },
      { kind: 'progress', parts: { progress: { state: 'going', timeChanged: time } } },
    ])
    expect(lists).toMatchObject([
      { key: 'col Owned', title: 'Owned', description: 'Things of mine' },
    ])
  })

  test('people, groups and workouts are counted', async () => {
    const others = { people: [{}, {}], metadata_groups: [{ lot: 'movie' }], workouts: [{}] }
    const { unused, source } = await readWorks([], others)
    expect([source, unused]).toEqual(['ryot', { rows: 4, reason: { code: 'otherAtRyot' } }])
  })
})
