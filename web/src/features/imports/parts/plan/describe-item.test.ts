import type { ImportItem, PlannedReview } from '@medley/contract/transfer/imports'
import { describe, expect, test } from 'vitest'
import { describePlan } from './describe-item.ts'

const review: PlannedReview = {
  rating: 9,
  sourceRating: '4.25',
  sourceScale: 5,
  isRounded: true,
  excerpt: 'Green.',
  textLength: 6,
  spoiler: true,
  dateViewed: '2024-02-03',
  timePosted: '2024-02-04T00:00:00.000Z',
  isRepeat: true,
  outcome: 'new',
  was: null,
}

const item: ImportItem = {
  id: 1,
  outcome: 'new',
  question: null,
  title: 'Glass Orchards',
  label: null,
  year: 1988,
  creators: [],
  mediums: ['film'],
  match: null,
  addsWork: false,
  candidates: [],
  decision: null,
  takesChanges: false,
  reviews: [],
  engaged: null,
  saved: null,
  lists: [],
  viewings: [],
  episodes: { total: 0, new: 0 },
  viewingCount: 0,
  rowCount: 0,
  progress: null,
  friend: null,
  rows: [],
}

const row = { file: 'diary.csv', line: 4, outcome: 'leftOut' as const, notes: [] }

describe('describePlan', () => {
  test("shows a rounded score with the source's score", () => {
    expect(describePlan({ ...item, engaged: 'new', reviews: [review] })).toEqual([
      '9 of 10 (4.25 of 5, rounded)\u00A0· Feb 3, 2024\u00A0· again\u00A0· with a text\u00A0· contains spoilers',
    ])
  })

  test('lists marks and lists, and each note once', () => {
    const note = 'Deleted at the source'
    const rows = [
      { ...row, note },
      { ...row, note },
      { ...row, line: 5, note: null },
    ]
    const lists = [{ title: 'Rain', outcome: 'new' as const }]
    expect(describePlan({ ...item, engaged: 'new', saved: 'new', lists, rows })).toEqual([
      'Marked as watched, read or listened to',
      'Saved for later',
      'In the list “Rain”',
      'diary.csv, line 4: Deleted at the source',
    ])
  })

  test('lists days that no review tells, and tags', () => {
    const viewing = { day: '2024-02-03', isRepeat: false, tags: ['sea'], outcome: 'new' as const }
    const again = { ...viewing, day: '2025-01-01', isRepeat: true, tags: [] }
    const viewings = [viewing, again, { ...again, day: null }]
    expect(describePlan({ ...item, reviews: [review], viewings }).slice(1)).toEqual([
      'In your diary: Jan 1, 2025 again, 1 without a date',
      'Diary tag: sea',
    ])
  })

  test('says what becomes of a work that is not finished, and where', () => {
    const nowhere = { season: null, number: null, amount: null, unit: null, total: null }
    const progress = { ...nowhere, state: 'going', outcome: 'new' } as const
    const linesOf = (more: Partial<NonNullable<ImportItem['progress']>>) =>
      describePlan({ ...item, progress: { ...progress, ...more } })
    expect(linesOf({})).toEqual(['In progress'])
    expect(linesOf({ season: 2, number: 4 })).toEqual(['In progress\u00A0· season 2, episode 4'])
    expect(linesOf({ state: 'paused', amount: 120, unit: 'page', total: 300 })).toEqual([
      'Paused\u00A0· page 120 of 300',
    ])
    expect(linesOf({ state: 'stopped', amount: 40, unit: 'percent' })).toEqual([
      'Stopped\u00A0· 40%',
    ])
    expect(linesOf({ outcome: 'here' })).toEqual([])
  })

  test('mentions that the work will be added', () => {
    expect(describePlan({ ...item, addsWork: true, saved: 'new' })).toEqual([
      'Kept as in your export',
      'Saved for later',
    ])
  })

  test('omits marks that already exist', () => {
    expect(describePlan({ ...item, engaged: 'here', saved: 'here' })).toEqual([])
  })
})
