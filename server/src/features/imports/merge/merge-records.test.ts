import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExistingData } from '../plan/existing-types.ts'
import { planItem } from '../plan/plan-item.ts'
import { mergeRecords, type PlacedRecord } from './merge-records.ts'

const bare: PlacedRecord = {
  file: 0,
  line: 2,
  kind: 'engaged',
  work: {
    key: 'k',
    mediums: ['film'],
    title: 'Harbour',
    otherTitles: [],
    year: 1961,
    creators: [],
    ids: {},
  },
  rating: null,
  text: null,
  spoiler: false,
  dateViewed: null,
  timePosted: null,
  isRepeat: false,
  isSaved: false,
  tags: [],
  viewings: [],
  timeMarked: null,
  entry: null,
  listings: [],
  note: null,
}
const stars = (value: string) => ({
  value,
  scale: 5 as const,
  points: Number(value) * 2,
  isRounded: false,
})
const seen = (day: string, more: Partial<PlacedRecord> = {}): PlacedRecord => ({
  ...bare,
  kind: 'review',
  dateViewed: day,
  timePosted: `${day}T00:00:00.000Z`,
  ...more,
})
const score = (value: string, day: string): PlacedRecord => ({
  ...bare,
  kind: 'rating',
  rating: stars(value),
  timePosted: `${day}T00:00:00.000Z`,
})

const merged = (...records: PlacedRecord[]) => mergeRecords('letterboxd', records)
const facts = (...records: PlacedRecord[]) =>
  merged(...records).entries.map(({ rating, text, dateViewed }) => [
    rating?.value,
    text,
    dateViewed,
  ])

describe('the plays of a work', () => {
  const play = (id: string | undefined, time: string | null, isRepeat = false): PlacedRecord => ({
    ...bare,
    viewings: [
      {
        day: time && time.slice(0, 10),
        isRepeat,
        tags: [],
        play: { ...(id === undefined ? {} : { id }), time },
      },
    ],
  })
  const viewingsOf = (...records: PlacedRecord[]) =>
    merged(...records).viewings?.map(({ day, isRepeat }) => [day, isRepeat])
  const may = (hour: number) => `2024-05-01T${hour}:00:00.000Z`

  test('the plays of a work are each a viewing, and again after the first, in any order', () => {
    const plays = [play('3', '2025-01-01T10:00:00.000Z'), play('1', may(10)), play('2', may(20))]
    expect(viewingsOf(...plays)).toEqual([
      ['2025-01-01', true],
      ['2024-05-01', false],
      ['2024-05-01', true],
    ])
  })

  test('the plays of a work of two files are one if id or time agree', () => {
    const last = play(undefined, may(20), true)
    const expected = [
      ['2024-05-01', false],
      ['2024-05-01', true],
    ]
    expect(viewingsOf(play('1', may(10)), play('2', may(20)), last)).toEqual(expected)
    expect(viewingsOf(play('1', may(10)), play('1', may(10)), last)).toEqual(expected)
    expect(viewingsOf(last, play('1', may(20)), play('2', may(10)))).toEqual([
      ['2024-05-01', true],
      ['2024-05-01', false],
    ])
  })

  test('the plays of a work of an unknown time are as many as have an id', () => {
    const plays = [play('1', null), play('2', null), play(undefined, null)]
    expect(viewingsOf(...plays)).toEqual([
      [null, false],
      [null, true],
    ])
  })
})

describe('merging the records of a work', () => {
  test('a row of a month or year has a viewing of it, besides that of its review', () => {
    const record = {
      ...seen('2012-05'),
      rating: stars('4'),
      timePosted: '2024-05-01T00:00:00.000Z',
    }
    const item = merged(record, { ...record, dateViewed: '2013', text: null })
    expect(item.entries).toMatchObject([{ dateViewed: null, viewedIn: '2012-05' }])
    expect(item.viewings).toMatchObject([{ day: '2012-05', entry: 0 }, { day: '2013' }])
  })

  test('merges a diary row and its review by entry or by dates', () => {
    const diary = seen('2024-05-01', { rating: stars('4'), entry: 'a' })
    expect(facts(diary, seen('2024-05-01', { text: 'Wet.', entry: 'a' }))).toEqual([
      ['4', 'Wet.', '2024-05-01'],
    ])
    expect(facts(diary, seen('2024-05-01', { text: 'Wet.' }))).toHaveLength(1)
    expect(facts(diary, seen('2024-06-01', { rating: stars('3'), entry: 'b' }))).toHaveLength(2)
  })

  test('adds nothing for a score if a review is rated', () => {
    const { entries, rows } = merged(
      seen('2024-05-01', { rating: stars('4') }),
      score('3', '2024-07-01'),
    )
    expect(entries).toHaveLength(1)
    expect(rows[1]).toMatchObject({
      targets: { entry: 0 },
      note: [{ code: 'scoreOfReview', params: { score: '4' } }],
    })
  })

  test('adds a score to the unrated review with text, else to the latest', () => {
    expect(facts(seen('2024-05-01'), seen('2024-06-01'), score('3', '2024-07-01'))).toEqual([
      ['3', null, '2024-06-01'],
    ])
    expect(
      facts(seen('2024-05-01', { text: 'Wet.' }), seen('2024-06-01'), score('3', '2024-07-01')),
    ).toEqual([['3', 'Wet.', '2024-05-01']])
  })

  test('keeps an entry without score and text as engaged', () => {
    const item = merged(seen('2024-05-01'))
    expect(item.entries).toEqual([])
    expect(item.engaged).toEqual({ time: '2024-05-01T00:00:00.000Z' })
    expect(item.rows[0]).toMatchObject({ targets: { engaged: true } })
  })

  test('turns a score alone into a review without a date', () => {
    expect(merged(score('3', '2024-07-01')).entries).toMatchObject([
      { rating: { value: '3' }, dateViewed: null, isBare: true },
    ])
  })
})

const day = fc.constantFrom('2024-05-01', '2024-05-02', '2025-01-01')
const record = fc
  .record({
    kind: fc.constantFrom('review', 'rating', 'engaged', 'saved', 'entry'),
    rating: fc.option(fc.constantFrom('0.5', '3', '5').map(stars)),
    text: fc.option(fc.constantFrom('Wet.', 'Dry.')),
    dateViewed: fc.option(day),
    timePosted: fc.option(day.map((one) => `${one}T00:00:00.000Z`)),
    entry: fc.option(fc.constantFrom('a', 'b')),
    listings: fc.array(fc.constantFrom({ list: 'one', place: 1 }, { list: 'two', place: 2 }), {
      maxLength: 2,
    }),
  })
  .map((facts): PlacedRecord => ({ ...bare, ...facts }))

test('each row of any records has one outcome, no date is reviewed twice, and a second run adds nothing', () => {
  const outcomes = ['new', 'here', 'choice', 'leftOut']
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 8 }), (records) => {
      const item = merged(...records)
      const existing: ExistingData = {
        reviews: new Map(),
        engaged: new Map(),
        saved: new Map(),
        lists: new Map(),
      }
      const decided = { workId: 1, isSkipped: false, score: null, takesChanges: false }
      const first = planItem(item, decided, existing)
      expect(first.rows).toHaveLength(records.length)
      expect(first.rows.every(({ outcome }) => outcomes.includes(outcome))).toBe(true)
      const keys = item.entries.map(({ timePosted, dateViewed }) => `${timePosted} ${dateViewed}`)
      expect(new Set(keys).size).toBe(keys.length)
      const second = planItem(item, decided, existing)
      expect(second.rows.map(({ outcome }) => outcome)).toEqual(
        first.rows.map(({ outcome }) => (outcome === 'new' ? 'here' : outcome)),
      )
    }),
    { numRuns: 2000 },
  )
})
