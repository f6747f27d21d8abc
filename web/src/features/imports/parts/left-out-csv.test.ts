import type { ImportItem } from '@medley/contract/transfer/imports'
import { expect, test } from 'vitest'
import { toCsv } from './left-out-csv.ts'

const item: ImportItem = {
  id: 1,
  outcome: 'leftOut',
  question: null,
  title: '=Salt, "and" sand',
  label: null,
  year: 1961,
  creators: ['Ada Quill', 'Bo Reed'],
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
  rows: [
    {
      file: 'diary.csv',
      line: 4,
      outcome: 'leftOut',
      note: 'Skipped',
      notes: [{ code: 'skipped', params: {} }],
    },
  ],
}

test('the CSV of what was left out quotes cells, and holds no formulas', () => {
  expect(toCsv([item])).toBe(
    'Title,Year,Creators,File,Line,Reason\r\n' +
      `"'=Salt, ""and"" sand",1961,"Ada Quill, Bo Reed",diary.csv,4,Skipped\r\n`,
  )
})
