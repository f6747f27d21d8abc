/** Texts of the bar at the bottom edge of phones. */
export const barTexts = {
  places: 'Places',
  home: 'Home',
  explore: 'Explore',
  forYou: 'For you',
  search: 'Search',
  logIn: 'Log in',
  join: 'Join',
  rate: 'Rate',
  you: 'You',
}
