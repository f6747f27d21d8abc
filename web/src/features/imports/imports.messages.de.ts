import { formatList, formatNumber } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './imports.messages.ts'

export const importsTexts: Translation<typeof english.importsTexts> = {
  failed: 'Etwas ist schiefgegangen',
  loadFailed: 'Der Import konnte nicht geladen werden',
  reading: 'Deine Dateien werden gelesen …',
  privacy:
    'Private Notizen in deinen Dateien bleiben privat: Sie werden nicht gelesen. Nichts wird gespeichert, bevor du es gesehen hast.',
  keptPlan:
    'Deine Antworten bleiben erhalten: Du kannst später weitermachen, über die Liste unter Importieren.',
  discardPrompt: 'Diesen Import verwerfen?',
  discardBody: 'Nichts davon wurde gespeichert. Deine Dateien bleiben, wie sie sind.',
  discarded: 'Import verworfen',
  undoPrompt: 'Diesen Import rückgängig machen?',
  undoBody: 'Alles, was er hinzugefügt hat, wird entfernt, außer was du seither geändert hast.',
  addsWork: 'So übernommen, wie es in deinem Export steht',
  openProfile: 'Profil öffnen und eine Freundschaftsanfrage senden',
  nothingNew: 'Alles in diesen Dateien ist schon da.',
}

export const sourceNames: Translation<typeof english.sourceNames> = {
  letterboxd: 'Letterboxd',
  goodreads: 'Goodreads',
  storygraph: 'StoryGraph',
  imdb: 'IMDb',
  trakt: 'Trakt',
  medley: 'Medley',
}

export const outcomeNames: Translation<typeof english.outcomeNames> = {
  new: 'Neu',
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
  planned: 'Noch nicht gespeichert',
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

/** 1 Werk, 2.000 Werke. */
export function countOf(count: number, one: string, many = one): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

export const showSources: typeof english.showSources = (sources) =>
  formatList(sources.map((source) => sourceNames[source])) || 'Nicht gelesene Dateien'

export const showWritten: typeof english.showWritten = ({ written }) => {
  const parts = [
    written.reviews > 0 && countOf(written.reviews, 'Rezension', 'Rezensionen'),
    written.engaged > 0 &&
      countOf(
        written.engaged,
        'gesehenes, gelesenes oder gehörtes Werk',
        'gesehene, gelesene oder gehörte Werke',
      ),
    written.saved > 0 && countOf(written.saved, 'gemerktes Werk', 'gemerkte Werke'),
    written.lists > 0 && countOf(written.lists, 'Liste', 'Listen'),
    written.viewings > 0 && countOf(written.viewings, 'Tagebucheintrag', 'Tagebucheinträge'),
    written.listEntries > 0 && countOf(written.listEntries, 'Listeneintrag', 'Listeneinträge'),
    written.comments > 0 && countOf(written.comments, 'Kommentar', 'Kommentare'),
    written.likes > 0 && countOf(written.likes, 'Like', 'Likes'),
    written.friends > 0 && countOf(written.friends, 'Freund', 'Freunde'),
    written.hidden > 0 &&
      countOf(
        written.hidden,
        'ausgeblendeter oder blockierter Eintrag',
        'ausgeblendete oder blockierte Einträge',
      ),
  ].filter((part) => part !== false)
  return parts.join(', ') || 'nichts'
}

export const showLookUp: typeof english.showLookUp = ({ total, done, failed }) => {
  if (done < total) {
    return `${countOf(total, 'Werk wird', 'Werke werden')} bei den Quellen nachgeschlagen, ${formatNumber(done)} bisher. Du musst nicht warten: Das geht nach dem Import weiter.`
  }
  const lost = failed > 0 ? `; bei ${formatNumber(failed)} gelang es nicht` : ''
  return `${countOf(total, 'Werk', 'Werke')} bei den Quellen nachgeschlagen${lost}.`
}
