import { type ImportSource, slugOfSource } from './transfer/import-sources.ts'
import type { Medium } from './values/medium.ts'

/** `Amélie (2001)` becomes `amelie-2001`: lower case, no accents, one hyphen for each run of other characters. */
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

/** Links that are also built outside the web app. */
export const publicPaths = {
  home: () => '/',
  explore: (medium: Medium) => `/explore/${medium}`,
  exploreLists: () => '/explore/lists',
  discover: (medium?: Medium) => (medium ? `/discover/${medium}` : '/discover'),
  profile: (username: string) => `/profile/${username}`,
  review: (id: number) => `/review/${id}`,
  comingFrom: (source?: ImportSource) =>
    source ? `/coming-from/${slugOfSource(source)}` : '/coming-from',
  contributor: (id: number) => `/contributors/${id}`,
  series: (id: number) => `/series/${id}`,
  lists: (username: string) => `/u/${username}/lists`,
  year: (username: string, year: number) => `/u/${username}/years/${year}`,
  list: (username: string, id: number) => `/u/${username}/lists/${id}`,
  work: ({ id, medium, title = '' }: LinkedWork) => {
    const slug = slugOf(title)
    return slug === '' ? `/${medium}/${id}` : `/${medium}/${id}-${slug}`
  },
}
