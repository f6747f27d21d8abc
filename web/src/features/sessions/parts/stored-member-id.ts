const key = 'session'

/** Stores the logged-in member's id for other windows; null for a visitor. */
export function storeMemberId(memberId: number | null): void {
  try {
    localStorage.setItem(key, memberId === null ? '' : String(memberId))
  } catch {
    // Storage is full or blocked: other windows stay unaware.
  }
}

/** The stored member id; null for a visitor, undefined if nothing is stored. */
export function storedMemberId(): number | null | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : stored === '' ? null : Number(stored)
  } catch {
    // Storage is blocked.
    return undefined
  }
}

/** Runs a step when another window stores a member id, or when this page returns from the back/forward cache. */
export function onOtherWindowChange(step: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key) step()
  })
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) step()
  })
}
