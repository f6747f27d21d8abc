import { logFailure } from '../../lib/log.ts'
import { createStore, useStore } from '../../lib/store.ts'

const key = 'recent-searches'
const keptMax = 8

const recent = createStore<readonly string[]>(read())

/** The terms searched for on this device since the last login or logout, newest first. */
export function useRecentSearches(): readonly string[] {
  return useStore(recent)
}

export function rememberSearch(text: string): void {
  const term = text.trim()
  if (term === '') return
  const others = recent.get().filter((one) => one.toLowerCase() !== term.toLowerCase())
  write([term, ...others].slice(0, keptMax))
}

export function forgetSearches(): void {
  write([])
}

function write(terms: readonly string[]): void {
  recent.set(terms)
  try {
    if (terms.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(terms))
  } catch (error) {
    // Storage is full or blocked: the terms last until the page is left.
    logFailure('Recent searches could not be kept', error)
  }
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((one) => typeof one === 'string').slice(0, keptMax)
      : []
  } catch {
    return []
  }
}
