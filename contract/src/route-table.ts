import { importSources, slugOfSource, sourceOfSlug } from './transfer/import-sources.ts'
import { pageSizes } from './limits.ts'
import { isMedium, mediums } from './values/medium.ts'

/** A screen: the folder of `web/src/screens/` that draws it, and what is known of it before its code is there. */
interface Screen<Path extends string> {
  path: Path
  file: string
  /** A page about a person, which search engines must not index. */
  isPersonal?: true
  /** Also for visitors of an instance that is closed to them. */
  staysOpen?: true
  /**
   * The first calls that the app makes for a visitor. The browser uses a preloaded response only for the identical
   * URL, so these match the app's to the letter.
   */
  calls?: (params: Params) => string[]
}

type Params = Readonly<Record<string, string>>

const screen = <Path extends string>(row: Screen<Path>) => row

/** The route table. The order matters: fixed segments come before parameters in their place. */
export const screens = [
  screen({
    path: '/',
    file: 'home',
    calls: () => [`/v1/works/${mediums[0]}?sortBy=reviewCount&limit=${pageSizes.popularStrip}`],
  }),
  screen({ path: '/rate', file: 'home' }),
  screen({ path: '/explore/lists', file: 'explore-lists' }),
  screen({
    path: '/explore/:medium',
    file: 'explore',
    calls: ({ medium }) => [`/v1/works/${medium}?sortBy=audienceSize&limit=${pageSizes.explore}`],
  }),
  screen({ path: '/people/taste', file: 'taste-matches' }),
  screen({ path: '/discover', file: 'discover' }),
  screen({
    path: '/discover/:medium',
    file: 'discover-medium',
    calls: ({ medium }) => [`/v1/discover/${medium}`],
  }),
  screen({ path: '/search', file: 'search' }),
  screen({
    path: '/profile/:username',
    file: 'profile',
    calls: ({ username = '' }) => [`/profile?user=${encodeURIComponent(username.toLowerCase())}`],
  }),
  screen({ path: '/review/:id', file: 'review', calls: ({ id }) => [`/v1/reviews/${id}`] }),
  screen({ path: '/welcome', file: 'welcome' }),
  screen({ path: '/login', file: 'login', staysOpen: true }),
  screen({ path: '/login/provider', file: 'provider-login', staysOpen: true }),
  screen({
    path: '/create-account',
    file: 'create-account',
    staysOpen: true,
  }),
  screen({ path: '/join/:token', file: 'join', staysOpen: true }),
  screen({
    path: '/forgot-password',
    file: 'forgot-password',
    staysOpen: true,
  }),
  screen({
    path: '/reset-password/:id/:token',
    staysOpen: true,
    file: 'reset-password',
  }),
  screen({
    path: '/confirm-email/:id/:token',
    staysOpen: true,
    file: 'confirm-email',
  }),
  screen({ path: '/notifications', file: 'notifications' }),
  screen({ path: '/from-friends', file: 'from-friends' }),
  screen({ path: '/following', file: 'following' }),
  screen({ path: '/tonight', file: 'tonight' }),
  screen({ path: '/tonight/:id', file: 'evening' }),
  screen({ path: '/settings', file: 'settings' }),
  screen({ path: '/settings/:section', file: 'settings' }),
  screen({ path: '/import-data', file: 'import-data' }),
  screen({ path: '/coming-from', file: 'coming-from' }),
  screen({ path: '/coming-from/:service', file: 'coming-from-service' }),
  screen({ path: '/feedback', file: 'feedback' }),
  screen({ path: '/feedback-review', file: 'feedback-review' }),
  screen({ path: '/dashboard', file: 'dashboard' }),
  screen({ path: '/moderation', file: 'moderation' }),
  screen({ path: '/bulk-email', file: 'bulk-email' }),
  screen({
    path: '/unsubscribe/:token',
    file: 'unsubscribe',
    staysOpen: true,
  }),
  screen({ path: '/setup', file: 'setup', staysOpen: true }),
  screen({ path: '/intro', file: 'intro' }),
  screen({ path: '/dev-tools', file: 'dev-tools' }),
  screen({ path: '/dev-tools/playground', file: 'dev-playground' }),
  screen({ path: '/install', file: 'install' }),
  screen({ path: '/credits', file: 'credits', staysOpen: true }),
  screen({
    path: '/privacy-policy',
    file: 'privacy-policy',
    staysOpen: true,
  }),
  screen({
    path: '/terms-and-conditions',
    staysOpen: true,
    file: 'terms-and-conditions',
  }),
  screen({ path: '/years/:year/friends', file: 'year-with-friends' }),
  screen({ path: '/contributors/:id', file: 'contributor' }),
  screen({ path: '/series/:id', file: 'series' }),
  screen({ path: '/u/:username/saved-for-later', file: 'saved-for-later', isPersonal: true }),
  screen({ path: '/u/:username/works-engaged', file: 'works-engaged', isPersonal: true }),
  screen({ path: '/u/:username/diary', file: 'diary', isPersonal: true }),
  screen({ path: '/u/:username/statistics', file: 'statistics', isPersonal: true }),
  screen({ path: '/u/:username/goals', file: 'goals', isPersonal: true }),
  screen({ path: '/u/:username/years/:year', file: 'year' }),
  screen({ path: '/u/:username/lists', file: 'user-lists' }),
  screen({ path: '/u/:username/lists/:listId', file: 'media-list' }),
  screen({ path: '/:username/contacts', file: 'contacts', isPersonal: true }),
  screen({
    path: '/:medium/:workId',
    file: 'work',
    calls: ({ medium, workId = '' }) => {
      const work = `/v1/works/${medium}/${workIdOf(workId)}`
      return [`${work}?entries=${pageSizes.workEntries}`, `${work}/statistics`]
    },
  }),
  screen({ path: '/:medium/:workId/discussion', file: 'discussion' }),
  screen({ path: '/:medium/:workId/:entry', file: 'entry' }),
  screen({ path: '*', file: 'page-not-found' }),
] as const

/** The sections of the settings, in the order of their list. */
export const settingsSections = [
  'profile',
  'appearance',
  'account',
  'security',
  'notifications',
  'privacy',
  'invitations',
  'data',
  'instance',
] as const

export type SettingsSection = (typeof settingsSections)[number]

export function isSettingsSection(value: unknown): value is SettingsSection {
  return settingsSections.some((section) => section === value)
}

/** Redirects by path, in lower case: addresses that people and programs open although no screen has them. */
export const redirects: Readonly<Record<string, string>> = {
  '/explore': '/explore/film',
  // Charts were a screen of their own.
  '/charts': '/explore/film?sort=rating',
  ...Object.fromEntries(
    mediums.map((medium) => [`/charts/${medium.toLowerCase()}`, `/explore/${medium}?sort=rating`]),
  ),
  // Password managers lead their users there.
  '/.well-known/change-password': '/settings/security',
}

export type ScreenPath = (typeof screens)[number]['path']

export interface RouteMatch {
  path: ScreenPath
  params: Params
}

/** The paths that a path of the table matches, with its parameters as groups: `:id` is one segment, `*` anything. Case does not matter. */
export function patternOf(path: string): RegExp {
  const source = path.replace('*', '.*').replaceAll(/:(\w+)/g, String.raw`(?<$1>[^/\\]+)`)
  return new RegExp(`^${source}/?$`, 'is')
}

const patterns = screens.map((one) => ({ screen: one, pattern: patternOf(one.path) }))

/** A season, episode or track: `s2`, `s2e5`, `track-7`, `disc-2-track-7` or `episode-123`, which is an id. */
export const entryName =
  /^(?:s(?<season>\d{1,4})(?:e(?<episode>\d{1,5}))?|(?:disc-(?<disc>\d{1,4})-)?track-(?<track>\d{1,5})|episode-(?<id>\d{1,9}))$/

const noMatch: RouteMatch = { path: '*', params: {} }

/** The screen of a path, with its parameters decoded. */
export function matchRoute(pathname: string): RouteMatch {
  for (const { screen: found, pattern } of patterns) {
    const match = pattern.exec(pathname)
    if (match) return toMatch(found.path, match.groups ?? {})
  }
  return noMatch
}

/** The parameters that not every text can be. */
const checks: Readonly<Record<string, (text: string) => boolean>> = {
  medium: isMedium,
  workId: (text) => workIdOf(text) !== undefined,
  entry: (text) => entryName.test(text),
  section: isSettingsSection,
  year: (text) => /^[1-9]\d{0,3}$/.test(text),
  service: (text) => sourceOfSlug(text) !== undefined,
}

function toMatch(path: ScreenPath, groups: Params): RouteMatch {
  const params: Record<string, string> = {}
  for (const [name, text] of Object.entries(groups)) {
    const value = decode(text)
    if (value === undefined) return noMatch
    params[name] = value
  }
  const isValid = Object.entries(params).every(([name, value]) => checks[name]?.(value) ?? true)
  return isValid ? { path, params } : noMatch
}

/** The row of a screen in the table. */
export function screenAt(path: ScreenPath): Screen<ScreenPath> {
  return screens.find((one) => one.path === path) ?? { path: '*', file: 'page-not-found' }
}

/**
 * Where an address leads that is none of a link: a shorthand, or another spelling of a screen's address.
 * Undefined if it leads noMatch else.
 * @param search the query, empty or with its question mark; it goes along
 */
export function findRedirect(pathname: string, search = ''): string | undefined {
  const path = pathname.replace(/\/$/, '')
  const target = Object.entries(redirects).find(([from]) => from === path.toLowerCase())?.[1]
  if (target?.includes('?')) return target + search.replace('?', '&')
  const respelt = target ?? respell(path)
  return respelt === path || matchRoute(respelt).path === '*' ? undefined : respelt + search
}

/** The member at the path from which their pages branch off, which is no screen. */
export function findMemberAt(pathname: string): string | undefined {
  const segment = /^\/u\/([^/]+)\/?$/i.exec(pathname)?.[1]
  return segment === undefined ? undefined : decode(segment)
}

/** The path as links spell it: capitals in fixed segments and in names of mediums and sections do not matter. */
function respell(path: string): string {
  for (const { screen: found, pattern } of patterns) {
    const match = pattern.exec(path)
    if (!match) continue
    return found.path.replaceAll(/:(\w+)/g, (_, name: string) => {
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
  service: importSources.map(slugOfSource),
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
