import type { Translation } from '../../lib/translation.ts'
import type * as english from './new-post.messages.ts'

export const newPostTexts: Translation<typeof english.newPostTexts> = {
  title: 'Neuer Beitrag',
  back: 'Zurück zur Suche',
  kind: 'Wie weit du bist',
  finished: 'Fertig',
  at: 'Ich bin bei …',
  save: 'Speichern',
  dateEngaged: {
    film: 'Gesehen am',
    tvShow: 'Gesehen am',
    book: 'Gelesen am',
    album: 'Gehört am',
    podcast: 'Gehört am',
  },
  dateTooLate: 'Das Datum darf nicht in der Zukunft liegen',
  rating: 'Bewertung',
  review: 'Rezension',
  reviewPlace: 'Wie war’s?',
  spoilers: 'verrät die Handlung',
  post: 'Veröffentlichen',
  posted: 'Deine Rezension ist veröffentlicht',
  failed: 'Auf dem Server ist etwas schiefgegangen',
  visitor: 'Melde dich an, um eine Rezension zu schreiben',
  login: 'Anmelden',
  createAccount: 'Konto anlegen',
  cancelQuestion: 'Rezension verwerfen?',
  cancelConsequence: 'Dein Text geht endgültig verloren',
  cancel: 'Verwerfen',
  keepWriting: 'Weiterschreiben',
  restored: (when) => `Dein Entwurf (${when}) ist wieder da`,
  discardDraft: 'Entwurf verwerfen',
  unfinished: 'Angefangene Rezensionen',
  goOnWith: 'Weiter mit',
}

export const draftTexts: Translation<typeof english.draftTexts> = {
  heading: 'Entwürfe',
  note: 'Nur auf diesem Gerät',
  delete: (title) => `Entwurf zu ${title} löschen`,
  deleted: 'Entwurf gelöscht',
  undo: 'Rückgängig',
}
