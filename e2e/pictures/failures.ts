import { type ScreenPicture, stay } from './screen-picture.ts'

/** Screens with failed calls. */
export const failures: readonly ScreenPicture[] = [
  { name: 'failed-landing', as: null, path: stay('/'), broken: ['/v1/works'], whole: true },
  { name: 'failed-feed', as: 'nora', path: stay('/'), broken: ['/v1/pages', '/v1/reviews'] },
  { name: 'failed-explore', as: 'nora', path: stay('/explore/book'), broken: ['/v1/works'] },
  {
    name: 'failed-search',
    as: 'nora',
    path: stay('/search?category=film'),
    broken: ['/v1/search'],
    arrange: async (page) => page.getByRole('searchbox').fill('alien'),
  },
  {
    name: 'failed-work',
    as: 'nora',
    path: ({ paterson }) => `/film/${paterson}`,
    broken: ['/v1/pages', '/v1/works'],
  },
  {
    name: 'failed-work-parts',
    as: 'nora',
    path: ({ paterson }) => `/film/${paterson}`,
    broken: ['/v1/pages', '/v1/reviews', '/v1/work-engagements'],
  },
  {
    name: 'failed-review',
    as: 'nora',
    path: ({ review }) => `/review/${review}`,
    broken: ['/v1/reviews'],
  },
  { name: 'failed-profile', as: 'nora', path: stay('/profile/kit'), broken: ['/profile'] },
  {
    name: 'failed-profile-parts',
    as: 'nora',
    path: stay('/profile/kit'),
    broken: ['/v1/reviews', '/v1/work-engagements', '/favorites'],
  },
  { name: 'failed-contacts', as: 'nora', path: stay('/nora/contacts'), broken: ['/contacts'] },
  {
    name: 'failed-saved',
    as: 'nora',
    path: stay('/u/nora/saved-for-later'),
    broken: ['/v1/saved-for-later'],
  },
  { name: 'failed-lists', as: 'nora', path: stay('/u/nora/lists'), broken: ['/v1/lists'] },
  {
    name: 'failed-list',
    as: 'nora',
    path: ({ list }) => `/u/nora/lists/${list}`,
    broken: ['/v1/lists'],
  },
  {
    name: 'failed-notifications',
    as: 'nora',
    path: stay('/notifications'),
    broken: ['/v1/notifications'],
  },
  { name: 'failed-settings', as: 'nora', path: stay('/settings/profile'), broken: ['/profile'] },
  { name: 'failed-dashboard', as: 'robin', path: stay('/dashboard'), broken: ['/v1/analytics'] },
  {
    name: 'failed-login',
    as: null,
    path: stay('/login'),
    arrange: async (page) => {
      const main = page.getByRole('main')
      await main.getByLabel('Username or e-mail').fill('nora')
      await main.getByLabel('Password').fill('not her password')
      await main.getByRole('button', { name: 'Login' }).click()
    },
  },
  {
    name: 'failed-registration',
    as: null,
    path: stay('/create-account'),
    arrange: async (page) => {
      await page.getByLabel('E-mail').fill('nora')
      await page.getByLabel('Username').fill('nora lee')
      await page.getByLabel('Password', { exact: true }).fill('short')
      await page.getByLabel('Confirm password').fill('other')
      await page.getByLabel('E-mail').click()
    },
  },
  {
    name: 'failed-toggle',
    as: 'nora',
    path: ({ paterson }) => `/film/${paterson}`,
    broken: ['/saved-for-later'],
    arrange: async (page) => page.getByRole('button', { name: 'Save for later' }).first().click(),
  },
]
