import { productName } from '@medley/messages/titles'
import { titlesTexts } from '@medley/texts/titles'
import { readOperator } from './operator.ts'

/** The instance's name and copy; the operator's details are in `operator.ts`. */
export const product = {
  /** As its admins named it. */
  get name(): string {
    return readOperator().instance
  },
  tagline: titlesTexts.tagline,
  get copyright(): string {
    return `© 2021 ${this.name}`
  },
}

/** The document title of a page with this name. */
export const titled = (text: string): string => `${text} · ${product.name}`

/** A document title that ends with the product's name, with that of the instance instead. */
export const titledHere = (title: string): string =>
  title.replace(new RegExp(` · ${productName}$`), () => ` · ${product.name}`)
