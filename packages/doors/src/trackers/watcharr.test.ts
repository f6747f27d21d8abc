import { describe, expect, test } from 'vitest'
import { now, read } from '../testing/read-exports.ts'
import { watcharrReader } from './watcharr.ts'

const film = {
  tmdbId: 71,
  type: 'movie',
  title: 'Quay',
  imdb_id: 'tt0000071',
  release_date: '1999-05-01T00:00:00Z',
}
const show = { tmdbId: 72, type: 'tv', title: 'Harbour' }
const added = '2023-02-02T10:11:12.345678+01:00'

const entry = (facts: object = {}) => ({
  id: 1,
  createdAt: added,
  updatedAt: '2024-01-02T08:00:00+01:00',
  status: 'FINISHED',
  rating: 0,
  thoughts: '',
  content: film,
  activity: [],
  ...facts,
})

const seenOn = (customDate?: string, type = 'IMPORTED_ADDED_WATCHED') => ({
  type,
  data: '',
  createdAt: '2023-03-03T10:00:00Z',
  customDate,
})

const readEntries = (...entries: object[]) => read('watched.json', JSON.stringify(entries))

const days = ({ viewings }: { viewings: readonly { day: string | null }[] }) =>
  viewings.map(({ day }) => day)

describe('Watcharr', () => {
  test.each([
    ['FINISHED', 'engaged', undefined],
    ['WATCHING', 'progress', 'going'],
    ['HOLD', 'progress', 'paused'],
    ['DROPPED', 'progress', 'stopped'],
    ['PLANNED', 'saved', undefined],
  ])('an entry that is %s is %s', async (status, kind, state) => {
    const { source, first } = await readEntries(entry({ status }))
    expect(source).toBe('watcharr')
    expect(first).toMatchObject({
      kind,
      work: {
        title: 'Quay',
        year: 1999,
        mediums: ['film'],
        ids: { tmdb: '71', imdb: 'tt0000071' },
      },
    })
    expect(first?.parts?.progress?.state).toBe(state)
  })

  test.each([
    [8, 8, false],
    [6.5, 7, true],
  ])('a rating of %d is %d points', async (rating, points, isRounded) => {
    const { first } = await readEntries(entry({ rating }))
    expect(first).toMatchObject({ kind: 'rating', rating: { points, scale: 10, isRounded } })
  })

  test('each day that was named is a viewing, and thoughts are the review of the last', async () => {
    const { first } = await readEntries(
      entry({
        thoughts: 'Wet.',
        rating: 8,
        tags: [{ name: 'with friends' }],
        activity: [
          seenOn('2021-01-11T00:00:00Z'),
          seenOn('2019-01-11T00:00:00Z'),
          seenOn('2021-01-11T00:00:00Z'),
        ],
      }),
    )
    expect(first).toMatchObject({
      kind: 'review',
      text: 'Wet.',
      dateViewed: '2021-01-11',
      tags: ['with friends'],
    })
    expect(first && days(first)).toEqual(['2019-01-11', '2021-01-11', '2021-01-11'])
  })

  test('without a named day, that on which it was finished or added counts', async () => {
    const change = { type: 'STATUS_CHANGED', data: 'FINISHED', createdAt: '2023-05-05T10:00:00Z' }
    const { records } = await readEntries(entry(), entry({ activity: [change] }))
    expect(records.map(days)).toEqual([['2023-02-02'], ['2023-05-05']])
  })

  test('the day of an import is none of a viewing', async () => {
    const { first } = await readEntries(
      entry({ activity: [seenOn(undefined, 'IMPORTED_WATCHED')] }),
    )
    expect(first).toMatchObject({ kind: 'engaged', viewings: [] })
  })

  test('what was watched before is seen and kept for later, with its thoughts', async () => {
    const activity = [seenOn('2019-01-11T00:00:00Z')]
    const { first } = await readEntries(entry({ status: 'PLANNED', thoughts: 'Again!', activity }))
    expect(first).toMatchObject({
      kind: 'review',
      isSaved: true,
      timeMarked: '2019-01-11T00:00:00.000Z',
      viewings: [{ day: '2019-01-11' }],
    })
  })

  test('thoughts and tags of what was never watched are left out with a note', async () => {
    const { first } = await readEntries(
      entry({ status: 'PLANNED', thoughts: 'Soon.', tags: [{ name: 'wet' }] }),
    )
    expect(first).toMatchObject({
      kind: 'saved',
      text: null,
      note: [{ code: 'savedNote' }, { code: 'tagsOfRead' }],
    })
  })

  test.each(['0001-01-01T00:00:00Z', '2999-01-01T00:00:00Z', 'soon'])(
    'the day %s costs no viewing',
    async (day) => {
      const { first } = await readEntries(entry({ activity: [seenOn(day)] }))
      expect(first && days(first)).toEqual([null])
    },
  )

  test('episodes have the day of their activity, and may be rated', async () => {
    const activity = [
      {
        type: 'EPISODE_ADDED',
        data: '{"season":1,"episode":2}',
        createdAt: added,
        customDate: '2020-02-02T00:00:00Z',
      },
    ]
    const part = { status: 'FINISHED', rating: 0, createdAt: added, seasonNumber: 1 }
    const { records, leftOut } = await readEntries(
      entry({
        status: 'WATCHING',
        content: show,
        activity,
        watchedEpisodes: [
          { ...part, episodeNumber: 1, rating: 8 },
          { ...part, episodeNumber: 2 },
          { ...part, episodeNumber: 3, status: 'DROPPED' },
          { ...part, episodeNumber: 0 },
        ],
        watchedSeasons: [{ ...part, rating: 7 }, part, { ...part, seasonNumber: 2 }],
      }),
    )
    expect(records.slice(1).map(({ parts }) => parts?.episode)).toMatchObject([
      { season: 1, number: null, rating: 7 },
      { season: 2, number: null, day: '2023-02-02', rating: null },
      { season: 1, number: 1, day: '2023-02-02', rating: null },
      { season: 1, number: 1, day: null, rating: 8 },
      { season: 1, number: 2, day: '2020-02-02', rating: null },
    ])
    expect(leftOut).toMatchObject([
      { title: 'Harbour', reason: { code: 'byEpisodes' } },
      { reason: { code: 'unfinishedPart' } },
      { reason: { code: 'noEpisodeNumber' } },
    ])
  })

  test('a show without seasons keeps its episodes', async () => {
    const watchedEpisodes = [{ status: 'FINISHED', seasonNumber: 0, episodeNumber: 1 }]
    const { records } = await readEntries(
      entry({ content: show, activity: null, tags: null, watchedSeasons: null, watchedEpisodes }),
    )
    expect(records[1]?.parts?.episode).toMatchObject({ season: 0, number: 1, day: null })
  })

  test('games, other statuses and damaged entries are named and left', async () => {
    const { content: _, ...bare } = entry()
    const { records, leftOut } = await readEntries(
      entry(),
      { ...bare, game: { id: 1, igdbId: 7, name: 'Reef' } },
      entry({ status: 'LOVED' }),
      { content: { title: 'Sand' } },
    )
    expect(records).toHaveLength(1)
    expect(leftOut).toMatchObject([
      { line: 2, title: 'Reef', reason: { code: 'videoGame' } },
      { line: 3, title: 'Quay', reason: { code: 'unknownStatus' } },
      { line: 4, title: 'Sand', reason: { code: 'unreadableItem' } },
    ])
  })

  test('reading the episodes of a show takes steps in proportion to their number', async () => {
    const stepsFor = async (count: number) => {
      let reads = 0
      const counted = <T extends object>(one: T) =>
        new Proxy(one, {
          get: (of, name) => {
            reads += 1
            return Reflect.get(of, name) as unknown
          },
        })
      const numbers = Array.from({ length: count }, (_, index) => index + 1)
      const activity = numbers.map((episode) =>
        counted({
          ...seenOn('2020-01-01T00:00:00Z', 'EPISODE_ADDED'),
          data: JSON.stringify({ season: 1, episode }),
        }),
      )
      const watchedEpisodes = numbers.map((episodeNumber) =>
        counted({ status: 'FINISHED', seasonNumber: 1, episodeNumber, createdAt: added }),
      )
      const value = [entry({ content: show, activity, watchedEpisodes })]
      const companion = () => null
      const facts = { name: 'a.json', baseName: 'a.json', now, today: '2026-05-01', companion }
      const { records } = await watcharrReader.read(value, { ...facts, timeZone: 'UTC' })
      expect(records).toHaveLength(count + 1)
      return reads
    }
    const [few, many] = [await stepsFor(100), await stepsFor(200)]
    expect(few).toBeGreaterThan(0)
    expect(many / few).toBeLessThan(2.2)
  })
})
