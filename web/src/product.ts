import { productName, tagline } from '@medley/contract/titles'

/** What the product is called and how it speaks of itself; who stands behind it is in `operator.ts`. */
export const product = {
  name: productName,
  tagline,
  copyright: `© 2021 ${productName}`,
} as const

/** Apart from the rest, since the build for phones has none. */
export const storeLinks = {
  appStore: 'https://apps.apple.com/app/medley',
  googlePlay: 'https://play.google.com/store/apps/details?id=example.medley',
} as const
