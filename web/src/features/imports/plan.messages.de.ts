import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './plan.messages.ts'

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
      one: '# Text fehlt die Bewertung, ohne die es hier keine Rezension gibt. Du kannst sie jetzt oder nach dem Import nachtragen; das Werk und das Datum werden auch so gespeichert.',
      other:
        '# Texten fehlt die Bewertung, ohne die es hier keine Rezension gibt. Du kannst sie jetzt oder nach dem Import nachtragen; die Werke und Daten werden auch so gespeichert.',
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
  allSpoilers: 'Alle importierten Texte verraten die Handlung',
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
