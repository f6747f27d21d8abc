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
