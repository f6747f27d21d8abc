/** Texts of the search in the navbar. */
export const navbarSearchTexts = {
  title: 'Search',
  everything: 'Search everything',
}
