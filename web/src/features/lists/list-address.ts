import { isMedium } from '@medley/contract/values/medium'
import type { EntryView, ListSort } from './lists.reading.calls.ts'

/** The address's page number, from 1; 1 if missing or invalid. */
export function pageOf(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

/** Sort, filter and page from a list's address. */
export function entryViewOf(search: URLSearchParams): EntryView {
  const medium = search.get('medium')
  return {
    sort: sortOf(search.get('sort')),
    medium: isMedium(medium) ? medium : null,
    page: pageOf(search),
  }
}

function sortOf(text: string | null): ListSort {
  return text === 'title' || text === 'newest' || text === 'oldest' ? text : 'position'
}

/** True for `edit` with any value except `false`. */
export function isEditQuery(search: URLSearchParams): boolean {
  return search.has('edit') && search.get('edit') !== 'false'
}
