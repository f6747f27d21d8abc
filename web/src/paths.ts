import type { Medium } from '@medley/contract/medium'

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

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** Every link of the product; the route table stands in `app/router.tsx`. */
export const paths = {
  home: () => '/',
  explore: (medium: Medium) => `/explore/${medium}`,
  rate: (work?: LinkedWork) =>
    withQuery('/rate', { medium: work?.medium, workId: work && String(work.id) }),
  search: (category?: Medium | 'users') => withQuery('/search', { category }),
  notifications: () => '/notifications',
  settings: () => '/settings',
  profile: (username: string) => `/profile/${username}`,
  review: (id: number, edit = false) =>
    withQuery(`/review/${id}`, { edit: edit ? 'true' : undefined }),
  contacts: (username: string) => `/${username}/contacts`,
  savedForLater: (username: string, medium?: Medium) =>
    withQuery(`/u/${username}/saved-for-later`, { medium }),
  worksEngaged: (username: string, medium?: Medium) =>
    withQuery(`/u/${username}/works-engaged`, { medium }),
  lists: (username: string) => `/u/${username}/lists`,
  list: (username: string, id: number, edit = false) =>
    withQuery(`/u/${username}/lists/${id}`, { edit: edit ? 'true' : undefined }),
  login: () => '/login',
  createAccount: () => '/create-account',
  forgotPassword: () => '/forgot-password',
  work: ({ id, medium, title = '' }: LinkedWork) => {
    const slug = slugOf(title)
    return slug === '' ? `/${medium}/${id}` : `/${medium}/${id}-${slug}`
  },
  importData: () => '/import-data',
  feedback: () => '/feedback',
  dashboard: () => '/dashboard',
  feedbackReview: () => '/feedback-review',
  privacyPolicy: () => '/privacy-policy',
  termsAndConditions: () => '/terms-and-conditions',
  pageNotFound: () => '/page-not-found',
}
