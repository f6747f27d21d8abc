import { productName, tagline } from '@medley/messages/titles'

/** Product name and copy; the operator's details are in `operator.ts`. */
export const product = {
  name: productName,
  tagline,
  copyright: `© 2021 ${productName}`,
} as const
