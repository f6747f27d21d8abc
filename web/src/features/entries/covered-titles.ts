import type { NamedEntry } from '@medley/contract/works/entries'
import { createStore, useStore } from '../../lib/store.ts'

const key = 'uncovered-titles'

const uncovered = createStore<boolean>(read())

function read(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** The choice of this device to cover the titles of episodes that are ahead of the member. */
export function useCoveredTitles(): { areCovered: boolean; cover: (isWanted: boolean) => void } {
  return { areCovered: !useStore(uncovered), cover }
}

function cover(isWanted: boolean): void {
  uncovered.set(!isWanted)
  try {
    if (isWanted) localStorage.removeItem(key)
    else localStorage.setItem(key, 'true')
  } catch {
    // Storage is blocked or full: the choice lasts for this page only.
  }
}

/** An entry as it is shown: without its title where that is covered. */
export function useShownEntry<E extends NamedEntry & { isAhead: boolean }>(entry: E): E {
  const { areCovered } = useCoveredTitles()
  return areCovered && entry.isAhead ? { ...entry, title: null } : entry
}
