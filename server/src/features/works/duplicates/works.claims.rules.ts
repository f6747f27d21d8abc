import { AppError } from '../../../app-error.ts'
import { toIsbn13 } from '@medley/doors/parsing/isbn'
import { idOfPage } from '@medley/doors/parsing/page-ids'
import type { ExternalId } from '../../../catalogue/work-facts.ts'

/** The source of links to pages without a known kind of id. */
export const linkSource = 'link'

interface FormIds {
  isbn: string | null
  imdbId: string | null
  link: string | null
}

/** The ids that a form gives a work. Throws `validation_error` for values that are none. */
export function claimsOf({ isbn, imdbId, link }: FormIds): ExternalId[] {
  return [
    ...(isbn === null ? [] : [{ source: 'isbn', id: toIsbn13(isbn) ?? refuse('isbn') }]),
    ...(imdbId === null ? [] : [{ source: 'imdb', id: imdbIdOf(imdbId) }]),
    ...(link === null ? [] : [idOfLink(link)]),
  ]
}

function imdbIdOf(text: string): string {
  return /^tt\d{7,10}$/.test(text) ? text : refuse('imdbId')
}

function idOfLink(link: string): ExternalId {
  const url = URL.canParse(link) ? new URL(link) : refuse('link')
  if (!/^https?:$/.test(url.protocol) || url.username !== '') refuse('link')
  return idOfPage(url) ?? { source: linkSource, id: url.href }
}

function refuse(field: keyof FormIds): never {
  const message = { isbn: 'Not an ISBN', imdbId: 'Not an IMDb id', link: 'Not a link' }[field]
  throw new AppError('validation_error', { errors: [{ field, message }] })
}
