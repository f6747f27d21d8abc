import type { Medium } from '@medley/contract/values/medium'
import { formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './lists.messages.ts'

export const listTexts: Translation<typeof english.listTexts> = {
  lists: 'Listen',
  whoseLists: 'Wessen Listen',
  popular: 'Beliebt',
  ofFriends: 'Freunde',
  noFriendsLists: 'Noch keine Listen deiner Freunde',
  noPopularLists: 'Noch keine Listen',
  noListsDetail: 'Hier erscheinen öffentliche Listen mit Werken.',
  countedLists: { one: '1 Liste', many: 'Listen', none: 'Keine Listen' },
  byOwner: (username) => `von @${username}`,
  likes: (count) => plural(count, { one: '# Like', other: '# Likes' }),
  after: (username) => `nach einer Liste von @${username}`,
  copy: 'In meine Listen kopieren',
  copyDetail: (count) =>
    `Eine private Liste mit ${plural(count, { one: '# Werk', other: '# Werken' })}, in derselben Reihenfolge.`,
  withNotes: 'Mit den Notizen',
  copyNow: 'Kopieren',
  copied: 'In deine Listen kopiert',
  inLists: (count) => plural(count, { one: 'Auf # Liste', other: 'Auf # Listen' }),
  moreLists: 'Weitere Listen',
  onOwnLists: 'Auf deinen Listen',
  myLists: 'Meine Listen',
  listsOf: (name) => `Listen von ${name}`,
  newList: 'Neue Liste',
  noOwnLists: 'Du hast noch keine Listen.',
  noLists: 'Hier gibt es noch keine Listen.',
  noPreview: 'Noch leer',
  noEntries: 'Diese Liste ist noch leer',
  noEntriesOfMedium: 'Keine Werke gefunden',
  counted: { one: '1 Werk', many: 'Werke', none: 'Keine Werke gefunden' },
  tags: 'Schlagwörter',
  tagsHint: 'Durch Kommas getrennt. Nur du siehst sie.',
  note: 'Notiz',
  noteOn: (title) => `Notiz zu ${title}`,
  editNote: (title) => `Notiz zu ${title} bearbeiten`,
  cancel: 'Abbrechen',
  done: 'Fertig',
  private: 'Privat',
  public: 'Öffentlich',
  friendsOnly: 'Nur für Freunde',
  ranked: 'Rangliste',
  unranked: 'Ohne Rangfolge',
  loadFailed: 'Etwas ist schiefgegangen',
  changeFailed: 'Etwas ist schiefgegangen',
  invalid: 'Deine Liste wurde nicht gespeichert. Bitte prüf deine Angaben',
  addWork: 'Werk hinzufügen',
  doneWith: (count) => `Fertig: ${countWorks(count)} hinzugefügt`,
  present: 'Das Werk steht schon auf der Liste',
  loading: 'Wird geladen',
  newListName: 'Name',
  create: 'Anlegen',
  holdsFrom: (title) => `Privat, mit ${title}`,
  required: 'Pflichtfeld',
  takenFrom: (title) => `Von „${title}“ entfernt`,
  addedTo: (title) => `Auf „${title}“ gesetzt`,
  added: (title) => `${title} hinzugefügt`,
  removed: (title) => `${title} entfernt`,
  deleted: 'Liste gelöscht',
  deleteQuestion: 'Diese Liste wirklich löschen?',
  leaveQuestion: 'Wirklich verlassen? Deine Änderungen sind noch nicht gespeichert',
  unloaded: (count) =>
    `Die ersten 1.000 Werke lassen sich bearbeiten; ${formatNumber(count)} weitere behalten ihren Platz.`,
}

export function countWorks(count: number): string {
  return plural(count, { one: '# Werk', other: '# Werke' })
}

const acts: Record<Medium, { alone: string; mixed: string }> = {
  film: { alone: 'gesehen', mixed: 'gesehen' },
  tvShow: { alone: 'gesehen', mixed: 'gesehen' },
  book: { alone: 'gelesen', mixed: 'gelesen' },
  album: { alone: 'gehört', mixed: 'gehört' },
  podcast: { alone: 'gehört', mixed: 'gehört' },
}

const mixtures: Record<string, string> = {
  'gelesen gesehen': 'gesehen oder gelesen',
  'gehört gesehen': 'gesehen oder gehört',
  'gehört gelesen': 'gelesen oder gehört',
  'gehört gelesen gesehen': 'gesehen, gelesen oder gehört',
}

export function progressText(done: number, count: number, mediums: readonly Medium[]): string {
  const words = [...new Set(mediums.map((medium) => acts[medium].mixed))].toSorted()
  const [first = 'film'] = mediums
  const word = mixtures[words.join(' ')] ?? acts[first].alone
  return `${formatNumber(done)} von ${formatNumber(count)} ${word}`
}

export const addToListTexts: Translation<typeof english.addToListTexts> = {
  addToList: 'Auf eine Liste setzen',
  failed: 'Etwas ist schiefgegangen',
}

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

export const listPageTexts: Translation<typeof english.listPageTexts> = {
  sortBy: 'Sortieren nach',
  medium: 'Medium',
  all: 'Alle',
  sorts: {
    position: 'Reihenfolge',
    title: 'Titel',
    newest: 'Zuletzt hinzugefügt',
    oldest: 'Zuerst hinzugefügt',
  },
  edit: 'Bearbeiten',
  by: 'von',
  listsOf: (username) => `Alle Listen von @${username}`,
  number: 'Platz',
}
