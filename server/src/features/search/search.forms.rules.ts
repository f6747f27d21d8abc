import { toIsbn13 } from '@medley/doors/parsing/isbn'
import { idOfPage } from '@medley/doors/parsing/page-ids'
import { writtenOut } from '../../catalogue/titles/abbreviations.ts'
import { numberForms } from '../../catalogue/titles/title-spellings.ts'
import type { ExternalId } from '../../catalogue/work-facts.ts'

/** A text as typed, followed by other spellings of the same: "rocky iv" for "rocky 4", "game of thrones" for "got". */
export function formsOf(q: string): string[] {
  const written = writtenOut(q)
  return [...new Set([q, ...numberForms(q), ...(written === null ? [] : [written])])]
}

const lettersMax = 5

/** The names of creators that a text may be: "Beatles" is "The Beatles", and "rem" may be "R.E.M.". */
export function creatorNamesOf(q: string): string[] {
  const name = q.trim()
  const isInitials = /^\p{L}+$/u.test(name) && name.length <= lettersMax
  return [
    name,
    /^the\s/i.test(name) ? name.replace(/^the\s+/i, '') : `the ${name}`,
    ...(isInitials ? [[...name].join('.')] : []),
  ]
}

/** The ids that a text is: an ISBN, an IMDb id or the address of a work's page at a service. Empty for other texts. */
export function idsOf(q: string): ExternalId[] {
  const text = q.trim()
  const isbn = toIsbn13(text.replace(/^isbn[-:\s\d]{0,4}?[:\s]\s*/i, ''))
  if (isbn !== null) return [{ source: 'isbn', id: isbn }]
  if (/^tt\d{7,10}$/i.test(text)) return [{ source: 'imdb', id: text.toLowerCase() }]
  const link = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const isLink = /^[^\s/]+\.[a-z]+\/\S+$/i.test(link.replace(/^https?:\/\//i, ''))
  const page = isLink && URL.canParse(link) ? idOfPage(new URL(link)) : null
  return page === null ? [] : [page]
}
