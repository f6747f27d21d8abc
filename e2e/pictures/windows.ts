import type { Page } from '@playwright/test'
import { type ScreenPicture, stay } from './screen-picture.ts'

/** Menus, popups, drawers and confirmations, over the screen that opens them. */
export const windows: readonly ScreenPicture[] = [
  { name: 'menu', as: 'nora', path: stay('/'), arrange: openOwnMenu },
  { name: 'menu-admin', as: 'robin', path: stay('/'), arrange: openOwnMenu },
  { name: 'menu-explore', as: null, path: stay('/search'), arrange: press('Explore') },
  { name: 'login-dropdown', as: null, path: stay('/'), arrange: openLogin },
  {
    name: 'menu-profile',
    as: 'nora',
    path: stay('/profile/benno'),
    arrange: press('Profile menu'),
  },
  {
    name: 'menu-profile-own',
    as: 'nora',
    path: stay('/profile/nora'),
    arrange: press('Profile menu'),
  },
  {
    name: 'question-block',
    as: 'nora',
    path: stay('/profile/benno'),
    arrange: choose('Profile menu', 'Block User'),
  },
  {
    name: 'popup-report-user',
    as: 'nora',
    path: stay('/profile/benno'),
    arrange: choose('Profile menu', 'Report User'),
  },
  { name: 'profile-counts', as: 'nora', path: stay('/profile/kit'), arrange: press('By medium') },
  { name: 'drawer-review', as: 'nora', path: stay('/profile/priya.reads'), arrange: openTile },
  { name: 'drawer-review-own', as: 'nora', path: stay('/profile/nora'), arrange: openTile },
  {
    name: 'question-delete-review',
    as: 'nora',
    path: stay('/profile/nora'),
    arrange: async (page) => {
      await openTile(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    },
  },
  {
    name: 'drawer-favorites',
    as: 'nora',
    path: stay('/profile/nora'),
    arrange: press('Edit favorites'),
  },
  {
    name: 'question-remove-friend',
    as: 'nora',
    path: stay('/nora/contacts'),
    arrange: press('Remove'),
  },
  {
    name: 'question-cancel-review',
    as: 'nora',
    path: ({ paterson }) => `/rate?medium=film&workId=${paterson}`,
    arrange: async (page) => {
      await page.getByRole('dialog').getByLabel('Review', { exact: true }).fill('The bus, again.')
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'popup-add-to-list',
    as: 'nora',
    path: ({ paterson }) => `/film/${paterson}`,
    arrange: press('Add to list or diary'),
  },
  {
    name: 'popup-new-list',
    as: 'jo',
    path: ({ paterson }) => `/film/${paterson}`,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Add to list or diary' }).click()
      await page.getByRole('menuitem', { name: 'New List' }).click()
    },
  },
  {
    name: 'popup-copy-list',
    as: 'kit',
    path: ({ list }) => `/u/nora/lists/${list}`,
    arrange: press('Copy to my lists'),
  },
  {
    name: 'popup-add-work',
    as: 'nora',
    path: ({ list }) => `/u/nora/lists/${list}?edit=true`,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Add a work' }).click()
      await page.getByRole('dialog').getByRole('searchbox').fill('alien')
    },
  },
  {
    name: 'question-delete-list',
    as: 'nora',
    path: ({ list }) => `/u/nora/lists/${list}?edit=true`,
    arrange: press('Delete list'),
  },
  {
    name: 'question-leave-list',
    as: 'nora',
    path: ({ list }) => `/u/nora/lists/${list}?edit=true`,
    arrange: async (page) => {
      await page.getByLabel('Title').fill('The desert island, ranked again')
      await page.getByRole('link', { name: 'Medley, home' }).click()
    },
  },
  {
    name: 'popup-delete-account',
    as: 'nora',
    path: stay('/settings/account'),
    arrange: press('Delete account'),
  },
  {
    name: 'popup-feedback',
    as: null,
    path: stay('/feedback'),
    arrange: async (page) => {
      await page.getByLabel('Comments').fill('More podcasts, please.')
      await page.getByRole('button', { name: 'Submit' }).click()
    },
  },
  {
    name: 'forgot-password-sent',
    as: null,
    path: stay('/forgot-password'),
    arrange: async (page) => {
      await page.getByLabel('E-mail').fill('nora@mail.example')
      await page.getByRole('main').getByRole('button').first().click()
    },
  },
]

function press(name: string) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).first().click()
  }
}

/** An entry of a menu. */
function choose(menu: string, item: string) {
  return async (page: Page): Promise<void> => {
    await press(menu)(page)
    await page.getByRole('menuitem', { name: item }).click()
  }
}

async function openOwnMenu(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Menu of/ })
    .click()
}

async function openLogin(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
}

async function openTile(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button')
    .filter({ visible: true })
    .first()
    .click()
}
