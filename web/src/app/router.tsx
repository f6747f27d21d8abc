import { findPlace, findRedirect, type ScreenPath } from '@medley/contract/route-table'
import { type ComponentType, lazy, useState } from 'react'
import type { RouteObject } from '../lib/router/match-routes.ts'
import { Navigate, Outlet, useLocation } from '../lib/router/navigation.tsx'
import { ErrorBoundary } from '../lib/loading/error-boundary.tsx'
import { loadChunk } from '../lib/loading/load-chunk.ts'
import { createBrowserRouter, type Router, type RouterState } from '../lib/router/router.ts'
import { Layout } from './layout.tsx'
import { RouteError } from './route-error.tsx'
import {
  enterContributor,
  enterExplore,
  enterExploreLists,
  enterHome,
  enterMediaList,
  enterProfile,
  enterReview,
  enterUserLists,
  enterWork,
} from './route-entries.ts'
import { handleOf, type ScreenHandle } from './screen-handle.ts'

type Screen = () => Promise<ComponentType>

const PageNotFound = lazy(async () => ({ default: await loadChunk(pageNotFound) }))

/**
 * A route with a lazily loaded screen inside the shell. A screen that is already loaded renders at once, where `lazy` alone
 * would show its fallback for a third of a second. A path that matches the pattern but no entry of
 * the route table, such as `/explore/opera`, shows page-not-found in place; another spelling of an address
 * leads to it.
 */
function route(path: ScreenPath, screen: Screen, enter?: ScreenHandle['enter']): RouteObject {
  let loaded: ComponentType | undefined
  const load = async () => ({ default: (loaded = await loadChunk(screen)) })
  const Later = lazy(load)
  const Component = () => {
    const [Shown] = useState<ComponentType>(() => loaded ?? Later)
    const { pathname, search, hash } = useLocation()
    const target = findRedirect(pathname)
    if (target !== undefined) return <Navigate to={target + search + hash} replace />
    return findPlace(pathname).path === path ? <Shown /> : <PageNotFound />
  }
  const handle: ScreenHandle = { load, ...(enter && { enter }) }
  return { path, Component, handle }
}

const home: Screen = async () => (await import('../screens/home/home.tsx')).loadHome()
const explore: Screen = async () => (await import('../screens/explore/explore.tsx')).ExploreScreen
const chart: Screen = async () => (await import('../screens/chart/chart.tsx')).ChartScreen
const tasteMatches: Screen = async () =>
  (await import('../screens/taste-matches/taste-matches.tsx')).TasteMatchesScreen
const discover: Screen = async () =>
  (await import('../screens/discover/discover.tsx')).DiscoverScreen
const discoverMedium: Screen = async () =>
  (await import('../screens/discover-medium/discover-medium.tsx')).DiscoverMediumScreen
const search: Screen = async () => (await import('../screens/search/search.tsx')).SearchScreen
const work: Screen = async () => (await import('../screens/work/work.tsx')).WorkScreen
const entry: Screen = async () => (await import('../screens/entry/entry.tsx')).EntryScreen
const review: Screen = async () => (await import('../screens/review/review.tsx')).ReviewScreen
const contributor: Screen = async () =>
  (await import('../screens/contributor/contributor.tsx')).ContributorScreen
const profile: Screen = async () => (await import('../screens/profile/profile.tsx')).ProfileScreen
const contacts: Screen = async () =>
  (await import('../screens/contacts/contacts.tsx')).ContactsScreen
const savedForLater: Screen = async () =>
  (await import('../screens/saved-for-later/saved-for-later.tsx')).SavedForLaterScreen
const worksEngaged: Screen = async () =>
  (await import('../screens/works-engaged/works-engaged.tsx')).WorksEngagedScreen
const exploreLists: Screen = async () =>
  (await import('../screens/explore-lists/explore-lists.tsx')).ExploreListsScreen
const diary: Screen = async () => (await import('../screens/diary/diary.tsx')).DiaryScreen
const userLists: Screen = async () =>
  (await import('../screens/user-lists/user-lists.tsx')).UserListsScreen
const mediaList: Screen = async () =>
  (await import('../screens/media-list/media-list.tsx')).MediaListScreen
const welcome: Screen = async () => (await import('../screens/welcome/welcome.tsx')).WelcomeScreen
const login: Screen = async () => (await import('../screens/login/login.tsx')).LoginScreen
const createAccount: Screen = async () =>
  (await import('../screens/create-account/create-account.tsx')).CreateAccountScreen
const forgotPassword: Screen = async () =>
  (await import('../screens/forgot-password/forgot-password.tsx')).ForgotPasswordScreen
const resetPassword: Screen = async () =>
  (await import('../screens/reset-password/reset-password.tsx')).ResetPasswordScreen
const confirmEmail: Screen = async () =>
  (await import('../screens/confirm-email/confirm-email.tsx')).ConfirmEmailScreen
const notifications: Screen = async () =>
  (await import('../screens/notifications/notifications.tsx')).NotificationsScreen
const fromFriends: Screen = async () =>
  (await import('../screens/from-friends/from-friends.tsx')).FromFriendsScreen
const tonight: Screen = async () => (await import('../screens/tonight/tonight.tsx')).TonightScreen
const evening: Screen = async () => (await import('../screens/evening/evening.tsx')).EveningScreen
const settings: Screen = async () =>
  (await import('../screens/settings/settings.tsx')).SettingsScreen
const importData: Screen = async () =>
  (await import('../screens/import-data/import-data.tsx')).ImportDataScreen
const feedback: Screen = async () =>
  (await import('../screens/feedback/feedback.tsx')).FeedbackScreen
const feedbackReview: Screen = async () =>
  (await import('../screens/feedback-review/feedback-review.tsx')).FeedbackReviewScreen
const dashboard: Screen = async () =>
  (await import('../screens/dashboard/dashboard.tsx')).DashboardScreen
const moderation: Screen = async () =>
  (await import('../screens/moderation/moderation.tsx')).ModerationScreen
const bulkEmail: Screen = async () =>
  (await import('../screens/bulk-email/bulk-email.tsx')).BulkEmailScreen
const unsubscribe: Screen = async () =>
  (await import('../screens/unsubscribe/unsubscribe.tsx')).UnsubscribeScreen
const intro: Screen = async () => (await import('../screens/intro/intro.tsx')).IntroScreen
const devTools: Screen = async () =>
  (await import('../screens/dev-tools/dev-tools.tsx')).DevToolsScreen
const devPlayground: Screen = async () =>
  (await import('../screens/dev-playground/dev-playground.tsx')).DevPlaygroundScreen
const install: Screen = async () => (await import('../screens/install/install.tsx')).InstallScreen
const credits: Screen = async () => (await import('../screens/credits/credits.tsx')).CreditsScreen
const privacyPolicy: Screen = async () =>
  (await import('../screens/privacy-policy/privacy-policy.tsx')).PrivacyPolicyScreen
const terms: Screen = async () =>
  (await import('../screens/terms-and-conditions/terms-and-conditions.tsx'))
    .TermsAndConditionsScreen
const pageNotFound: Screen = async () =>
  (await import('../screens/page-not-found/page-not-found.tsx')).PageNotFoundScreen

/** The screens of the route table. */
const table: RouteObject[] = [
  {
    // Of its own, so that a screen that fails leaves the navbar in place.
    element: <RouteBoundary />,
    children: [
      route('/', home, enterHome),
      route('/rate', home),
      route('/explore/lists', exploreLists, enterExploreLists),
      route('/explore/:medium', explore, enterExplore),
      route('/charts/:medium', chart),
      route('/people/taste', tasteMatches),
      route('/discover', discover),
      route('/discover/:medium', discoverMedium),
      route('/search', search),
      route('/profile/:username', profile, enterProfile),
      route('/review/:id', review, enterReview),
      route('/welcome', welcome),
      route('/login', login),
      route('/create-account', createAccount),
      route('/forgot-password', forgotPassword),
      route('/reset-password/:id/:token', resetPassword),
      route('/confirm-email/:id/:token', confirmEmail),
      route('/notifications', notifications),
      route('/from-friends', fromFriends),
      route('/tonight', tonight),
      route('/tonight/:id', evening),
      route('/settings', settings),
      route('/settings/:section', settings),
      route('/import-data', importData),
      route('/feedback', feedback),
      route('/feedback-review', feedbackReview),
      route('/dashboard', dashboard),
      route('/moderation', moderation),
      route('/bulk-email', bulkEmail),
      route('/unsubscribe/:token', unsubscribe),
      route('/intro', intro),
      route('/dev-tools', devTools),
      route('/dev-tools/playground', devPlayground),
      route('/install', install),
      route('/credits', credits),
      route('/privacy-policy', privacyPolicy),
      route('/terms-and-conditions', terms),
      route('/contributors/:id', contributor, enterContributor),
      route('/u/:username/saved-for-later', savedForLater),
      route('/u/:username/works-engaged', worksEngaged),
      route('/u/:username/diary', diary),
      route('/u/:username/lists', userLists, enterUserLists),
      route('/u/:username/lists/:listId', mediaList, enterMediaList),
      route('/:username/contacts', contacts),
      route('/:medium/:workId', work, enterWork),
      route('/:medium/:workId/:entry', entry),
      route('*', pageNotFound),
    ],
  },
]

const framed: RouteObject[] = [
  { element: <RouteBoundary />, children: [{ Component: Layout, children: table }] },
]

/** Explains failures of the routes inside it until the next navigation. */
function RouteBoundary() {
  return (
    <ErrorBoundary resetKey={useLocation()} Fallback={RouteError}>
      <Outlet />
    </ErrorBoundary>
  )
}

/** Creates the router. Restore the session first, because entering the first route starts fetching its data. */
export function startRouter(
  create: (table: RouteObject[]) => Router = createBrowserRouter,
): Router {
  const router = create(framed)
  router.subscribe(enterScreen)
  enterScreen(router.state)
  return router
}

function enterScreen({ location: { search }, match }: RouterState): void {
  if (match) handleOf(match)?.enter?.({ params: match.params, search })
}
