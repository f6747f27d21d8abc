import type { Medium } from './medium.ts'

/** `Amélie (2001)` reads `amelie-2001`: lower case, no accents, every run of other signs one hyphen. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

interface LinkedWork {
  id: number
  medium: Medium
  title?: string
}

/** The links that are also written outside the web app. */
export const publicPaths = {
  home: () => '/',
  explore: (medium: Medium) => `/explore/${medium}`,
  profile: (username: string) => `/profile/${username}`,
  review: (id: number) => `/review/${id}`,
  lists: (username: string) => `/u/${username}/lists`,
  list: (username: string, id: number) => `/u/${username}/lists/${id}`,
  work: ({ id, medium, title = '' }: LinkedWork) => {
    const slug = slugOf(title)
    return slug === '' ? `/${medium}/${id}` : `/${medium}/${id}-${slug}`
  },
}
