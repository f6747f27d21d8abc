/** The texts of the screens about works. */
export const worksTexts = {
  logInToInteract: 'Log in to interact with this work',
  noWorks: 'No works found',
  counted: { one: '1 work', many: 'works', none: 'No works found' },
  noRatings: 'no ratings found',
  loadFailed: 'An error occurred',
  moreFailed: 'More works could not be loaded',
  adminTools: 'Admin Tools',
  refreshCache: 'Refresh Cache',
  cacheRefreshed: 'Cache successfully refreshed',
  refreshFailed: 'An error occurred',
  sources: 'From',
}
