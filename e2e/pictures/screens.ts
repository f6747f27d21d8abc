import type { Page } from '@playwright/test'
import { failures } from './failures.ts'
import { type ScreenPicture, stay } from './screen-picture.ts'
import { windows } from './windows.ts'

/** Every page, one entry each. */
const pages: readonly ScreenPicture[] = [
  { name: 'landing', as: null, path: stay('/') },
  { name: 'landing-whole', as: null, path: stay('/'), whole: true, arrange: seeAll },
  { name: 'intro', as: null, path: stay('/intro'), whole: true, arrange: seeAll },
  { name: 'login', as: null, path: stay('/login') },
  { name: 'create-account', as: null, path: stay('/create-account') },
  { name: 'forgot-password', as: null, path: stay('/forgot-password') },
  { name: 'home-feed', as: 'nora', path: stay('/') },
  { name: 'home-feed-whole', as: 'nora', path: stay('/'), whole: true },
  { name: 'home-empty', as: 'jo', path: stay('/') },
  { name: 'search-start', as: 'nora', path: stay('/search') },
  {
    name: 'search-films',
    as: 'nora',
    path: stay('/search?category=film'),
    arrange: searchFor('the a'),
  },
  {
    name: 'search-people',
    as: 'nora',
    path: stay('/search?category=users'),
    arrange: searchFor('b'),
  },
  {
    name: 'search-nothing',
    as: 'nora',
    path: stay('/search?category=book'),
    arrange: searchFor('qqqzzz'),
  },
  {
    name: 'search-visitor',
    as: null,
    path: stay('/search?category=album'),
    arrange: searchFor('blue'),
  },
  { name: 'popup-choose', as: 'nora', path: stay('/rate'), arrange: pickFrom('seven') },
  {
    name: 'popup-write',
    as: 'nora',
    path: ({ paterson }) => `/rate?medium=film&workId=${paterson}`,
  },
  { name: 'popup-visitor', as: null, path: stay('/rate') },
  { name: 'work-film', as: 'nora', path: ({ paterson }) => `/film/${paterson}` },
  { name: 'work-film-whole', as: 'nora', path: ({ paterson }) => `/film/${paterson}`, whole: true },
  { name: 'work-visitor', as: null, path: ({ paterson }) => `/film/${paterson}` },
  { name: 'work-book', as: 'amara', path: ({ middlemarch }) => `/book/${middlemarch}` },
  { name: 'work-album', as: 'nora', path: ({ okComputer }) => `/album/${okComputer}`, whole: true },
  { name: 'work-unrated', as: 'nora', path: ({ unrated }) => `/podcast/${unrated}` },
  { name: 'explore-film', as: 'nora', path: stay('/explore/film') },
  { name: 'explore-album', as: 'nora', path: stay('/explore/album') },
  { name: 'explore-podcast-visitor', as: null, path: stay('/explore/podcast') },
  { name: 'explore-lists', as: 'nora', path: stay('/explore/lists') },
  { name: 'explore-lists-visitor', as: null, path: stay('/explore/lists') },
  { name: 'explore-rated', as: 'nora', path: stay('/explore/film?sort=rating') },
  { name: 'explore-week-empty', as: null, path: stay('/explore/podcast?sort=thisWeek&country=FR') },
  { name: 'taste-matches', as: 'nora', path: stay('/people/taste') },
  { name: 'taste-matches-off', as: 'jo', path: stay('/people/taste') },
  { name: 'for-you', as: 'nora', path: stay('/discover') },
  { name: 'for-you-film', as: 'nora', path: stay('/discover/film') },
  { name: 'for-you-film-whole', as: 'nora', path: stay('/discover/film'), whole: true },
  { name: 'for-you-new', as: 'jo', path: stay('/discover/book') },
  { name: 'for-you-visitor', as: null, path: stay('/discover/film') },
  { name: 'profile-own', as: 'nora', path: stay('/profile/nora') },
  { name: 'profile-friend', as: 'nora', path: stay('/profile/priya.reads'), whole: true },
  { name: 'profile-asks', as: 'nora', path: stay('/profile/benno') },
  { name: 'profile-empty', as: 'nora', path: stay('/profile/jo') },
  { name: 'profile-visitor', as: null, path: stay('/profile/kit') },
  { name: 'notifications', as: 'nora', path: stay('/notifications') },
  { name: 'notifications-empty', as: 'jo', path: stay('/notifications') },
  { name: 'tonight', as: 'nora', path: stay('/tonight') },
  { name: 'evening', as: 'nora', path: ({ evening }) => `/tonight/${evening}`, whole: true },
  { name: 'from-friends', as: 'nora', path: stay('/from-friends') },
  { name: 'from-friends-sent', as: 'nora', path: stay('/from-friends?direction=sent') },
  { name: 'from-friends-empty', as: 'jo', path: stay('/from-friends') },
  { name: 'contacts-own', as: 'nora', path: stay('/nora/contacts') },
  { name: 'contacts-friend', as: 'nora', path: stay('/kit/contacts') },
  { name: 'contacts-empty', as: 'jo', path: stay('/jo/contacts') },
  { name: 'lists-own', as: 'nora', path: stay('/u/nora/lists') },
  { name: 'lists-empty', as: 'jo', path: stay('/u/jo/lists') },
  { name: 'lists-visitor', as: null, path: stay('/u/nora/lists') },
  { name: 'list', as: 'kit', path: ({ list }) => `/u/nora/lists/${list}` },
  { name: 'list-edit', as: 'nora', path: ({ list }) => `/u/nora/lists/${list}?edit=true` },
  { name: 'review', as: 'amara', path: ({ review }) => `/review/${review}`, whole: true },
  { name: 'review-spoiler', as: 'nora', path: ({ spoiler }) => `/review/${spoiler}` },
  { name: 'review-edit', as: 'nora', path: ({ review }) => `/review/${review}?edit=true` },
  { name: 'review-visitor', as: null, path: ({ review }) => `/review/${review}` },
  { name: 'saved-for-later', as: 'nora', path: stay('/u/nora/saved-for-later') },
  { name: 'saved-for-later-empty', as: 'sofi', path: stay('/u/sofi/saved-for-later') },
  { name: 'diary', as: 'nora', path: stay('/u/nora/diary') },
  { name: 'diary-month', as: 'nora', path: stay('/u/teo/diary?year=2026&month=10') },
  { name: 'diary-empty', as: 'jo', path: stay('/u/jo/diary') },
  { name: 'statistics', as: 'nora', path: stay('/u/nora/statistics?year=2026'), whole: true },
  { name: 'statistics-ever', as: 'kit', path: stay('/u/nora/statistics'), whole: true },
  { name: 'statistics-empty', as: 'jo', path: stay('/u/jo/statistics') },
  { name: 'year', as: 'kit', path: stay('/u/nora/years/2026'), whole: true, arrange: seeAll },
  { name: 'year-own', as: 'nora', path: stay('/u/nora/years/2026'), whole: true },
  { name: 'year-with-friends', as: 'nora', path: stay('/years/2026/friends'), whole: true },
  { name: 'goals', as: 'nora', path: stay('/u/nora/goals') },
  { name: 'goals-empty', as: 'jo', path: stay('/u/jo/goals') },
  { name: 'works-engaged', as: 'nora', path: stay('/u/nora/works-engaged') },
  { name: 'works-engaged-friend', as: 'nora', path: stay('/u/kit/works-engaged?medium=book') },
  { name: 'import-data', as: 'nora', path: stay('/import-data') },
  { name: 'settings', as: 'nora', path: stay('/settings') },
  { name: 'settings-appearance', as: 'nora', path: stay('/settings/appearance') },
  { name: 'settings-account', as: 'nora', path: stay('/settings/account') },
  { name: 'settings-security', as: 'nora', path: stay('/settings/security') },
  { name: 'settings-notifications', as: 'nora', path: stay('/settings/notifications') },
  { name: 'settings-privacy', as: 'nora', path: stay('/settings/privacy') },
  { name: 'settings-data', as: 'nora', path: stay('/settings/data') },
  { name: 'feedback', as: null, path: stay('/feedback') },
  { name: 'dashboard', as: 'robin', path: stay('/dashboard'), whole: true },
  { name: 'feedback-review', as: 'robin', path: stay('/feedback-review'), whole: true },
  { name: 'bulk-email', as: 'robin', path: stay('/bulk-email'), whole: true },
  { name: 'unsubscribe', as: null, path: stay('/unsubscribe/some-token') },
  { name: 'reset-password', as: null, path: stay('/reset-password/3/some-token') },
  { name: 'confirm-email', as: null, path: stay('/confirm-email/3/some-token') },
  { name: 'dev-tools', as: null, path: stay('/dev-tools') },
  { name: 'dev-playground', as: 'nora', path: stay('/dev-tools/playground') },
  { name: 'install', as: null, path: stay('/install') },
  { name: 'coming-from', as: null, path: stay('/coming-from') },
  { name: 'coming-from-service', as: null, path: stay('/coming-from/tvtime') },
  { name: 'credits', as: null, path: stay('/credits') },
  { name: 'privacy-policy', as: null, path: stay('/privacy-policy') },
  { name: 'terms', as: null, path: stay('/terms-and-conditions') },
  { name: 'page-not-found', as: null, path: stay('/no/such/page') },
]

/** All pictures. */
export const screens: readonly ScreenPicture[] = [...pages, ...windows, ...failures]

function searchFor(text: string) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('searchbox').first().fill(text)
  }
}

function pickFrom(text: string) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('dialog').getByRole('searchbox').fill(text)
  }
}

/** Pictures and strips further down load when they scroll into view. */
async function seeAll(page: Page): Promise<void> {
  const elements = page.getByRole('img').or(page.getByRole('heading', { level: 2 }))
  for (const element of await elements.all()) await element.scrollIntoViewIfNeeded()
  await page.evaluate('scrollTo(0, 0)')
}
