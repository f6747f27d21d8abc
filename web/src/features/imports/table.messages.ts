import type {
  ColumnMeaning,
  DayOrder,
  LandingRow,
  StatusMeaning,
  TableColumns,
  TableScale,
} from '@medley/contract/transfer/import-tables'
import type { Medium } from '@medley/contract/values/medium'
import { formatNumber, plural } from '../../lib/locale.ts'

/** Texts of the step that asks what the columns of a member's own table mean. */
export const tableTexts = {
  heading: 'What’s in your columns?',
  lead: (file: string) =>
    `${file} isn’t an export we know, so it may be a table of your own. Tell us what its columns are; below, you can see what the first rows turn into.`,
  remembered: 'Set as you chose last time for a file with the same columns.',
  column: (place: number) => `Column ${place}`,
  meaningOf: (column: string) => `What “${column}” is`,
  columns: 'Columns',
  ignored: 'Not used',
  meanings: {
    title: 'Title',
    year: 'Year it came out',
    creator: 'Creator',
    medium: 'Film, show, book …',
    id: 'IMDb, TMDB or ISBN',
    rating: 'Your rating',
    date: 'Day you finished it',
    text: 'Your review',
    status: 'Status',
    tags: 'Tags',
    list: 'Name of a list',
    rank: 'Place in a list',
    season: 'Season',
    episode: 'Episode',
  } satisfies Record<ColumnMeaning, string>,
  firstIsWork: 'The first row is already a work, not a heading',
  medium: 'What are they?',
  mediumOfRest: 'And where the table doesn’t say?',
  chooseMedium: 'Choose',
  leaveOut: 'Leave out',
  mediums: {
    film: 'Films',
    tvShow: 'TV shows',
    book: 'Books',
    album: 'Albums',
    podcast: 'Podcasts',
  } satisfies Record<Medium, string>,
  mediumWords: 'Kinds in the table',
  scale: 'Ratings go up to',
  scales: {
    '5': '5',
    '10': '10',
    '20': '20',
    '100': '100',
    letters: 'A+ (letters)',
  } satisfies Record<TableScale, string>,
  dayOrder: 'Which comes first in a date?',
  dayOrders: {
    'day first': 'The day',
    'month first': 'The month',
  } satisfies Record<DayOrder, string>,
  rows: 'What are these rows?',
  chooseRows: 'Choose',
  toldRows: 'As the table says',
  finishedRows: 'Watched, read or listened to',
  listedRows: 'A list',
  listTitle: 'Name of the list',
  statusOfRest: 'And where the table doesn’t say?',
  statusWords: 'Status in the table',
  statuses: {
    finished: 'Finished',
    going: 'In progress',
    paused: 'Paused',
    stopped: 'Stopped',
    saved: 'For later',
    unknown: 'Not marked',
  } satisfies Record<StatusMeaning, string>,
  again: 'saved to come back to',
  landing: 'What you’ll get',
  updating: 'Updating…',
  counts: (rows: number, leftOut: number) => {
    const all = plural(rows, { one: '# row', other: '# rows' })
    return `${all}, ${leftOut === 0 ? 'none' : formatNumber(leftOut)} left out`
  },
  untitled: 'Without a title',
  leftOut: 'Left out',
  list: (title: string) => `In the list “${title}”`,
  tags: (tags: string) => `Tags: ${tags}`,
  back: 'Back',
  goOn: 'Continue',
  asks: {
    title: 'First say which column has the titles',
    medium: 'First say what kind of works these are',
    status: 'First say what these rows are',
    dayOrder: 'First say whether the day or the month comes first',
  } satisfies Record<TableColumns['asks'][number], string>,
} as const

/** "9 of 10 (8.5 of 10, rounded)" */
export function showLandingScore({ rating, sourceRating, sourceScale }: LandingRow): string | null {
  if (rating === null || sourceRating === null || sourceScale === null) return null
  const isExact = (Number(sourceRating) * 10) / sourceScale === rating
  return isExact
    ? `${rating} of 10`
    : `${rating} of 10 (${sourceRating} of ${sourceScale}, rounded)`
}
