import { isMedium } from './medium.ts'

/**
 * The route table: the path of every screen and the file in `web/src/screens/` that draws it. The order
 * counts: fixed first segments come before `/:username/contacts`.
 */
export const screens = [
  ['/', 'home'],
  ['/rate', 'home'],
  ['/explore/:medium', 'explore'],
  ['/search', 'search'],
  ['/profile/:username', 'profile'],
  ['/review/:id', 'review'],
  ['/login', 'login'],
  ['/create-account', 'create-account'],
  ['/forgot-password', 'forgot-password'],
  ['/reset-password/:id/:token', 'reset-password'],
  ['/notifications', 'notifications'],
  ['/settings', 'settings'],
  ['/import-data', 'import-data'],
  ['/feedback', 'feedback'],
  ['/feedback-review', 'feedback-review'],
  ['/dashboard', 'dashboard'],
  ['/bulk-email', 'bulk-email'],
  ['/unsubscribe/:token', 'unsubscribe'],
  ['/intro', 'intro'],
  ['/dev-tools', 'dev-tools'],
  ['/dev-tools/playground', 'dev-playground'],
  ['/privacy-policy', 'privacy-policy'],
  ['/terms-and-conditions', 'terms-and-conditions'],
  ['/u/:username/saved-for-later', 'saved-for-later'],
  ['/u/:username/works-engaged', 'works-engaged'],
  ['/u/:username/lists', 'user-lists'],
  ['/u/:username/lists/:listId', 'media-list'],
  ['/:username/contacts', 'contacts'],
  ['/:medium/:workId', 'work'],
  ['*', 'page-not-found'],
] as const

/** Paths that people type though no screen is there, and where they lead. */
export const redirects = { '/explore': '/explore/film' } as const

export type Redirect = keyof typeof redirects

/** Where a path of the address bar leads that is a redirect. */
export function findDetour(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/$/, '')
  return Object.entries(redirects).find(([from]) => from === path)?.[1]
}

export type ScreenPath = (typeof screens)[number][0]

/** The titles of screens that are always called the same, without the name of the product. */
export const screenTitles: Partial<Record<ScreenPath, string>> = {
  '/search': 'Search',
  '/login': 'Login',
  '/create-account': 'Create Account',
  '/forgot-password': 'Forgot password',
  '/reset-password/:id/:token': 'Set a new password',
  '/notifications': 'Notifications',
  '/settings': 'Settings',
  '/import-data': 'Import your history',
  '/feedback': 'Feedback',
  '/feedback-review': 'Feedback review',
  '/dashboard': 'Admin Dashboard',
  '/bulk-email': 'Send Email',
  '/unsubscribe/:token': 'Unsubscribe',
  '/intro': 'What you can do with Medley',
  '/dev-tools': 'Dev tools',
  '/dev-tools/playground': 'Playground',
  '/privacy-policy': 'Privacy Policy',
  '/terms-and-conditions': 'Terms and Conditions',
  '*': 'Page Not Found',
}

export interface Place {
  path: ScreenPath
  params: Readonly<Record<string, string>>
}

const patterns = screens.map(([path]) => ({
  path,
  pattern: new RegExp(`^${path.replace('*', '.*').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'is'),
}))

const nowhere: Place = { path: '*', params: {} }

/** The screen that a path of the address bar opens, with its parameters decoded. */
export function findPlace(pathname: string): Place {
  for (const { path, pattern } of patterns) {
    const match = pattern.exec(pathname)
    if (match) return toPlace(path, match.groups ?? {})
  }
  return nowhere
}

function toPlace(path: ScreenPath, groups: Record<string, string>): Place {
  const params: Record<string, string> = {}
  for (const [name, text] of Object.entries(groups)) {
    const value = decode(text)
    if (value === undefined) return nowhere
    params[name] = value
  }
  const { medium, workId } = params
  if (medium !== undefined && !isMedium(medium)) return nowhere
  if (workId !== undefined && workIdOf(workId) === undefined) return nowhere
  return { path, params }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not an address that any link of ours has.
    return undefined
  }
}

/** `12-amelie` names the work 12; undefined for what names none. */
export function workIdOf(segment: string): number | undefined {
  const digits = /^(\d{1,10})(-.*)?$/s.exec(segment)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
