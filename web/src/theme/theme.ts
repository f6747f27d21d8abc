import { createStore, useStore } from '../lib/store.ts'

export type Scheme = 'light' | 'dark'
/** `system` follows the device. */
export type ThemeChoice = Scheme | 'system'

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
const chosen = createStore<ThemeChoice>(storedChoice() ?? 'system')

function paintScheme() {
  const scheme = currentScheme()
  document.documentElement.dataset['theme'] = scheme
  painted.set(scheme)
  chosen.set(storedChoice() ?? 'system')
}

function choose(choice: ThemeChoice) {
  unstoredChoice = undefined
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Storage is blocked or full: the choice lasts for this page only.
    unstoredChoice = choice === 'system' ? undefined : choice
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

interface Theme {
  scheme: Scheme
  choice: ThemeChoice
  /** Stores a choice, which survives a logout; `system` is stored as none. */
  choose: (choice: ThemeChoice) => void
}

/** The scheme on screen, and the choice it comes from. */
export function useTheme(): Theme {
  return { scheme: useStore(painted), choice: useStore(chosen), choose }
}
