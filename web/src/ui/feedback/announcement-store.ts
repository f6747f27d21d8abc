import { createStore, useStore } from '../../lib/store.ts'

export type Announcement = { id: number; text: string }

const announcement = createStore<Announcement>({ id: 0, text: '' })

/** Announces a text to screen readers politely; nothing appears on screen. */
export function announce(text: string): void {
  announcement.set({ id: announcement.get().id + 1, text })
}

export const currentAnnouncement = announcement.get

export function useAnnouncement(): Announcement {
  return useStore(announcement)
}
