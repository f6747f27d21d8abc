import type { Translation } from '../../lib/translation.ts'
import type * as english from './list-editor.messages.ts'

export const editorTexts: Translation<typeof english.editorTexts> = {
  documentTitle: (title) => `${title} bearbeiten`,
  heading: 'Liste bearbeiten',
  save: 'Speichern',
  title: 'Titel',
  description: 'Beschreibung',
  privateHint: 'Eine private Liste siehst nur du.',
  friendsHint: 'Außer dir sehen nur deine Freunde die Liste.',
  rankedHint: 'Zeigt bei jedem Werk, auf welchem Platz es steht.',
  deleteList: 'Liste löschen',
  delete: 'Löschen',
  keep: 'Behalten',
  move: (title) => `${title} verschieben`,
  moveTitleUp: (title) => `${title} nach oben`,
  moveTitleDown: (title) => `${title} nach unten`,
  removeTitle: (title) => `${title} entfernen`,
  actionsFor: (title) => `Aktionen für ${title}`,
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  moveToTop: 'Ganz nach oben',
  moveToEnd: 'Ganz nach unten',
  remove: 'Entfernen',
  isNumber: (title, index, count) => `${title} steht auf Platz ${index} von ${count}`,
  dragInstructions:
    'Zum Verschieben drück die Leertaste. Beweg das Werk mit den Pfeiltasten und drück wieder die Leertaste, oder Escape, damit es bleibt, wo es war.',
  lifted: (title) => `${title} ist angehoben`,
  over: (title, index) => `${title} ist über Platz ${index}`,
  putDown: (title) => `${title} ist abgelegt`,
  putBack: (title) => `${title} ist wieder, wo es war`,
}
