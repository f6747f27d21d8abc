import { formatNumber, plural } from '../../lib/locale.ts'
import type { ImportContent } from '@medley/contract/transfer/import-values'
import type { ImportDetails, ImportItem, PlannedReview } from '@medley/contract/transfer/imports'
import { showDay } from '../../lib/time/dates.ts'

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
      one: '# review has no rating, and reviews here need one. You can add it now or after the import; the work and the date are saved either way.',
      other:
        '# reviews have no rating, and reviews here need one. You can add them now or after the import; the works and dates are saved either way.',
    }),
  changes: (count: number) =>
    plural(count, {
      one: '# work changed there since you imported it',
      other: '# works changed there since you imported them',
    }),
  changesBody:
    'Your reviews here stay as they are unless you take over the change. To go back, undo this import.',
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
  publishLists: (count: number) =>
    plural(count, {
      one: 'Show # imported list to everyone; otherwise only you see it',
      other: 'Show # imported lists to everyone; otherwise only you see them',
    }),
  allSpoilers: 'Mark all imported reviews as spoilers',
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
    withLeftOut: 'Left out',
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

/** Columns of the CSV file of what an import left out. */
export const csvTexts = {
  title: 'Title',
  year: 'Year',
  creators: 'Creators',
  file: 'File',
  line: 'Line',
  reason: 'Reason',
}

/** Texts of an import's questions and of the facts about its items. */
export const questionTexts = {
  filmsSeen: 'Films looked at',
  filmOf: (index: number, total: number) =>
    `Film ${formatNumber(index)} of ${formatNumber(total)} to look at`,
  questionsSeen: 'Questions seen',
  questionOf: (index: number, total: number) =>
    `Question ${formatNumber(index)} of ${formatNumber(total)}`,
  yourRating: 'Your rating',
  back: 'Back',
  backToImport: 'Back to the import',
  backToPlan: 'Back to the plan',
  later: 'Later',
  skip: 'Skip',
  skipHint: 'leaves it out',
  skipRest: 'Skip all that are left',
  next: 'Next',
  chooseFilm: 'Choose a film first',
  chooseWork: 'Choose a work first',
  chooseRating: 'Choose a rating first',
  allSeen: 'You’ve seen every question.',
  noneLeft: 'No open questions left.',
  skipped: 'Left out. Choose a film to import it after all.',
  whatRating: 'What rating does it get?',
  noFilm: 'No film with this title was found',
  noWork: 'No work with this title was found',
  whichFilm: { review: 'Which film is this?', watched: 'Which film did you watch?' },
  whichWork: 'Which work is this?',
  films: 'Is it one of these?',
  works: 'Is it one of these?',
  searchAnother: { film: 'Search for another film', work: 'Search for another work' },
  unselect: 'Unselect',
  line: (file: string, line: number) => `From ${file}, line ${line}`,
  here: 'Here: ',
  there: 'In your export: ',
  takeOver: 'Take over',
  keepHere: 'Keep as it is here',
  takeAfterAll: 'Take it after all',
  note: (file: string, line: number, note: string) => `${file}, line ${line}: ${note}`,
  episodes: (count: number) => plural(count, { one: '# episode', other: '# episodes' }),
  progress: { going: 'In progress', paused: 'Paused', stopped: 'Stopped' },
  at: {
    episode: (season: number, number: number) => `season ${season}, episode ${number}`,
    page: (page: number, total: number | null) =>
      total === null ? `page ${page}` : `page ${page} of ${total}`,
    minute: (minute: number) => `minute ${minute}`,
    percent: (percent: number) => `${percent}%`,
  },
  engaged: 'Marked as watched, read or listened to',
  saved: 'Saved for later',
  list: 'A list',
  inList: (title: string) => `In the list “${title}”`,
  diary: (parts: string) => `In your diary: ${parts}`,
  day: (day: string, isRepeat: boolean) => `${showDay(day)}${isRepeat ? ' again' : ''}`,
  undated: (count: number) => `${formatNumber(count)} without a date`,
  tags: (tags: readonly string[]) =>
    `${tags.length === 1 ? 'Diary tag' : 'Diary tags'}: ${tags.join(', ')}`,
  again: 'again',
  withText: 'with a text',
  spoilers: 'contains spoilers',
}

/** "8 of 10 (4.25 of 5, rounded)" */
export function showPlannedScore(review: PlannedReview): string {
  const { rating, sourceRating, sourceScale, isRounded } = review
  if (rating === null) return 'Not rated'
  const source = isRounded ? ` (${sourceRating} of ${sourceScale}, rounded)` : ''
  return `${rating} of 10${source}`
}

/** The question that a step of a single Letterboxd file asks. */
export function stepQuestion(item: ImportItem, content: ImportContent): string {
  if (item.decision === 'skipped') return questionTexts.skipped
  if (item.question === 'score') return questionTexts.whatRating
  if (item.candidates.length === 0 && !item.match) return questionTexts.noFilm
  return questionTexts.whichFilm[content === 'watched' ? 'watched' : 'review']
}

/** The question about an item of a plan. */
export function itemQuestion({ question, candidates }: ImportItem): string {
  if (question === 'score') return questionTexts.whatRating
  return candidates.length === 0 ? questionTexts.noWork : questionTexts.whichWork
}

/** Texts of an import that was written or undone. */
export const endTexts = {
  imported: (works: string) => `Imported: ${works}.`,
  with: (written: string) => `Along with ${written}.`,
  nothing: 'nothing',
  goOn: 'Continue',
  toFeed: 'Back to Main Feed',
  toDiary: 'See your diary',
  toProfile: 'See your profile',
  skipped: (count: number) =>
    plural(count, { one: 'You skipped # entry', other: 'You skipped # entries' }),
  importMore: 'Import More Data',
  undo: 'Undo this import',
  confirmUndo: 'Undo Import',
  waiting: (count: number) =>
    plural(count, {
      one: '# question is waiting for your answer.',
      other: '# questions are waiting for your answers.',
    }),
  lookAt: (count: number) => (count === 1 ? 'Answer it' : 'Answer them'),
  missingScores: (count: number, until: string) =>
    plural(count, {
      one: `# review still needs a rating. You can add it until ${until}.`,
      other: `# reviews still need a rating. You can add them until ${until}.`,
    }),
  giveScores: (count: number) => (count === 1 ? 'Add a rating' : 'Add ratings'),
  rowsLeftOut: (count: number) =>
    plural(count, { one: '# row was left out:', other: '# rows were left out:' }),
  rowsWith: (count: number, reason: string) => `${formatNumber(count)} × ${reason}`,
  otherReasons: (count: number) => `${formatNumber(count)} × other reasons`,
  lookAtLeftOut: 'Look at them',
  hideLeftOut: 'Hide them',
  leftOut: 'What was left out',
  download: 'Download as CSV',
  kept: (count: number) => `Kept: ${formatNumber(count)}`,
  keptReason: (kind: string, reason: string) => `${kind}: ${reason}`,
  more: (count: number) => `And ${formatNumber(count)} more.`,
  kinds: {
    review: 'Review',
    engaged: 'Watched, read or listened to',
    saved: 'Saved for later',
    list: 'List',
    listEntry: 'List entry',
    viewing: 'Day in your diary',
    progress: 'Where you are',
  },
}

/** Works that are only here as the export names them, and rows that were here before; empty without any. */
export function balanceText({ added, here }: { added: number; here: number }): string {
  return [
    added > 0 &&
      plural(added, {
        one: '# work wasn’t on Medley yet and was added as your export names it.',
        other: '# works weren’t on Medley yet and were added as your export names them.',
      }),
    here > 0 &&
      plural(here, { one: '# row was already here.', other: '# rows were already here.' }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

/** Result of undoing an import: changed entries, and new works that are in use. */
export function undoneText({ kept, added }: { kept: number; added: number }): string {
  if (kept + added === 0) return 'Everything this import added is gone.'
  const changed = kept > 0 ? ', except what you’ve changed since' : ''
  const works =
    added > 0
      ? ` ${plural(added, { one: '# new work stays because it is in use.', other: '# new works stay because they are in use.' })}`
      : ''
  return `Everything this import added is gone${changed}.${works}`
}
