import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './comments.messages.ts'

export const commentTexts: Translation<typeof english.commentTexts> = {
  comment: 'Kommentieren',
  commentNamed: (count) =>
    count === 0
      ? 'Kommentieren'
      : plural(count, { one: 'Kommentieren, # Kommentar', other: 'Kommentieren, # Kommentare' }),
  placeholder: 'Kommentar schreiben',
  logIn: 'Melde dich an, um zu kommentieren',
  post: 'Senden',
  posted: 'Kommentar veröffentlicht',
  refused: 'Nicht gesendet. Versuch es noch einmal.',
  comments: 'Kommentare',
  menu: 'Mehr zu diesem Kommentar',
  profileOf: (name) => `Profil von ${name}`,
  remove: 'Löschen',
  fewer: 'Weniger Kommentare',
  more: (count) => plural(count, { one: '# weiterer Kommentar', other: '# weitere Kommentare' }),
}
