import { describe, expect, test } from 'vitest'
import { read } from '../testing/read-exports.ts'
import type { WorkRecord } from '../record.ts'

const seen = (number: number, day: string | null = null, more = {}) => ({
  id: { tvdb: 7_000 + number, imdb: null },
  number,
  name: null,
  special: false,
  is_watched: true,
  watched_at: day && `${day} 03:43:42`,
  rewatch_count: 0,
  ...more,
})
const unseen = (number: number) => seen(number, null, { is_watched: false })
const show = (title: string, episodes: object[], more = {}) => ({
  id: { tvdb: 42, imdb: 'tt0000042' },
  uuid: title,
  title,
  status: 'continuing',
  created_at: '2020-01-01 00:00:00',
  seasons: [{ number: 1, episodes }],
  ...more,
})
const film = (title: string, more = {}) => ({
  id: { tvdb: 43, imdb: 'tt0000043' },
  uuid: title,
  title,
  year: 1979,
  created_at: '2019-09-10T08:01:29Z',
  watched_at: '2019-09-10T08:01:29Z',
  is_watched: true,
  rewatch_count: 0,
  ...more,
})

const readJson = (value: unknown, name = 'tvtime.json') =>
  read(name, JSON.stringify(value), { timeZone: 'UTC' })

const markOf = ({ work, kind, parts, viewings }: WorkRecord) => {
  const { episode, progress } = parts ?? {}
  const numbers = episode && `S${episode.season}E${episode.number} ${episode.day}`
  const days = viewings.map(({ day }) => day).join(' ')
  return [work.title, kind, progress?.state, numbers, days].filter(Boolean).join(' ')
}
const marksOf = async (value: unknown) => (await readJson(value)).records.map(markOf)

describe('what exporters of TV Time write', () => {
  test('are episodes that were seen, on their days, and no others', async () => {
    const tides = show('Tides', [seen(1, '2019-10-04'), seen(2), unseen(3)])
    const { source, records, leftOut } = await readJson([tides])
    expect([source, leftOut]).toEqual(['tvTime', []])
    expect(records.map(markOf)).toEqual([
      'Tides episode S1E1 2019-10-04',
      'Tides episode S1E2 null',
    ])
    expect(records[0]?.work).toMatchObject({
      mediums: ['tvShow'],
      ids: { thetvdb: '42', imdb: 'tt0000042' },
    })
  })

  test('are specials, and times again', async () => {
    const again = seen(1, '2019-10-04', { rewatch_count: 1 })
    const tides = show('Tides', [], { seasons: [{ number: 0, episodes: [again] }] })
    expect(await marksOf([tides])).toEqual([
      'Tides episode S0E1 2019-10-04',
      'Tides episode S0E1 null',
    ])
  })

  test('are shows that were followed and not begun, and stopped', async () => {
    const value = [
      show('Tides', [unseen(1)], { status: 'not_started_yet' }),
      show('Reef', [seen(1)], { status: 'stopped' }),
      show('Bay', [unseen(1)], { status: 'archived' }),
    ]
    expect(await marksOf(value)).toEqual([
      'Tides saved',
      'Reef episode S1E1 null',
      'Reef progress stopped',
      'Bay progress stopped',
    ])
  })

  test('are films that were watched, or are to be', async () => {
    const value = [
      film('Quay', { rewatch_count: 1 }),
      film('Reef', { is_watched: false, watched_at: null }),
      film('Bay', { watched_at: null }),
    ]
    const { records } = await readJson(value)
    expect(records.map(markOf)).toEqual(['Quay engaged  2019-09-10', 'Reef saved', 'Bay engaged'])
    expect(records[0]).toMatchObject({
      work: { mediums: ['film'], year: 1979, ids: { imdb: 'tt0000043' } },
      viewings: [
        { day: null, isRepeat: false },
        { day: '2019-09-10', isRepeat: true },
      ],
    })
  })

  test('are both in one file, with lists and favorites', async () => {
    const value = {
      shows: [show('Tides', [seen(1)], { is_favorite: true })],
      movies: [film('Quay')],
      lists: [
        {
          name: 'Wet',
          description: '',
          is_public: false,
          items: [
            { uuid: 'Quay', title: 'Quay', created_at: '', type: 'movie' },
            { uuid: 'Tides', title: 'Tides', created_at: '', type: 'series' },
          ],
        },
      ],
    }
    const { records, lists } = await readJson(value)
    expect(records.map(markOf)).toEqual([
      'Tides episode S1E1 null',
      'Quay engaged 2019-09-10',
      'Quay entry',
      'Tides entry',
    ])
    expect(lists.map(({ title }) => title)).toEqual(['TV Time: favorites', 'Wet'])
    expect(new Set(records.map(({ work }) => work.key)).size).toBe(2)
  })

  test('cost no more than one thing where it is damaged', async () => {
    const value = [film('Quay'), { title: 'Reef' }, film(''), null, film('Bay', { year: 'soon' })]
    const { records, leftOut } = await readJson(value)
    expect(records.map(({ work }) => [work.title, work.year])).toEqual([
      ['Quay', 1979],
      ['Bay', null],
    ])
    expect(leftOut).toMatchObject([
      { line: 2, title: 'Reef', reason: { code: 'unreadableItem' } },
      { line: 3, title: null, reason: { code: 'titleMissing' } },
    ])
  })
})

test.each([
  ['titles alone', [{ title: 'Quay' }]],
  ['nothing', []],
  ['shows without episodes', [{ title: 'Quay', seasons: [] }]],
])('%s are not TV Time’s', async (_, value) => {
  expect((await readJson(value)).source).toBeNull()
})
