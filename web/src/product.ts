import { productName, tagline } from '@medley/contract/titles'

/** Product name and copy; the operator's details are in `operator.ts`. */
export const product = {
  name: productName,
  tagline,
  copyright: `© 2021 ${productName}`,
} as const

/** Separate, because the phone build has none. */
export const storeLinks = {
  appStore: 'https://apps.apple.com/app/medley',
  googlePlay: 'https://play.google.com/store/apps/details?id=example.medley',
} as const
