import { coresOf, partsOf } from './title-parts.ts'
import { spellingsOf, titleKey } from './title-spellings.ts'

/** A title, another spelling or a piece of it. `isFramed`: longer titles that begin or end so count, too. */
export interface TitleForm {
  title: string
  isFramed: boolean
}

/** Shorter ones begin or end too many other titles. */
const framedLengthMin = { title: 5, piece: 10 }

/** The titles, other spellings and pieces of them, by which a work may stand under another title. */
export function formsOf(title: string): TitleForm[] {
  const pieces = [title, ...coresOf(title), ...partsOf(title)]
  const forms = new Set(pieces.flatMap((piece) => [piece, ...spellingsOf(piece)]))
  const isFramed = (form: string) =>
    pieces.includes(form) &&
    titleKey(form).length >= framedLengthMin[form === title ? 'title' : 'piece']
  return [...forms].map((form) => ({ title: form, isFramed: isFramed(form) }))
}
