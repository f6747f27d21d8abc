import { isMedium } from '@medley/contract/medium'
import type { EntryView, ListSort } from './lists.calls.ts'

/** The page in an address, from 1. */
export function pageOf(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

/** Sort, filter and page in the address of a list. */
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

/** `edit` in any form but `edit=false`. */
export function isEditQuery(search: URLSearchParams): boolean {
  return search.has('edit') && search.get('edit') !== 'false'
}
