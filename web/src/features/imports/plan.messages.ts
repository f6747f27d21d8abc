import type { ImportDetails } from '@medley/contract/imports'
import { formatNumber, plural } from '../../lib/locale.ts'

const countFilms = (count: number) => plural(count, { one: '# film', other: '# films' })

/** Texts of a plan, before it is saved. */
export const planTexts = {
  questions: 'Questions',
  total: (count: number) =>
    `${plural(count, { one: '# work or list', other: '# works and lists' })} in your files. Nothing is saved yet, and you can come back to this plan for 90 days.`,
  heading: 'The plan',
  countQuestions: (count: number) =>
    plural(count, { one: '# question for you', other: '# questions for you' }),
  acceptLikely: (count: number) =>
    plural(count, { one: 'Accept # likely match', other: 'Accept # likely matches' }),
  oneByOne: (count: number) => (count === 1 ? 'Look at it' : 'Look at them one by one'),
  missingScores: (count: number) =>
    plural(count, {
      one: '# text has no rating, which a review needs here. You can add it now or after the import; the work and the date are saved without it.',
      other:
        '# texts have no rating, which a review needs here. You can add them now or after the import; the works and dates are saved without them.',
    }),
  changes: (count: number) =>
    plural(count, {
      one: '# work changed there since you imported it',
      other: '# works changed there since you imported them',
    }),
  changesBody:
    'Your reviews here stay as they are unless you take over the change. The way back is undoing this import.',
  takeAll: (count: number) =>
    plural(count, { one: 'Take over # change', other: 'Take over all # changes' }),
  taken: (count: number) => plural(count, { one: '# is taken over', other: '# are taken over' }),
  listQuestion: (file: string) => `What is ${file}?`,
  listQuestionBody: 'IMDb’s files don’t say whether they hold your watchlist or another list.',
  listMeanings: { saved: 'My watchlist: save for later', list: 'A list of mine' },
  giveScores: (count: number) => (count === 1 ? 'Add a rating' : 'Add ratings'),
  rounded: (count: number) =>
    plural(count, {
      one: '# rating falls between two of ours and will be rounded. You can find it under “Rounded ratings”.',
      other:
        '# ratings fall between two of ours and will be rounded. You can find them under “Rounded ratings”.',
    }),
  keepUnknown: (count: number) =>
    plural(count, {
      one: 'Keep # work that isn’t on Medley yet as it appears in your export',
      other: 'Keep # works that aren’t on Medley yet as they appear in your export',
    }),
  allSpoilers: 'Treat every imported text as a spoiler',
  importWorks: (count: number) => plural(count, { one: 'Import # work', other: 'Import # works' }),
  discard: 'Discard',
  keep: 'Keep',
  show: 'Show',
  filters: {
    all: 'Everything',
    rounded: 'Rounded ratings',
    added: 'Kept as in your export',
    open: 'Questions',
    likely: 'Likely matches',
    score: 'Without a rating',
    changes: 'Changed there',
    skipped: 'Skipped',
  },
  pages: 'Pages of the plan',
  nothing: 'Nothing here.',
  noWork: 'No work',
  nothingToImport: 'Nothing to import',
  nothingNewToImport: 'Nothing new to import',
  filmsToImport: (count: number) => `${countFilms(count)} to import`,
  everything: 'Everything in the file',
  undecided: (count: number) =>
    plural(count, {
      one: '# film is not decided yet and won’t be imported. Go back to decide.',
      other: '# films are not decided yet and won’t be imported. Go back to decide.',
    }),
  leftOut: (count: number) =>
    plural(count, { one: '# entry is left out.', other: '# entries are left out.' }),
  here: (count: number) =>
    plural(count, { one: '# film is already here.', other: '# films are already here.' }),
  back: 'Back',
  submit: 'Submit',
}

/** Which questions are open, and what becomes of works without an answer. */
export function describeQuestions({
  questions,
  keepsUnknown,
}: Pick<ImportDetails, 'questions' | 'keepsUnknown'>): string {
  const { likely, possible, unknown } = questions
  const parts = [
    likely > 0 &&
      plural(likely, { one: '# has one likely match', other: '# have one likely match' }),
    possible > 0 && `${formatNumber(possible)} could be one of several works`,
    unknown > 0 && plural(unknown, { one: '# wasn’t found here', other: '# weren’t found here' }),
  ].filter((part) => part !== false)
  const rest = keepsUnknown
    ? 'You can answer now or after the import. Until then works stay as they appear in your export.'
    : 'Anything you don’t answer won’t be imported.'
  return `${parts.join(', ')}. ${rest}`
}
