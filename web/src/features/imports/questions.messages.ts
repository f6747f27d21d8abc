import type { ImportContent } from '@medley/contract/import-values'
import type { ImportItem, PlannedReview } from '@medley/contract/imports'
import { showDay } from '../../lib/time/dates.ts'
import { formatNumber } from '../../lib/locale.ts'

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
  films: 'Films to choose from',
  works: 'Works to choose from',
  searchAnother: { film: 'Search for another film', work: 'Search for another work' },
  unselect: 'Unselect',
  line: (file: string, line: number) => `From ${file}, line ${line}`,
  here: 'Here: ',
  there: 'In your export: ',
  takeOver: 'Take over',
  keepHere: 'Keep as it is here',
  takeAfterAll: 'Take it after all',
  note: (file: string, line: number, note: string) => `${file}, line ${line}: ${note}`,
  engaged: 'Marked as watched, read or listened to',
  saved: 'Saved for later',
  list: 'A list',
  inList: (title: string) => `In the list “${title}”`,
  diary: (parts: string) => `In your diary: ${parts}`,
  day: (day: string, isRepeat: boolean) => `${showDay(day)}${isRepeat ? ' again' : ''}`,
  undated: (count: number) => `${formatNumber(count)} without a date`,
  tags: (tags: string) => `tags: ${tags}`,
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
