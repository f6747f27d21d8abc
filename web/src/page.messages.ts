/** Texts of `index.html`, which shows before the app runs. */
export const pageTexts = {
  language: 'en',
  manifest: '/manifest.webmanifest',
  description:
    'Rate, review and discover films, TV shows, books, albums and podcasts with friends.',
  noScript: 'Medley needs JavaScript. Please turn it on and reload the page.',
  notLoaded: 'Medley did not load completely. Check your connection and try again.',
  tryAgain: 'Try again',
}
