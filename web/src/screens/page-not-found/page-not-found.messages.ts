/** Texts of addresses without a page. */
export const notFoundTexts = {
  title: 'Page Not Found',
  detail: 'We could not find the page you are looking for',
  home: 'Go home',
  search: 'Search',
}
