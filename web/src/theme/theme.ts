import { createStore, useStore } from '../lib/store.ts'

export type Scheme = 'light' | 'dark'

const storageKey = 'theme'
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)')
/** Fallback when storage is blocked; lasts as long as the page. */
let unstoredChoice: Scheme | undefined

function storedChoice(): Scheme | undefined {
  try {
    const value = localStorage.getItem(storageKey)
    return value === 'light' || value === 'dark' ? value : unstoredChoice
  } catch {
    return unstoredChoice
  }
}

function currentScheme(): Scheme {
  return storedChoice() ?? (systemDark().matches ? 'dark' : 'light')
}

const painted = createStore<Scheme>(currentScheme())

function paintScheme() {
  const scheme = currentScheme()
  document.documentElement.dataset['theme'] = scheme
  painted.set(scheme)
}

function setScheme(scheme: Scheme) {
  unstoredChoice = scheme
  try {
    localStorage.setItem(storageKey, scheme)
  } catch {
    // Storage is blocked or full: the choice lasts for this page only.
  }
  paintScheme()
}

/**
 * Keeps the document's theme in step with the stored choice and the system's preference.
 * Call once at start; returns a function that stops it.
 */
export function startTheme(): () => void {
  const system = systemDark()
  paintScheme()
  system.addEventListener('change', paintScheme)
  window.addEventListener('storage', paintScheme)
  return () => {
    system.removeEventListener('change', paintScheme)
    window.removeEventListener('storage', paintScheme)
  }
}

/** The current scheme and its setter; the choice is stored and survives a logout. */
export function useTheme(): { scheme: Scheme; setScheme: (scheme: Scheme) => void } {
  return { scheme: useStore(painted), setScheme }
}
