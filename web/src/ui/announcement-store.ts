export type Announcement = { id: number; text: string }

const listeners = new Set<() => void>()
let current: Announcement = { id: 0, text: '' }

/** Announces a text to screen readers politely; nothing appears on screen. */
export function announce(text: string): void {
  current = { id: current.id + 1, text }
  for (const notify of listeners) notify()
}

export function currentAnnouncement(): Announcement {
  return current
}

export function subscribeAnnouncement(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
