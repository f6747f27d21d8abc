import { describe, expect, test } from 'vitest'
import { read, readZip } from '../testing/read-exports.ts'
import { readFiles } from '../read-files.ts'

describe('Trakt', () => {
  const movie = { title: 'Harbour', year: 1961, ids: { trakt: 5, imdb: 'tt0000042', tmdb: 77 } }
  const readJson = (name: string, items: object[], how: object = {}) =>
    read(name, JSON.stringify(items), how)

  test.each([
    ['ratings-movies.json', { rated_at: '2024-05-01T10:00:00Z', rating: 8 }, { kind: 'rating' }],
    ['watched-history.json', { watched_at: '2024-05-01T10:00:00Z' }, { kind: 'engaged' }],
    ['lists-watchlist.json', { listed_at: '2024-05-01T10:00:00Z' }, { kind: 'saved' }],
    [
      'lists-list-9-by-the-sea.json',
      { listed_at: '2024-05-01T10:00:00Z', rank: 4 },
      { kind: 'entry', listings: [{ list: 'trakt-9', place: 4 }] },
    ],
    [
      'comments-movies.json',
      { comment: { comment: 'Wet.', spoiler: true, created_at: '2024-05-01T10:00:00Z' } },
      { kind: 'review', text: 'Wet.', spoiler: true },
    ],
  ])('%s is recognized by its items', async (name, facts, expected) => {
    const { source, first } = await readJson(name, [{ type: 'movie', movie, ...facts }])
    expect(source).toBe('trakt')
    expect(first).toMatchObject({
      ...expected,
      work: { mediums: ['film'], ids: { imdb: 'tt0000042', tmdb: '77' } },
      timePosted: '2024-05-01T10:00:00.000Z',
    })
  })

  test('films without ids stay apart by their years', async () => {
    const film = (year: number) => ({
      movie: { title: 'Harbour', year, ids: {} },
      watched_at: '2024-05-01T10:00:00Z',
    })
    const { records } = await readJson('watched-history.json', [film(1961), film(2001), film(2001)])
    expect(new Set(records.map(({ work }) => work.key)).size).toBe(2)
  })

  test('what an export holds of nothing watched, rated or listed is no problem', async () => {
    const rated = { name: 'ratings-movies.json', items: [{ rated_at: null, rating: 8, movie }] }
    const others = [
      { name: 'ratings-seasons.json', items: [] },
      { name: 'network-followers.json', items: [{ user: { username: 'bo' } }] },
      { name: 'user-profile.json', items: { username: 'ann', ids: { slug: 'ann' } } },
    ]
    const filesOf = (files: readonly { name: string; items: object }[]) =>
      readFiles(
        files.map(({ name, items }) => ({ name, bytes: Buffer.from(JSON.stringify(items)) })),
        { now: new Date('2024-05-02T00:00:00Z'), rowsMax: 100 },
      )
    const files = await filesOf([rated, ...others])
    expect(files.map(({ source, problem, unused }) => [source, problem, unused?.rows])).toEqual([
      ['trakt', null, undefined],
      ['trakt', null, 0],
      ['trakt', null, 1],
      ['trakt', null, 1],
    ])
    for (const { source, problem, unused } of await filesOf(others)) {
      expect([source, problem?.message.code, unused]).toEqual([null, 'unknownFile', undefined])
    }
  })

  const zone = { timeZone: 'America/Los_Angeles' }
  const unknown = '1970-01-01T00:00:00.000Z'

  test.each([
    [{ watched_at: unknown }, [{ day: null, isRepeat: false, play: { time: null } }]],
    [{ watched_at: '1970-01-01T00:00:00Z' }, [{ day: null, isRepeat: false }]],
    [{ last_watched_at: unknown, plays: 1 }, [{ day: null, isRepeat: false }]],
    [{ watched_at: '2024-05-02T02:30:00Z' }, [{ day: '2024-05-01', isRepeat: false }]],
    [
      { last_watched_at: '2024-05-02T02:30:00Z', plays: 2 },
      [{ day: '2024-05-01', isRepeat: true }],
    ],
    [{ watched_at: 'once' }, [{ day: null, isRepeat: false }]],
  ])('%o is a viewing on the day of the member, or without one', async (facts, viewings) => {
    const { first } = await readJson('history.json', [{ movie, ...facts }], zone)
    expect(first).toMatchObject({ kind: 'engaged', viewings })
  })

  test.each([
    [{ rated_at: unknown, rating: 8 }, 'rating'],
    [{ listed_at: unknown }, 'saved'],
    [{ comment: { comment: 'Wet.', created_at: unknown } }, 'review'],
  ])('the unknown time of %o is none', async (facts, kind) => {
    const { first } = await readJson('watchlist.json', [{ movie, ...facts }])
    expect(first).toMatchObject({ kind, timePosted: null, note: null })
  })

  test.each([
    [{ rated_at: 'once', rating: 8 }, 'unreadableTime'],
    [{ rated_at: '2031-05-01T10:00:00Z', rating: 8 }, 'futureTime'],
    [{ watched_at: '2031-05-01T10:00:00Z' }, 'futureTime'],
    [{ listed_at: 'once' }, 'unreadableTime'],
  ])('keeps %o with a note', async (facts, code) => {
    const { first, leftOut } = await readJson('watchlist.json', [{ movie, ...facts }])
    expect(leftOut).toEqual([])
    expect(first).toMatchObject({ timePosted: null, note: [{ code }] })
  })

  test.each([
    ['hidden-dropped.json', 'stopped'],
    ['hidden-progress-watched.json', 'paused'],
  ])('a show in %s is %s', async (name, state) => {
    const show = { title: 'Tides', ids: { trakt: 6 } }
    const time = '2024-05-01T10:00:00.000Z'
    const { first } = await readJson(name, [{ hidden_at: time, type: 'show', show }])
    expect(first).toMatchObject({
      kind: 'progress',
      parts: { progress: { state, entry: null, timeStarted: time, timeChanged: time } },
    })
  })

  test('what was left in the middle has its percentage or episode', async () => {
    const show = { title: 'Tides', ids: { trakt: 6 } }
    const paused = { progress: 57.6, paused_at: '2024-05-01T10:00:00Z' }
    const { records } = await readJson('watched-playback.json', [
      { ...paused, type: 'movie', movie },
      { ...paused, type: 'episode', show, episode: { season: 2, number: 3 } },
    ])
    expect(records.map(({ parts }) => parts?.progress)).toMatchObject([
      { state: 'going', entry: null, amount: 58, unit: 'percent', total: null },
      { state: 'going', entry: { season: 2, number: 3 }, amount: null, unit: null },
    ])
  })

  test('reads episodes and seasons that were watched or rated', async () => {
    const show = { title: 'Tides', year: 2001, ids: { trakt: 6 } }
    const episode = { season: 1, number: 2 }
    const rated = { type: 'episode', show, episode, rated_at: '2024-05-01T10:00:00Z', rating: 8 }
    const watched = { type: 'episode', show, episode, watched_at: '2024-05-01T10:00:00Z' }
    const season = {
      type: 'season',
      show,
      season: { number: 0 },
      rated_at: '2024-05-01',
      rating: 6,
    }
    const wrong = { ...watched, episode: { season: 1, number: 0 } }
    const { records, leftOut } = await readJson('history.json', [rated, watched, season, wrong])
    expect(records.map((record) => [record.kind, record.parts?.episode])).toEqual([
      ['episode', { season: 1, number: 2, day: null, rating: 8 }],
      ['episode', { season: 1, number: 2, day: '2024-05-01', rating: null }],
      ['episode', { season: 0, number: null, day: null, rating: 6 }],
    ])
    expect(leftOut).toMatchObject([{ line: 4, title: 'Tides' }])
  })

  const show = { title: 'Tides', year: 2001, ids: { trakt: 6, tvdb: 12, tmdb: 0, imdb: null } }
  const day = '2024-05-01T10:00:00Z'

  test('an id of 0 is none', async () => {
    const { first } = await readJson('ratings-shows.json', [{ rated_at: day, rating: 8, show }])
    expect(first?.work.ids).toEqual({ trakt: '6', thetvdb: '12' })
  })

  test('a comment on an episode is a remark, and one on a season is named', async () => {
    const comment = { comment: 'Wet [spoiler]and cold[/spoiler].', spoiler: true, created_at: day }
    const { records, leftOut } = await readJson('comments-episodes.json', [
      { type: 'episode', show, episode: { season: 2, number: 3 }, comment },
      { type: 'season', show, season: { number: 2 }, comment },
      { type: 'show', show, comment: { ...comment, parent_id: 71 } },
      { type: 'show', show, comment: { ...comment, parent_id: 0, review: false } },
    ])
    expect(records).toMatchObject([
      {
        kind: 'remark',
        parts: {
          remark: {
            entry: { season: 2, number: 3 },
            share: null,
            content: 'Wet ||and cold||.',
            time: '2024-05-01T10:00:00.000Z',
          },
        },
      },
      { kind: 'review', spoiler: true },
    ])
    expect(leftOut.map(({ reason }) => reason.code)).toEqual(['seasonComment', 'remarkReply'])
  })

  test('a season that is kept for later or listed is so as its show', async () => {
    const season = { type: 'season', show, season: { number: 2 }, listed_at: day }
    const saved = await readJson('lists-watchlist.json', [{ ...season, notes: 'Soon' }])
    expect(saved.first).toMatchObject({
      kind: 'saved',
      work: { title: 'Tides' },
      note: [{ code: 'keptAsShow' }, { code: 'savedNote' }],
    })
    const listed = await readJson('lists-list-9-sea.json', [{ ...season, notes: 'Wet' }])
    expect(listed.first).toMatchObject({
      kind: 'entry',
      listings: [{ list: 'trakt-9', note: 'Wet' }],
      note: [{ code: 'keptAsShow' }],
    })
  })

  test.each([
    ['hidden-calendar.json', { hidden_at: day, show }, 'nothingKept'],
    ['hidden-dropped.json', { hidden_at: day, show, season: { number: 1 } }, 'partOfShow'],
    ['collection-movies.json', { collected_at: day, movie }, 'nothingKept'],
    ['likes-comments.json', { liked_at: day, movie, comment: { comment: 'Mine?' } }, 'nothingKept'],
    ['notes-movies.json', { notes: { notes: 'Mine', privacy: 'private' }, movie }, 'privateNotes'],
    ['lists-list-9-sea.json', { listed_at: day, person: { name: 'Bo' } }, 'neitherFilmNorShow'],
  ])('names what it leaves out of %s', async (name, item, code) => {
    const { records, leftOut } = await readJson(name, [{ movie, rated_at: day, rating: 8 }, item])
    expect([records.length, leftOut.map(({ reason }) => reason.code)]).toEqual([1, [code]])
  })

  const sum = {
    plays: 3,
    last_watched_at: day,
    show,
    seasons: [
      {
        number: 1,
        episodes: [
          { number: 1, plays: 2, last_watched_at: day },
          { number: 2, plays: 1, last_watched_at: null },
        ],
      },
    ],
  }

  test('an older sum of a show tells its episodes, unless a history does', async () => {
    const { records } = await readJson('watched-shows.json', [sum])
    expect(records.map(({ kind, parts, note }) => [kind, parts?.episode, note])).toEqual([
      ['plays', undefined, null],
      ['episode', { season: 1, number: 1, day: '2024-05-01', rating: null }, [{ code: 'plays' }]],
      ['episode', { season: 1, number: 2, day: null, rating: null }, null],
    ])
    const history = [{ watched_at: day, show, episode: { season: 1, number: 1 } }]
    const [, sums] = await readZip([
      { name: 'trakt/watched-history-1.json', content: JSON.stringify(history) },
      { name: 'trakt/watched-shows.json', content: JSON.stringify([sum]) },
    ])
    expect(sums?.records.map(({ kind }) => kind)).toEqual(['plays'])
  })

  test('a list is ranked if it shows its numbers', async () => {
    const list = { name: 'By the sea', ids: { trakt: 9 } }
    const [heads] = await readZip([
      {
        name: 'lists-lists.json',
        content: JSON.stringify([{ ...list, display_numbers: true, privacy: 'public' }, list]),
      },
    ])
    expect(heads?.lists).toMatchObject([{ isRanked: true }, { isRanked: false }])
  })

  test.each([
    [undefined, undefined, undefined],
    ['public', false, undefined],
    ['friends', false, 'friends'],
    ['private', true, undefined],
    ['link', true, undefined],
  ])('a list of the privacy %s stays so', async (privacy, isPrivate, audience) => {
    const content = JSON.stringify([{ name: 'By the sea', ids: { trakt: 9 }, privacy }])
    const [heads] = await readZip([{ name: 'lists-lists.json', content }])
    expect(heads?.lists[0]?.isPrivate).toBe(isPrivate)
    expect(heads?.lists[0]?.audience).toBe(audience)
  })

  test('one object may hold all files', async () => {
    const { source, records, leftOut, lists, unused } = await read(
      'trakt.json',
      JSON.stringify({
        user_profile: { username: 'ann' },
        watched_history: [{ watched_at: day, show, episode: { season: 1, number: 1 } }],
        watched_shows: [sum],
        hidden_dropped: [{ hidden_at: day, show }],
        'lists-lists': [{ name: 'By the sea', ids: { trakt: 9 } }],
        'lists-list-9-by-the-sea': [{ listed_at: day, rank: 1, movie }],
        'ratings-movies': [{ rated_at: day, rating: null, movie }],
      }),
    )
    expect([source, unused?.rows]).toEqual(['trakt', 1])
    expect(records.map(({ kind, line }) => [kind, line])).toEqual([
      ['episode', 2],
      ['plays', 3],
      ['progress', 4],
      ['entry', 6],
    ])
    expect(leftOut).toMatchObject([{ line: 7 }])
    expect(lists).toMatchObject([
      { key: 'trakt-9', line: 5 },
      { key: 'trakt-9', line: null },
    ])
  })

  test('the parts that the site could not write are named', async () => {
    const { source, unused } = await read('_errors.json', '{"watched-history": "timeout"}')
    expect([source, unused]).toEqual(['trakt', { rows: 1, reason: { code: 'errorsAtTrakt' } }])
    const none = await read('_errors.json', '[]')
    expect([none.source, none.unused, none.problem]).toEqual(['trakt', undefined, null])
  })
})
