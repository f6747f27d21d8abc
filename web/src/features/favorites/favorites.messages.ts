import type { Medium } from '@medley/contract/values/medium'

/** Texts of favourites. Failed saves have none: they are only logged. */
export const favoriteTexts = {
  heading: 'Favorites',
  edit: 'Edit favorites',
  none: 'No Favorite Set',
  chooseYours: 'Choose your favorites',
  current: 'Current favorite',
  choose: 'Choose a favorite',
  remove: (title: string) => `Remove ${title} from your favorites`,
  failed: 'An Error occurred',
  drawerFailed: 'An Error Occured',
}

/** Texts of the shelves of favourites. */
export const shelfTexts = {
  headings: {
    film: 'Favorite films',
    tvShow: 'Favorite shows',
    book: 'Favorite books',
    album: 'Favorite albums',
    podcast: 'Favorite podcasts',
  } satisfies Record<Medium, string>,
  edit: 'Your shelf',
  hint: 'Up to four, beside your one favorite. They stand on your profile in this order.',
  add: 'Add to your shelf',
  full: 'Your shelf is full',
  moveUp: (title: string) => `Move ${title} up`,
  moveDown: (title: string) => `Move ${title} down`,
  remove: (title: string) => `Take ${title} off your shelf`,
  failed: 'An error occurred',
}
