import { isMedium, mediums } from './medium.ts'

/**
 * The route table: the path of every screen and its folder in `web/src/screens/`. The order matters:
 * fixed segments come before parameters in their place.
 */
export const screens = [
  ['/', 'home'],
  ['/rate', 'home'],
  ['/explore/lists', 'explore-lists'],
  ['/explore/:medium', 'explore'],
  ['/charts/:medium', 'chart'],
  ['/people/taste', 'taste-matches'],
  ['/discover', 'discover'],
  ['/discover/:medium', 'discover-medium'],
  ['/search', 'search'],
  ['/profile/:username', 'profile'],
  ['/review/:id', 'review'],
  ['/welcome', 'welcome'],
  ['/login', 'login'],
  ['/create-account', 'create-account'],
  ['/forgot-password', 'forgot-password'],
  ['/reset-password/:id/:token', 'reset-password'],
  ['/confirm-email/:id/:token', 'confirm-email'],
  ['/notifications', 'notifications'],
  ['/from-friends', 'from-friends'],
  ['/tonight', 'tonight'],
  ['/tonight/:id', 'evening'],
  ['/settings', 'settings'],
  ['/settings/:section', 'settings'],
  ['/import-data', 'import-data'],
  ['/feedback', 'feedback'],
  ['/feedback-review', 'feedback-review'],
  ['/dashboard', 'dashboard'],
  ['/moderation', 'moderation'],
  ['/bulk-email', 'bulk-email'],
  ['/unsubscribe/:token', 'unsubscribe'],
  ['/intro', 'intro'],
  ['/dev-tools', 'dev-tools'],
  ['/dev-tools/playground', 'dev-playground'],
  ['/install', 'install'],
  ['/credits', 'credits'],
  ['/privacy-policy', 'privacy-policy'],
  ['/terms-and-conditions', 'terms-and-conditions'],
  ['/contributors/:id', 'contributor'],
  ['/u/:username/saved-for-later', 'saved-for-later'],
  ['/u/:username/works-engaged', 'works-engaged'],
  ['/u/:username/diary', 'diary'],
  ['/u/:username/lists', 'user-lists'],
  ['/u/:username/lists/:listId', 'media-list'],
  ['/:username/contacts', 'contacts'],
  ['/:medium/:workId', 'work'],
  ['/:medium/:workId/:entry', 'entry'],
  ['*', 'page-not-found'],
] as const

/** The sections of the settings, in the order of their list. */
export const settingsSections = [
  'profile',
  'appearance',
  'account',
  'security',
  'notifications',
  'privacy',
  'data',
] as const

export type SettingsSection = (typeof settingsSections)[number]

export function isSettingsSection(value: unknown): value is SettingsSection {
  return settingsSections.some((section) => section === value)
}

/** Redirects by path, in lower case: addresses that people and programs open although no screen has them. */
export const redirects = {
  '/explore': '/explore/film',
  '/charts': '/charts/film',
  // Password managers lead their users there.
  '/.well-known/change-password': '/settings/security',
} as const

export type ScreenPath = (typeof screens)[number][0]

/** Fixed screen titles, without the product name. */
export const screenTitles: Partial<Record<ScreenPath, string>> = {
  '/explore/lists': 'Lists',
  '/people/taste': 'People with your taste',
  '/discover': 'For you',
  '/search': 'Search',
  '/welcome': 'First steps',
  '/login': 'Login',
  '/create-account': 'Create Account',
  '/forgot-password': 'Forgot password',
  '/reset-password/:id/:token': 'Set a new password',
  '/confirm-email/:id/:token': 'Confirm your e-mail address',
  '/notifications': 'Notifications',
  '/from-friends': 'From friends',
  '/tonight': 'Tonight',
  '/tonight/:id': 'Tonight',
  '/settings': 'Settings',
  '/settings/:section': 'Settings',
  '/import-data': 'Import your history',
  '/feedback': 'Feedback',
  '/feedback-review': 'Feedback review',
  '/dashboard': 'Admin Dashboard',
  '/moderation': 'Reports',
  '/bulk-email': 'Send Email',
  '/unsubscribe/:token': 'Unsubscribe',
  '/intro': 'What you can do with Medley',
  '/dev-tools': 'Dev tools',
  '/dev-tools/playground': 'Playground',
  '/install': 'Medley on your home screen',
  '/credits': 'Credits',
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
  pattern: new RegExp(
    `^${path.replace('*', '.*').replaceAll(/:(\w+)/g, '(?<$1>[^/\\\\]+)')}/?$`,
    'is',
  ),
}))

/** A season, episode or track: `s2`, `s2e5`, `track-7`, `disc-2-track-7` or `episode-123`. */
const entryName = /^(s\d{1,4}(e\d{1,5})?|(disc-\d{1,4}-)?track-\d{1,5}|episode-\d{1,9})$/

const nowhere: Place = { path: '*', params: {} }

/** The screen of a path, with its parameters decoded. */
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
  const { medium, workId, entry, section } = params
  if (medium !== undefined && !isMedium(medium)) return nowhere
  if (workId !== undefined && workIdOf(workId) === undefined) return nowhere
  if (entry !== undefined && !entryName.test(entry)) return nowhere
  if (section !== undefined && !isSettingsSection(section)) return nowhere
  return { path, params }
}

/**
 * Where a path leads that is no address of a link: a shorthand, or another spelling of a screen's address.
 * Undefined if it leads nowhere else.
 */
export function findRedirect(pathname: string): string | undefined {
  const path = pathname.replace(/\/$/, '')
  const target = Object.entries(redirects).find(([from]) => from === path.toLowerCase())?.[1]
  const respelt = target ?? respell(path)
  return respelt === path || findPlace(respelt).path === '*' ? undefined : respelt
}

/** The member at the path from which their pages branch off, which is no screen. */
export function findMemberAt(pathname: string): string | undefined {
  const segment = /^\/u\/([^/]+)\/?$/i.exec(pathname)?.[1]
  return segment === undefined ? undefined : decode(segment)
}

/** The path as links spell it: capitals in fixed segments and in names of mediums and sections do not matter. */
function respell(path: string): string {
  for (const { path: screenPath, pattern } of patterns) {
    const match = pattern.exec(path)
    if (!match) continue
    return screenPath.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = match.groups?.[name] ?? ''
      return fixedNames[name]?.find((one) => one.toLowerCase() === value.toLowerCase()) ?? value
    })
  }
  return path
}

/** The parameters that are one of a few names. */
const fixedNames: Readonly<Record<string, readonly string[]>> = {
  medium: mediums,
  section: settingsSections,
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    // Malformed escapes; no link of the app has them.
    return undefined
  }
}

/** The work id in a slug: 12 for `12-amelie`; undefined if there is none. */
export function workIdOf(segment: string): number | undefined {
  const digits = /^(\d{1,10})(-.*)?$/s.exec(segment)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
