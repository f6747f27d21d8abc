import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findDraft, forgetDraft, forgetDraftsOf, storeDraft, listDrafts } from './drafts.ts'

const ann = 3
const bob = 33
const day = 86_400_000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
})
afterEach(() => vi.useRealTimers())

test('returns a draft as saved, with its time', () => {
  storeDraft(ann, 'review 7', { text: 'Sand.' })
  expect(findDraft(ann, 'review 7')).toEqual({ content: { text: 'Sand.' }, savedAt: 1_000_000 })
})

test('a later draft of the same name replaces it', () => {
  storeDraft(ann, 'review 7', 'first')
  vi.setSystemTime(2_000_000)
  storeDraft(ann, 'review 7', 'second')
  expect(listDrafts(ann, 'review ')).toEqual([{ content: 'second', savedAt: 2_000_000 }])
})

test('finds no drafts of another member', () => {
  storeDraft(ann, 'review 7', 'hers')
  storeDraft(bob, 'review 7', 'his')
  expect(findDraft(bob, 'review 7')?.content).toBe('his')
  expect(listDrafts(ann, '')).toHaveLength(1)
  forgetDraftsOf(ann)
  expect(findDraft(ann, 'review 7')).toBeUndefined()
  expect(findDraft(bob, 'review 7')?.content).toBe('his')
})

test('deletes one draft and keeps the others', () => {
  storeDraft(ann, 'review 7', 'one')
  storeDraft(ann, 'review 8', 'other')
  forgetDraft(ann, 'review 7')
  expect(listDrafts(ann, 'review ').map(({ content }) => content)).toEqual(['other'])
})

test('keeps the newest twenty', () => {
  for (let number = 1; number <= 25; number += 1) {
    vi.setSystemTime(number * 1000)
    storeDraft(ann, `review ${number}`, number)
  }
  const kept = listDrafts(ann, 'review ').map(({ content }) => content)
  expect(kept).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index))
})

test('expires a draft after ninety days and removes it with the next save', () => {
  storeDraft(ann, 'review 7', 'old')
  vi.setSystemTime(1_000_000 + 90 * day)
  expect(findDraft(ann, 'review 7')).toBeUndefined()
  storeDraft(bob, 'review 8', 'new')
  expect(localStorage).toHaveLength(1)
})

test.each(['', '{', '7', '{"content":1}', '{"content":1,"savedAt":"x"}'])(
  'what it did not write counts as none: %s',
  (text) => {
    localStorage.setItem('draft 3 review 7', text)
    expect(findDraft(ann, 'review 7')).toBeUndefined()
    expect(listDrafts(ann, 'review ')).toEqual([])
  },
)

test('throws nothing when storage is full', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => storeDraft(ann, 'review 7', 'Sand.')).not.toThrow()
  expect(setItem).toHaveBeenCalledOnce()
  setItem.mockRestore()
})
