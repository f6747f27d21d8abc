import type { UploadProblem } from '@medley/contract/errors'
import { writeImportMessage } from '@medley/messages/import-messages'
import { importMessageTexts } from '@medley/messages/import-messages.de'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './import-start.messages.ts'
import { isApiError } from '../../lib/api.ts'

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
  drop: 'Zieh deinen Export hierher',
  dropDetail: 'oder wähle ihn aus: das ganze ZIP oder eine CSV- oder JSON-Datei daraus',
  chooseAnother: (size) => `${size} · andere Datei wählen`,
  reading: 'Deine Dateien werden gelesen …',
  privacy:
    'Private Notizen in deinen Dateien bleiben privat: Sie werden nicht gelesen. Nichts wird gespeichert, bevor du es gesehen hast.',
  isLetterboxd:
    'Das sieht nach einer Datei von Letterboxd aus. Prüf, was darin steht, und lade sie dann hoch. Nichts wird gespeichert, bevor du es gesehen hast.',
  content: 'Was in der Datei steht',
  contents: {
    review: 'Rezensionen und Tagebuch (reviews.csv, diary.csv)',
    rating: 'Bewertungen (ratings.csv)',
    watched: 'Gesehene Filme (watched.csv)',
  },
  upload: 'Hochladen',
  pastImports: 'Deine Importe',
  howTo: 'So kommst du an deinen Export',
  ways: {
    letterboxd:
      'Settings, Data, Export your data. Das ZIP, wie es ist, oder eine einzelne CSV-Datei daraus.',
    goodreads: 'My Books, Import and export, Export Library. Eine CSV-Datei.',
    storygraph: 'Manage Account, Manage Your Data, Export. Eine CSV-Datei.',
    imdb: 'Deine Bewertungen, Watchlist oder eine Liste, dann Export. Je eine CSV-Datei.',
    trakt: 'Settings, Data, Export. Das ZIP, wie es ist.',
    medley: 'Einstellungen, Deine Daten. Das ZIP, wie es ist.',
  },
}
