import { showDay } from '../../lib/time/dates.ts'
import { formatNumber } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './questions.messages.ts'

export const questionTexts: Translation<typeof english.questionTexts> = {
  filmsSeen: 'Angesehene Filme',
  filmOf: (index, total) => `Film ${formatNumber(index)} von ${formatNumber(total)}`,
  questionsSeen: 'Angesehene Fragen',
  questionOf: (index, total) => `Frage ${formatNumber(index)} von ${formatNumber(total)}`,
  yourRating: 'Deine Bewertung',
  back: 'Zurück',
  backToImport: 'Zurück zum Import',
  backToPlan: 'Zurück zum Plan',
  later: 'Später',
  skip: 'Auslassen',
  skipHint: 'wird nicht importiert',
  skipRest: 'Alle übrigen auslassen',
  next: 'Weiter',
  chooseFilm: 'Wähle zuerst einen Film',
  chooseWork: 'Wähle zuerst ein Werk',
  chooseRating: 'Wähle zuerst eine Bewertung',
  allSeen: 'Du hast alle Fragen gesehen.',
  noneLeft: 'Es sind keine Fragen mehr offen.',
  skipped: 'Ausgelassen. Wähle einen Film, um ihn doch zu importieren.',
  whatRating: 'Welche Bewertung bekommt es?',
  noFilm: 'Kein Film mit diesem Titel gefunden',
  noWork: 'Kein Werk mit diesem Titel gefunden',
  whichFilm: { review: 'Welcher Film ist das?', watched: 'Welchen Film hast du gesehen?' },
  whichWork: 'Welches Werk ist das?',
  films: 'Filme zur Auswahl',
  works: 'Werke zur Auswahl',
  searchAnother: { film: 'Anderen Film suchen', work: 'Anderes Werk suchen' },
  unselect: 'Auswahl aufheben',
  line: (file, line) => `Aus ${file}, Zeile ${line}`,
  here: 'Hier: ',
  there: 'In deinem Export: ',
  takeOver: 'Übernehmen',
  keepHere: 'Lassen, wie es hier ist',
  takeAfterAll: 'Doch importieren',
  note: (file, line, note) => `${file}, Zeile ${line}: ${note}`,
  engaged: 'Als gesehen, gelesen oder gehört markiert',
  saved: 'Gemerkt',
  list: 'Eine Liste',
  inList: (title) => `Auf der Liste „${title}“`,
  diary: (parts) => `In deinem Tagebuch: ${parts}`,
  day: (day, isRepeat) => `${showDay(day)}${isRepeat ? ' (noch einmal)' : ''}`,
  undated: (count) => `${formatNumber(count)} ohne Datum`,
  tags: (tags) => `Schlagwörter: ${tags}`,
  again: 'noch einmal',
  withText: 'mit Text',
  spoilers: 'verrät die Handlung',
}

export const showPlannedScore: typeof english.showPlannedScore = (review) => {
  const { rating, sourceRating, sourceScale, isRounded } = review
  if (rating === null) return 'Ohne Bewertung'
  const source = isRounded
    ? ` (${formatNumber(Number(sourceRating))} von ${sourceScale}, gerundet)`
    : ''
  return `${rating} von 10${source}`
}

export const stepQuestion: typeof english.stepQuestion = (item, content) => {
  if (item.decision === 'skipped') return questionTexts.skipped
  if (item.question === 'score') return questionTexts.whatRating
  if (item.candidates.length === 0 && !item.match) return questionTexts.noFilm
  return questionTexts.whichFilm[content === 'watched' ? 'watched' : 'review']
}

export const itemQuestion: typeof english.itemQuestion = ({ question, candidates }) => {
  if (question === 'score') return questionTexts.whatRating
  return candidates.length === 0 ? questionTexts.noWork : questionTexts.whichWork
}
