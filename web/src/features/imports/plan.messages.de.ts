import type { Translation } from '../../lib/translation.ts'
import type * as english from './plan.messages.ts'
import { showDay } from '../../lib/time/dates.ts'
import { formatNumber, plural } from '../../lib/locale.ts'

export const planTexts: Translation<typeof english.planTexts> = {
  questions: 'Fragen',
  total: (count) =>
    `${plural(count, { one: '# Werk oder Liste', other: '# Werke und Listen' })} in deinen Dateien. Noch ist nichts gespeichert; du kannst 90 Tage lang hierher zurückkommen.`,
  heading: 'Der Plan',
  countQuestions: (count) => plural(count, { one: '# Frage an dich', other: '# Fragen an dich' }),
  acceptLikely: (count) =>
    plural(count, {
      one: '# wahrscheinlichen Treffer übernehmen',
      other: '# wahrscheinliche Treffer übernehmen',
    }),
  oneByOne: (count) => (count === 1 ? 'Ansehen' : 'Einzeln durchgehen'),
  missingScores: (count) =>
    plural(count, {
      one: '# Rezension hat keine Bewertung, und ohne geht es hier nicht. Du kannst sie jetzt oder nach dem Import nachtragen; das Werk und das Datum werden auch so gespeichert.',
      other:
        '# Rezensionen haben keine Bewertung, und ohne geht es hier nicht. Du kannst sie jetzt oder nach dem Import nachtragen; die Werke und Daten werden auch so gespeichert.',
    }),
  changes: (count) =>
    plural(count, {
      one: '# Werk hat sich dort seit deinem Import geändert',
      other: '# Werke haben sich dort seit deinem Import geändert',
    }),
  changesBody:
    'Deine Rezensionen hier bleiben, wie sie sind, außer du übernimmst die Änderung. Zurück geht es, indem du diesen Import rückgängig machst.',
  takeAll: (count) =>
    plural(count, { one: '# Änderung übernehmen', other: 'Alle # Änderungen übernehmen' }),
  taken: (count) => plural(count, { one: '# wird übernommen', other: '# werden übernommen' }),
  listQuestion: (file) => `Was ist ${file}?`,
  listQuestionBody:
    'In den Dateien von IMDb steht nicht, ob sie deine Watchlist oder eine andere Liste enthalten.',
  listMeanings: { saved: 'Meine Watchlist: merken', list: 'Eine Liste von mir' },
  giveScores: (count) => (count === 1 ? 'Bewertung nachtragen' : 'Bewertungen nachtragen'),
  rounded: (count) =>
    plural(count, {
      one: '# Bewertung liegt zwischen zwei von unseren und wird gerundet. Du findest sie unter „Gerundete Bewertungen“.',
      other:
        '# Bewertungen liegen zwischen zwei von unseren und werden gerundet. Du findest sie unter „Gerundete Bewertungen“.',
    }),
  keepUnknown: (count) =>
    plural(count, {
      one: '# Werk, das es auf Medley noch nicht gibt, so übernehmen, wie es in deinem Export steht',
      other:
        '# Werke, die es auf Medley noch nicht gibt, so übernehmen, wie sie in deinem Export stehen',
    }),
  publishLists: (count) =>
    plural(count, {
      one: '# importierte Liste allen zeigen; sonst siehst nur du sie',
      other: '# importierte Listen allen zeigen; sonst siehst nur du sie',
    }),
  allSpoilers: 'Alle importierten Rezensionen als Spoiler markieren',
  importWorks: (count) =>
    plural(count, { one: '# Werk importieren', other: '# Werke importieren' }),
  discard: 'Verwerfen',
  keep: 'Behalten',
  show: 'Anzeigen',
  filters: {
    all: 'Alles',
    rounded: 'Gerundete Bewertungen',
    added: 'Wie in deinem Export',
    open: 'Fragen',
    likely: 'Wahrscheinliche Treffer',
    score: 'Ohne Bewertung',
    changes: 'Dort geändert',
    skipped: 'Von dir ausgelassen',
    withLeftOut: 'Ausgelassen',
  },
  pages: 'Seiten des Plans',
  nothing: 'Hier ist nichts.',
  noWork: 'Kein Werk',
  nothingToImport: 'Nichts zu importieren',
  nothingNewToImport: 'Nichts Neues zu importieren',
  filmsToImport: (count) =>
    plural(count, { one: '# Film wird importiert', other: '# Filme werden importiert' }),
  everything: 'Alles in der Datei',
  undecided: (count) =>
    plural(count, {
      one: '# Film ist noch offen und wird nicht importiert. Geh zurück, um zu entscheiden.',
      other: '# Filme sind noch offen und werden nicht importiert. Geh zurück, um zu entscheiden.',
    }),
  leftOut: (count) =>
    plural(count, { one: '# Eintrag wird ausgelassen.', other: '# Einträge werden ausgelassen.' }),
  here: (count) => plural(count, { one: '# Film ist schon da.', other: '# Filme sind schon da.' }),
  back: 'Zurück',
  submit: 'Importieren',
}

export const describeQuestions: typeof english.describeQuestions = ({
  questions,
  keepsUnknown,
}) => {
  const { likely, possible, unknown } = questions
  const parts = [
    likely > 0 &&
      plural(likely, {
        one: '# hat einen wahrscheinlichen Treffer',
        other: '# haben einen wahrscheinlichen Treffer',
      }),
    possible > 0 &&
      plural(possible, {
        one: '# kann eines von mehreren Werken sein',
        other: '# können eines von mehreren Werken sein',
      }),
    unknown > 0 &&
      plural(unknown, {
        one: '# wurde hier nicht gefunden',
        other: '# wurden hier nicht gefunden',
      }),
  ].filter((part) => part !== false)
  const rest = keepsUnknown
    ? 'Du kannst jetzt oder nach dem Import antworten. Bis dahin bleiben die Werke, wie sie in deinem Export stehen.'
    : 'Was du nicht beantwortest, wird nicht importiert.'
  return `${parts.join(', ')}. ${rest}`
}

export const csvTexts: Translation<typeof english.csvTexts> = {
  title: 'Titel',
  year: 'Jahr',
  creators: 'Urheber',
  file: 'Datei',
  line: 'Zeile',
  reason: 'Grund',
}

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
  films: 'Ist es einer von diesen?',
  works: 'Ist es eines von diesen?',
  searchAnother: { film: 'Anderen Film suchen', work: 'Anderes Werk suchen' },
  unselect: 'Auswahl aufheben',
  line: (file, line) => `Aus ${file}, Zeile ${line}`,
  here: 'Hier: ',
  there: 'In deinem Export: ',
  takeOver: 'Übernehmen',
  keepHere: 'Lassen, wie es hier ist',
  takeAfterAll: 'Doch importieren',
  note: (file, line, note) => `${file}, Zeile ${line}: ${note}`,
  episodes: (count) => plural(count, { one: '# Folge', other: '# Folgen' }),
  progress: { going: 'Mittendrin', paused: 'Pausiert', stopped: 'Abgebrochen' },
  at: {
    episode: (season, number) => `Staffel ${season}, Folge ${number}`,
    page: (page, total) => (total === null ? `Seite ${page}` : `Seite ${page} von ${total}`),
    minute: (minute) => `Minute ${minute}`,
    percent: (percent) => `${percent} %`,
  },
  engaged: 'Als gesehen, gelesen oder gehört markiert',
  saved: 'Gemerkt',
  list: 'Eine Liste',
  inList: (title) => `Auf der Liste „${title}“`,
  diary: (parts) => `In deinem Tagebuch: ${parts}`,
  day: (day, isRepeat) => `${showDay(day)}${isRepeat ? ' (noch einmal)' : ''}`,
  undated: (count) => `${formatNumber(count)} ohne Datum`,
  tags: (tags) =>
    `${tags.length === 1 ? 'Schlagwort' : 'Schlagwörter'} im Tagebuch: ${tags.join(', ')}`,
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

export const endTexts: Translation<typeof english.endTexts> = {
  imported: (works) => `Importiert: ${works}.`,
  with: (written) => `Dazu kamen ${written}.`,
  nothing: 'nichts',
  goOn: 'Weiter',
  toFeed: 'Zur Startseite',
  toDiary: 'Dein Tagebuch ansehen',
  toProfile: 'Dein Profil ansehen',
  skipped: (count) =>
    plural(count, {
      one: '# Eintrag hast du ausgelassen',
      other: '# Einträge hast du ausgelassen',
    }),
  importMore: 'Mehr importieren',
  undo: 'Diesen Import rückgängig machen',
  confirmUndo: 'Rückgängig machen',
  waiting: (count) =>
    plural(count, {
      one: '# Frage wartet auf deine Antwort.',
      other: '# Fragen warten auf deine Antwort.',
    }),
  lookAt: () => 'Beantworten',
  missingScores: (count, until) =>
    plural(count, {
      one: `# Rezension fehlt noch eine Bewertung. Du kannst sie bis zum ${until} nachtragen.`,
      other: `# Rezensionen fehlt noch eine Bewertung. Du kannst sie bis zum ${until} nachtragen.`,
    }),
  giveScores: (count) => (count === 1 ? 'Bewertung nachtragen' : 'Bewertungen nachtragen'),
  rowsLeftOut: (count) =>
    plural(count, { one: '# Zeile wurde ausgelassen:', other: '# Zeilen wurden ausgelassen:' }),
  rowsWith: (count, reason) => `${formatNumber(count)} × ${reason}`,
  otherReasons: (count) => `${formatNumber(count)} × andere Gründe`,
  lookAtLeftOut: 'Ansehen',
  hideLeftOut: 'Ausblenden',
  leftOut: 'Was ausgelassen wurde',
  download: 'Als CSV herunterladen',
  kept: (count) => `Behalten: ${formatNumber(count)}`,
  keptReason: (kind, reason) => `${kind}: ${reason}`,
  more: (count) => `Und ${formatNumber(count)} weitere.`,
  kinds: {
    review: 'Rezension',
    engaged: 'Gesehen, gelesen oder gehört',
    saved: 'Gemerkt',
    list: 'Liste',
    listEntry: 'Listeneintrag',
    viewing: 'Tagebucheintrag',
    progress: 'Dein Stand',
  },
}

export const balanceText: typeof english.balanceText = ({ added, here }) =>
  [
    added > 0 &&
      plural(added, {
        one: '# Werk gab es auf Medley noch nicht; es heißt hier wie in deinem Export.',
        other: '# Werke gab es auf Medley noch nicht; sie heißen hier wie in deinem Export.',
      }),
    here > 0 && plural(here, { one: '# Zeile war schon da.', other: '# Zeilen waren schon da.' }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')

export const undoneText: typeof english.undoneText = ({ kept, added }) => {
  if (kept + added === 0) return 'Alles, was dieser Import hinzugefügt hat, ist entfernt.'
  const changed = kept > 0 ? ', außer was du seither geändert hast' : ''
  const works =
    added > 0
      ? ` ${plural(added, { one: '# neues Werk bleibt, weil es benutzt wird.', other: '# neue Werke bleiben, weil sie benutzt werden.' })}`
      : ''
  return `Alles, was dieser Import hinzugefügt hat, ist entfernt${changed}.${works}`
}
