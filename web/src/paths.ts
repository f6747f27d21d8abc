import { type ImportSource, slugOfSource } from '@medley/contract/transfer/import-sources'
import type { Medium } from '@medley/contract/values/medium'
import { publicPaths } from '@medley/contract/paths'
import type { SettingsSection } from '@medley/contract/route-table'

interface LinkedWork {
  id: number
  medium: Medium
  title?: string
}

/** Filter in a link to a diary; a missing part shows all. */
interface DiaryView {
  medium: Medium | null
  year: number | null
  month: number | null
  isReviewed: boolean
  isUndated: boolean
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** Builders of all links; the route table is in the contract. */
export const paths = {
  ...publicPaths,
  rate: (work?: LinkedWork) =>
    withQuery('/rate', { medium: work?.medium, workId: work && String(work.id) }),
  exploreGenre: (medium: Medium, genre: string) =>
    withQuery(publicPaths.explore(medium), { genre }),
  exploreRated: (medium: Medium) => withQuery(publicPaths.explore(medium), { sort: 'rating' }),
  search: (category?: Medium | 'users', q?: string) => withQuery('/search', { category, q }),
  notifications: () => '/notifications',
  fromFriends: () => '/from-friends',
  following: () => '/following',
  tonight: () => '/tonight',
  evening: (id: number) => `/tonight/${id}`,
  setup: () => '/setup',
  settings: (section?: SettingsSection) => (section ? `/settings/${section}` : '/settings'),
  review: (id: number, edit = false) =>
    withQuery(publicPaths.review(id), { edit: edit ? 'true' : undefined }),
  /** The page of a season, episode or track, by its name such as `s2e5`. */
  entry: ({ id, medium }: LinkedWork, name: string) => `/${medium}/${id}/${name}`,
  discussion: ({ id, medium }: LinkedWork) => `/${medium}/${id}/discussion`,
  yearWithFriends: (year: number) => `/years/${year}/friends`,
  tasteMatches: () => '/people/taste',
  contacts: (username: string) => `/${username}/contacts`,
  savedForLater: (username: string, medium?: Medium) =>
    withQuery(`/u/${username}/saved-for-later`, { medium }),
  worksEngaged: (username: string, medium?: Medium) =>
    withQuery(`/u/${username}/works-engaged`, { medium }),
  diary: (username: string, view: Partial<DiaryView> = {}) =>
    withQuery(`/u/${username}/diary`, {
      medium: view.medium ?? undefined,
      year: view.year?.toString(),
      month: view.month?.toString(),
      reviewed: view.isReviewed ? 'true' : undefined,
      undated: view.isUndated ? 'true' : undefined,
    }),
  statistics: (
    username: string,
    { year = null, medium = null }: { year?: number | null; medium?: Medium | null } = {},
  ) =>
    withQuery(`/u/${username}/statistics`, { year: year?.toString(), medium: medium ?? undefined }),
  goals: (username: string) => `/u/${username}/goals`,
  list: (username: string, id: number, edit = false) =>
    withQuery(publicPaths.list(username, id), { edit: edit ? 'true' : undefined }),
  login: (invitation?: string) => withQuery('/login', { invitation }),
  createAccount: (invitation?: string) => withQuery('/create-account', { invitation }),
  join: (token: string) => `/join/${token}`,
  forgotPassword: () => '/forgot-password',
  welcome: (step?: string) => withQuery('/welcome', { step }),
  intro: () => '/intro',
  devTools: () => '/dev-tools',
  devPlayground: () => '/dev-tools/playground',
  importData: (planId?: number, step?: number | 'confirm') =>
    withQuery('/import-data', {
      plan: planId === undefined ? undefined : String(planId),
      step: step === undefined ? undefined : String(step),
    }),
  importFrom: (source: ImportSource) => `/import-data?from=${slugOfSource(source)}`,
  feedback: (objection?: number) =>
    withQuery('/feedback', { objection: objection === undefined ? undefined : String(objection) }),
  moderation: () => '/moderation',
  dashboard: () => '/dashboard',
  bulkEmail: () => '/bulk-email',
  feedbackReview: () => '/feedback-review',
  install: () => '/install',
  credits: () => '/credits',
  privacyPolicy: () => '/privacy-policy',
  termsAndConditions: () => '/terms-and-conditions',
  pageNotFound: () => '/page-not-found',
}
