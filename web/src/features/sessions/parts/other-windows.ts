const key = 'session'

/** Leaves word on the device of who is logged in now: their id, or null for nobody. */
export function tellOtherWindows(memberId: number | null): void {
  try {
    localStorage.setItem(key, memberId === null ? '' : String(memberId))
  } catch {
    // Full or forbidden by the browser: the other windows go on as they are.
  }
}

/** The word that was left last; undefined where there is none. */
export function wordOfWindows(): number | null | undefined {
  try {
    const word = localStorage.getItem(key)
    return word === null ? undefined : word === '' ? null : Number(word)
  } catch {
    // As above.
    return undefined
  }
}

/** Runs a step when another window left word, or when this one comes back after words that it missed. */
export function onWordOfWindows(step: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key) step()
  })
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) step()
  })
}
