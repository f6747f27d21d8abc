import { findPlace, type Redirect, type ScreenPath } from '@medley/contract/route-table'
import { type ComponentType, lazy, useState } from 'react'
import { createBrowserRouter, replace, type RouteObject, useLocation } from 'react-router'
import { loadChunk } from '../lib/load-chunk.ts'
import { paths } from '../paths.ts'
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

type Screen = () => Promise<ComponentType>

const PageNotFound = lazy(async () => ({ default: await loadChunk(pageNotFound) }))

/**
 * A route with a lazily loaded screen inside the shell. Its handle is the function that loads the
 * screen (`first-screen.ts`): a screen that is already loaded renders at once, where `lazy` alone
 * would show its fallback for a third of a second. A path that matches the pattern but no entry of
 * the route table, such as `/explore/opera`, shows page-not-found in place.
 */
function route(
  path: ScreenPath,
  screen: Screen,
  more: Pick<RouteObject, 'loader'> = {},
): RouteObject {
  let loaded: ComponentType | undefined
  const load = async () => ({ default: (loaded = await loadChunk(screen)) })
  const Later = lazy(load)
  const Component = () => {
    const [Shown] = useState<ComponentType>(() => loaded ?? Later)
    const isKnown = findPlace(useLocation().pathname).path === path
    return isKnown ? <Shown /> : <PageNotFound />
  }
  return { path, Component, handle: load, ...more }
}

function redirect(path: Redirect, to: string): RouteObject {
  return { path, loader: () => replace(to) }
}

const home: Screen = async () => (await import('../screens/home.tsx')).loadHome()
const explore: Screen = async () => (await import('../screens/explore.tsx')).ExploreScreen
const chart: Screen = async () => (await import('../screens/chart.tsx')).ChartScreen
const tasteMatches: Screen = async () =>
  (await import('../screens/taste-matches.tsx')).TasteMatchesScreen
const discover: Screen = async () => (await import('../screens/discover.tsx')).DiscoverScreen
const discoverMedium: Screen = async () =>
  (await import('../screens/discover-medium.tsx')).DiscoverMediumScreen
const search: Screen = async () => (await import('../screens/search.tsx')).SearchScreen
const work: Screen = async () => (await import('../screens/work.tsx')).WorkScreen
const review: Screen = async () => (await import('../screens/review.tsx')).ReviewScreen
const contributor: Screen = async () =>
  (await import('../screens/contributor.tsx')).ContributorScreen
const profile: Screen = async () => (await import('../screens/profile.tsx')).ProfileScreen
const contacts: Screen = async () => (await import('../screens/contacts.tsx')).ContactsScreen
const savedForLater: Screen = async () =>
  (await import('../screens/saved-for-later.tsx')).SavedForLaterScreen
const worksEngaged: Screen = async () =>
  (await import('../screens/works-engaged.tsx')).WorksEngagedScreen
const exploreLists: Screen = async () =>
  (await import('../screens/explore-lists.tsx')).ExploreListsScreen
const diary: Screen = async () => (await import('../screens/diary.tsx')).DiaryScreen
const userLists: Screen = async () => (await import('../screens/user-lists.tsx')).UserListsScreen
const mediaList: Screen = async () => (await import('../screens/media-list.tsx')).MediaListScreen
const welcome: Screen = async () => (await import('../screens/welcome.tsx')).WelcomeScreen
const login: Screen = async () => (await import('../screens/login.tsx')).LoginScreen
const createAccount: Screen = async () =>
  (await import('../screens/create-account.tsx')).CreateAccountScreen
const forgotPassword: Screen = async () =>
  (await import('../screens/forgot-password.tsx')).ForgotPasswordScreen
const resetPassword: Screen = async () =>
  (await import('../screens/reset-password.tsx')).ResetPasswordScreen
const confirmEmail: Screen = async () =>
  (await import('../screens/confirm-email.tsx')).ConfirmEmailScreen
const notifications: Screen = async () =>
  (await import('../screens/notifications.tsx')).NotificationsScreen
const fromFriends: Screen = async () =>
  (await import('../screens/from-friends.tsx')).FromFriendsScreen
const tonight: Screen = async () => (await import('../screens/tonight.tsx')).TonightScreen
const evening: Screen = async () => (await import('../screens/evening.tsx')).EveningScreen
const settings: Screen = async () => (await import('../screens/settings.tsx')).SettingsScreen
const importData: Screen = async () => (await import('../screens/import-data.tsx')).ImportDataScreen
const feedback: Screen = async () => (await import('../screens/feedback.tsx')).FeedbackScreen
const feedbackReview: Screen = async () =>
  (await import('../screens/feedback-review.tsx')).FeedbackReviewScreen
const dashboard: Screen = async () => (await import('../screens/dashboard.tsx')).DashboardScreen
const moderation: Screen = async () => (await import('../screens/moderation.tsx')).ModerationScreen
const bulkEmail: Screen = async () => (await import('../screens/bulk-email.tsx')).BulkEmailScreen
const unsubscribe: Screen = async () =>
  (await import('../screens/unsubscribe.tsx')).UnsubscribeScreen
const intro: Screen = async () => (await import('../screens/intro.tsx')).IntroScreen
const devTools: Screen = async () => (await import('../screens/dev-tools.tsx')).DevToolsScreen
const devPlayground: Screen = async () =>
  (await import('../screens/dev-playground.tsx')).DevPlaygroundScreen
const install: Screen = async () => (await import('../screens/install.tsx')).InstallScreen
const credits: Screen = async () => (await import('../screens/credits.tsx')).CreditsScreen
const privacyPolicy: Screen = async () =>
  (await import('../screens/privacy-policy.tsx')).PrivacyPolicyScreen
const terms: Screen = async () =>
  (await import('../screens/terms-and-conditions.tsx')).TermsAndConditionsScreen
const pageNotFound: Screen = async () =>
  (await import('../screens/page-not-found.tsx')).PageNotFoundScreen

type Router = ReturnType<typeof createBrowserRouter>

/** The screens of the route table. */
const table: RouteObject[] = [
  {
    // Of its own, so that a screen that fails leaves the navbar in place.
    ErrorBoundary: RouteError,
    children: [
      route('/', home, { loader: enterHome }),
      route('/rate', home),
      route('/explore/lists', exploreLists, { loader: enterExploreLists }),
      route('/explore/:medium', explore, { loader: enterExplore }),
      route('/charts/:medium', chart),
      route('/people/taste', tasteMatches),
      route('/discover', discover),
      route('/discover/:medium', discoverMedium),
      route('/search', search),
      route('/profile/:username', profile, { loader: enterProfile }),
      route('/review/:id', review, { loader: enterReview }),
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
      route('/contributors/:id', contributor, { loader: enterContributor }),
      route('/u/:username/saved-for-later', savedForLater),
      route('/u/:username/works-engaged', worksEngaged),
      route('/u/:username/diary', diary),
      route('/u/:username/lists', userLists, { loader: enterUserLists }),
      route('/u/:username/lists/:listId', mediaList, { loader: enterMediaList }),
      route('/:username/contacts', contacts),
      route('/:medium/:workId', work, { loader: enterWork }),
      redirect('/explore', paths.explore('film')),
      redirect('/charts', paths.charts('film')),
      route('*', pageNotFound),
    ],
  },
]

const framed: RouteObject[] = [{ Component: Layout, ErrorBoundary: RouteError, children: table }]

/**
 * Creates the router and resolves once the first route has been entered. Restore the session first,
 * because entering a route starts fetching its data.
 */
export async function startRouter(create: (table: RouteObject[]) => Router = createBrowserRouter) {
  const router = create(framed)
  if (router.state.initialized) return router
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
  return router
}
