import { titlesTexts } from '@medley/texts/titles'
import { productName } from '@medley/messages/titles'

/** Product name and copy; the operator's details are in `operator.ts`. */
export const product = {
  name: productName,
  tagline: titlesTexts.tagline,
  copyright: `© 2021 ${productName}`,
} as const
