import type { UploadProblem } from '@medley/contract/errors'
import { writeImportMessage } from '@medley/messages/import-messages'
import { importMessageTexts } from '@medley/messages/import-messages.de'
import { importSourceTexts } from '@medley/messages/import-sources.de'
import { productName } from '@medley/messages/titles'
import { isApiError } from '../../lib/api.ts'
import { formatList, formatNumber, plural, type PluralForms } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './imports.messages.ts'

export const importsTexts: Translation<typeof english.importsTexts> = {
  failed: 'Etwas ist schiefgegangen',
  loadFailed: 'Der Import konnte nicht geladen werden',
  documentTitle: 'Importieren',
  title: 'Bring mit, was du schon hast',
  lead: 'Von einem anderen Dienst oder aus einer eigenen Tabelle. Nichts wird gespeichert, bevor du es gesehen hast.',
  missing: 'Diesen Import gibt es nicht',
  missingDetail: 'Er wurde verworfen oder ist älter als 90 Tage.',
  importElse: 'Etwas anderes importieren',
  singleTitle: 'Deine Filme importieren',
  headings: {
    planning: 'Deine Dateien werden gelesen',
    failed: 'Deine Dateien waren nicht lesbar',
    planned: 'Was wir gefunden haben',
    changing: 'Wird angepasst',
    confirmed: 'Wird gespeichert',
    writing: 'Wird gespeichert',
    written: 'Alles importiert!',
    undoing: 'Wird rückgängig gemacht',
    undone: 'Rückgängig gemacht',
  },
  askingTitle: 'Offene Fragen',
  singleFile: (sources, file, content) => `${sources}, ${file}: ${contentNames[content]}`,
  progress: 'Fortschritt des Imports',
  waiting: 'Beginnt gleich',
  reading: 'Deine Dateien werden gelesen …',
  lookedUp: (percent) => `Wird mit dem verglichen, was da ist: ${formatNumber(percent)} %`,
  doneOf: (done, total) => `${formatNumber(done)} von ${formatNumber(total)}`,
  mayClose:
    'Du kannst diese Seite schließen. Der Import läuft weiter, und du findest ihn unter Importieren.',
  unopened: (count) =>
    plural(count, {
      one: '# Datei wurde nicht geöffnet, denn ihrem Namen nach kann sie Passwörter, Geräte, Adressen oder Freunde enthalten.',
      other:
        '# Dateien wurden nicht geöffnet, denn ihren Namen nach können sie Passwörter, Geräte, Adressen oder Freunde enthalten.',
    }),
  countFiles: (count) => plural(count, { one: '# Datei', other: '# Dateien' }),
  countRows: (count) => plural(count, { one: '# Zeile', other: '# Zeilen' }),
  unused: (count, reason) =>
    `${plural(count, { one: '# Zeile', other: '# Zeilen' })} nicht verwendet: ${reason}`,
  problemLine: (line) => `Zeile ${line}: `,
  problemIn: (file, line) => (line === null ? `${file}: ` : `${file}, Zeile ${line}: `),
  openQuestions: (count) => plural(count, { one: '# Frage offen', other: '# Fragen offen' }),
  keptPlan:
    'Deine Antworten bleiben erhalten: Du kannst später weitermachen, über die Liste unter Importieren.',
  discardPrompt: 'Diesen Import verwerfen?',
  discardBody: 'Nichts davon wurde gespeichert. Deine Dateien bleiben, wie sie sind.',
  discarded: 'Import verworfen',
  undoPrompt: 'Diesen Import rückgängig machen?',
  undoBody:
    'Alles, was er hinzugefügt hat, wird entfernt, und alles, was er ersetzt hat, wiederhergestellt, außer was du seither geändert hast.',
  addsWork: 'So übernommen, wie es in deinem Export steht',
  openProfile: 'Profil öffnen und eine Freundschaftsanfrage senden',
  nothingNew: 'Alles in diesen Dateien ist schon da.',
}

export const outcomeNames: Translation<typeof english.outcomeNames> = {
  new: 'Neu',
  changed: 'Geändert',
  here: 'Schon da',
  choice: 'Unsicher',
  leftOut: 'Ausgelassen',
}

export const contentNames: Translation<typeof english.contentNames> = {
  review: 'Rezensionen und Tagebuch',
  rating: 'Bewertungen',
  watched: 'gesehene Filme',
}

export const stateNames: Translation<typeof english.stateNames> = {
  planning: 'Wird gelesen',
  failed: 'Nicht lesbar',
  planned: 'Noch nicht gespeichert',
  changing: 'Wird angepasst',
  confirmed: 'Wird gleich gespeichert',
  writing: 'Wird gespeichert',
  written: 'Gespeichert',
  undoing: 'Wird rückgängig gemacht',
  undone: 'Rückgängig gemacht',
}

const reasonTexts: Record<Parameters<typeof english.showReason>[0], string> = {
  id: 'Gleiche Kennung',
  'title, year and creator': 'Gleicher Titel, gleiches Jahr, gleiche Urheber',
  'title and creator': 'Gleicher Titel, gleiche Urheber',
  'title and year': 'Gleicher Titel, gleiches Jahr',
  'title and about the year': 'Gleicher Titel, ungefähr gleiches Jahr',
  title: 'Nur der Titel ist gleich',
  'similar title': 'Ähnlicher Titel',
  chosen: 'Von dir gewählt',
  added: 'So übernommen, wie es in deinem Export steht',
}

export const showReason: typeof english.showReason = (reason) => reasonTexts[reason]

export const showSources: typeof english.showSources = ({ sources, state }) =>
  formatList(sources.map((source) => importSourceTexts.names[source])) ||
  (state === 'planning' ? 'Deine Dateien' : 'Nicht gelesene Dateien')

type Written = Parameters<typeof english.showWritten>[0]['written']

const episodeForms = { one: '# Folge', other: '# Folgen' }

const writtenForms: readonly (readonly [keyof Written, PluralForms])[] = [
  ['reviews', { one: '# Rezension', other: '# Rezensionen' }],
  [
    'engaged',
    {
      one: '# gesehenes, gelesenes oder gehörtes Werk',
      other: '# gesehene, gelesene oder gehörte Werke',
    },
  ],
  ['saved', { one: '# gemerktes Werk', other: '# gemerkte Werke' }],
  ['lists', { one: '# Liste', other: '# Listen' }],
  ['viewings', { one: '# Tagebucheintrag', other: '# Tagebucheinträge' }],
  ['episodes', episodeForms],
  ['progress', { one: '# angefangenes Werk', other: '# angefangene Werke' }],
  ['remarks', { one: '# Anmerkung', other: '# Anmerkungen' }],
  ['listEntries', { one: '# Listeneintrag', other: '# Listeneinträge' }],
  ['comments', { one: '# Kommentar', other: '# Kommentare' }],
  ['likes', { one: '# Like', other: '# Likes' }],
  ['friends', { one: '# Freundschaft', other: '# Freundschaften' }],
  [
    'hidden',
    {
      one: '# ausgeblendeter oder blockierter Eintrag',
      other: '# ausgeblendete oder blockierte Einträge',
    },
  ],
  ['profile', { one: '# Teil deines Profils', other: '# Teile deines Profils' }],
]

export const showWritten: typeof english.showWritten = ({ written }) =>
  showCounts(written) || 'nichts'

export const showBesideWorks: typeof english.showBesideWorks = ({ works, written }) =>
  showCounts(works.tvShow > 0 ? { ...written, episodes: 0 } : written)

function showCounts(written: Written): string {
  const parts = writtenForms.flatMap(([kind, forms]) =>
    written[kind] > 0 ? plural(written[kind], forms) : [],
  )
  return parts.join(', ')
}

type Works = Parameters<typeof english.showWorks>[0]['works']

const workForms: readonly (readonly [keyof Works, PluralForms])[] = [
  ['tvShow', { one: '# Serie', other: '# Serien' }],
  ['film', { one: '# Film', other: '# Filme' }],
  ['book', { one: '# Buch', other: '# Bücher' }],
  ['album', { one: '# Album', other: '# Alben' }],
  ['podcast', { one: '# Podcast', other: '# Podcasts' }],
]

export const showWorks: typeof english.showWorks = ({ works, written: { episodes } }) => {
  const parts = workForms.flatMap(([medium, forms]) => {
    if (works[medium] === 0) return []
    const isOfShows = medium === 'tvShow' && episodes > 0
    const count = plural(works[medium], forms)
    return isOfShows ? `${plural(episodes, episodeForms)} aus ${count}` : count
  })
  return parts.join(', ')
}

export const showLookUp: typeof english.showLookUp = ({ total, done, failed }) => {
  if (done < total) {
    return `${plural(total, { one: '# Werk wird', other: '# Werke werden' })} bei den Quellen nachgeschlagen, ${formatNumber(done)} bisher. Du musst nicht warten: Das geht nach dem Import weiter.`
  }
  const lost = failed > 0 ? `; bei ${formatNumber(failed)} gelang es nicht` : ''
  return `${plural(total, { one: '# Werk', other: '# Werke' })} bei den Quellen nachgeschlagen${lost}.`
}

export function uploadFailureText(failure: unknown): string | undefined {
  if (isApiError(failure, 'file_too_large')) return 'Das ist zu groß. Lade es in Teilen hoch.'
  if (isApiError(failure, 'rate_limited')) return 'Zu viele Versuche. Bitte warte einen Moment.'
  return isApiError(failure, 'validation_error', 'unsupported_file_type')
    ? problemText(failure.problem)
    : undefined
}

function problemText(problem: UploadProblem | undefined): string {
  const text = problem && writeImportMessage(importMessageTexts, problem)
  if (problem === undefined || text === undefined) return 'Das ließ sich nicht lesen'
  const { file, line } = problem
  const place = [file, line === null ? null : `Zeile ${line}`].filter((part) => part !== null)
  return place.length > 0 ? `${place.join(', ')}: ${text}` : text
}

export const startTexts: Translation<typeof english.startTexts> = {
  files: 'Exportdateien',
  drop: 'Zieh deine Datei hierher',
  dropDetail:
    'oder wähle sie aus: das ZIP, wie du es bekommen hast, oder eine oder mehrere Dateien. Wir erkennen, was es ist.',
  chooseAnother: (size) => `${size} · andere Datei wählen`,
  reading: 'Deine Dateien werden gelesen …',
  privacy:
    'Private Notizen in deinen Dateien bleiben privat: Sie werden nicht gelesen. Nichts wird gespeichert, bevor du es gesehen hast.',
  recognised: {
    content:
      'Das sieht nach einer Datei von Letterboxd aus. Prüf, was darin steht, und lade sie dann hoch. Nichts wird gespeichert, bevor du es gesehen hast.',
    profile:
      'Das ist der Verlauf eines Netflix-Kontos. Sag, welches Profil deins ist, und lade ihn dann hoch. Nichts wird gespeichert, bevor du es gesehen hast.',
  },
  profile: 'Dein Profil',
  content: 'Was in der Datei steht',
  contents: {
    review: 'Rezensionen und Tagebuch (reviews.csv, diary.csv)',
    rating: 'Bewertungen (ratings.csv)',
    watched: 'Gesehene Filme (watched.csv)',
  },
  upload: 'Hochladen',
  pastImports: 'Deine Importe',
}

export { importMessageTexts } from '@medley/messages/import-messages.de'

export { importSourceTexts } from '@medley/messages/import-sources.de'

export const comingFromTexts: Translation<typeof english.comingFromTexts> = {
  title: 'Von wo ziehst du um?',
  lead: `Nimm zu ${productName} mit, was du bewertet, gesehen, gelesen und gehört hast.`,
  groups: 'Arten von Diensten',
  more: (name) => `Was von ${name} mitkommt`,
  createAccount: 'Konto anlegen',
  importNow: 'Jetzt importieren',
  others: 'Oder von woanders?',
}
