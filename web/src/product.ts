import { productName } from '@medley/contract/titles'

/** What the product is called and who stands behind it; the one place to change it. */
export const product = {
  name: productName,
  tagline:
    'The films, shows, books, albums and podcasts of your life, and what your friends thought.',
  contactEmail: 'contact@medley.example',
  supportEmail: 'support@medley.example',
  governingState: 'Delaware',
  copyright: '© 2021 Medley',
} as const

/** Apart from the rest, since the build for phones has none. */
export const storeLinks = {
  appStore: 'https://apps.apple.com/app/medley',
  googlePlay: 'https://play.google.com/store/apps/details?id=example.medley',
} as const
