import { importMessagesTexts } from '@medley/texts/import-messages'
import type { ImportItem } from '@medley/contract/transfer/imports'
import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { failureWords, noteWords, problemWords, reasonWords, titleWords } from './import-words.ts'

const row = { file: 'library.csv', line: 2, outcome: 'leftOut' as const }

/** A code from a newer server. */
const newer = 'newerThanThisBuild' as keyof typeof importMessagesTexts

test('a note is written from the codes of its sentences', () => {
  const notes: ImportItem['rows'][number]['notes'] = [
    { code: 'privateNotes', params: {} },
    { code: 'noDate', params: { column: 'Date Added' } },
  ]
  expect(noteWords({ ...row, note: 'From the server', notes })).toBe(
    'Private notes are not imported. Date Added was ignored: it is not a date like 2024-05-01',
  )
})

test('texts of the server are shown where there is no code, or an unknown one', () => {
  const own = { note: 'An old note', notes: [] }
  expect(noteWords({ ...row, ...own })).toBe('An old note')
  expect(noteWords({ ...row, note: 'New', notes: [{ code: newer, params: {} }] })).toBe('New')
  expect(noteWords({ ...row, note: null, notes: [] })).toBeNull()
  expect(titleWords({ title: 'Low Water', label: null })).toBe('Low Water')
  expect(titleWords({ title: 'A new thing', label: { code: newer, params: {} } })).toBe(
    'A new thing',
  )
  expect(problemWords({ line: 3, message: 'Old', code: null, params: {} })).toBe('Old')
  expect(reasonWords({ rows: 3, reason: 'Old', code: null, params: {} })).toBe('Old')
  expect(reasonWords({ kind: 'list', title: 'Sea', reason: 'Old', code: null })).toBe('Old')
})

test('what is kept says why by its code', () => {
  const kept = { kind: 'list', title: 'Sea', reason: 'Old', code: 'addedAgain' } as const
  expect(reasonWords(kept)).toBe(importMessagesTexts.addedAgain)
})

test.each([
  ['a.csv', 3, 'a.csv, line 3: '],
  ['a.csv', null, 'a.csv: '],
  [null, null, ''],
])('a refused upload of %s at line %s is explained by its code', (file, line, place) => {
  const problem = { file, line, code: 'missingColumns', params: { columns: 'Date' } } as const
  const error = new ApiError('validation_error', 400, 'From the server', [], { problem })
  const { missingColumns } = importMessagesTexts
  expect(failureWords(error)).toBe(`${place}${missingColumns({ columns: 'Date' })}`)
})

test('an unknown problem has the text of the server, in English', () => {
  const problem = { file: null, line: null, code: newer, params: {} }
  for (const details of [{}, { problem }]) {
    const error = new ApiError('unsupported_file_type', 415, 'From the server', [], details)
    expect(failureWords(error)).toBe('From the server')
  }
})
