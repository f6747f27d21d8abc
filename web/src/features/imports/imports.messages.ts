import type {
  ImportContent,
  ImportOutcome,
  ImportState,
  MatchReason,
} from '@medley/contract/transfer/import-values'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import { importSourceTexts } from '@medley/messages/import-sources'
import { productName } from '@medley/messages/titles'
import { isApiError } from '../../lib/api.ts'
import { formatList, formatNumber, plural, type PluralForms } from '../../lib/locale.ts'
import type { FileQuestion } from './parts/ask-first.ts'

/** Texts of imports. */
export const importsTexts = {
  failed: 'An error has occurred',
  loadFailed: 'The import could not be loaded',
  documentTitle: 'Import your history',
  title: 'Bring your history',
  lead: 'From another service, or from a table of your own. Nothing is saved before you’ve seen it.',
  missing: 'This import isn’t here',
  missingDetail: 'It was discarded, or it is older than 90 days.',
  importElse: 'Import something else',
  singleTitle: 'Import your films',
  headings: {
    planning: 'Reading your files',
    failed: 'Your files couldn’t be read',
    planned: 'What we found',
    changing: 'Updating your import',
    confirmed: 'Saving your history',
    writing: 'Saving your history',
    written: 'Upload Complete!',
    undoing: 'Undoing the import',
    undone: 'Undone',
  } satisfies Record<ImportState, string>,
  askingTitle: 'Open questions',
  singleFile: (sources: string, file: string, content: ImportContent) =>
    `${sources}, ${file}: ${contentNames[content]}`,
  progress: 'Progress of the import',
  waiting: 'Waiting to begin',
  reading: 'Your files are being read…',
  lookedUp: (percent: number) => `Comparing with what’s here: ${formatNumber(percent)}%`,
  doneOf: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`,
  mayClose: 'You can close this page. The import carries on, and you’ll find it under Import.',
  unopened: (count: number) =>
    plural(count, {
      one: '# file wasn’t opened: going by its name, it may hold passwords, devices, addresses or friends.',
      other:
        '# files weren’t opened: going by their names, they may hold passwords, devices, addresses or friends.',
    }),
  countFiles: (count: number) => plural(count, { one: '# file', other: '# files' }),
  countRows: (count: number) => plural(count, { one: '# row', other: '# rows' }),
  unused: (count: number, reason: string) =>
    `${plural(count, { one: '# row', other: '# rows' })} not used: ${reason}`,
  problemLine: (line: number) => `Line ${line}: `,
  problemIn: (file: string, line: number | null) =>
    line === null ? `${file}: ` : `${file}, line ${line}: `,
  openQuestions: (count: number) =>
    plural(count, { one: '# question open', other: '# questions open' }),
  keptPlan: 'Your answers are kept. You can leave and continue later, from the list under Import.',
  discardPrompt: 'Discard this import?',
  discardBody: 'None of it was saved. Your files stay as they are.',
  discarded: 'Import discarded',
  undoPrompt: 'Undo this import?',
  undoBody:
    'Everything it added will be removed and everything it replaced restored, except what you’ve edited since.',
  addsWork: 'Kept as in your export',
  openProfile: 'Open their profile to send a friend request',
  nothingNew: 'Everything in these files is already here.',
} as const

export const outcomeNames: Record<ImportOutcome, string> = {
  new: 'New',
  changed: 'Changed',
  here: 'Already here',
  choice: 'Unsure',
  leftOut: 'Left out',
}

export const contentNames: Record<ImportContent, string> = {
  review: 'reviews and diary',
  rating: 'ratings',
  watched: 'watched films',
}

export const stateNames: Record<ImportState, string> = {
  planning: 'Being read',
  failed: 'Couldn’t be read',
  planned: 'Not saved yet',
  changing: 'Being updated',
  confirmed: 'Waiting to be saved',
  writing: 'Being saved',
  written: 'Saved',
  undoing: 'Being undone',
  undone: 'Undone',
}

const reasonTexts: Record<MatchReason, string> = {
  id: 'Same id',
  'title, year and creator': 'Same title, year and creator',
  'title and creator': 'Same title and creator',
  'title and year': 'Same title and year',
  'title and about the year': 'Same title, about the same year',
  title: 'Same title only',
  'similar title': 'Similar title',
  chosen: 'Chosen by you',
  added: 'Kept as in your export',
}

/** The reason for a match, as text. */
export function showReason(reason: MatchReason): string {
  return reasonTexts[reason]
}

/** An import's sources, as text. */
export function showSources({ sources, state }: Pick<ImportDetails, 'sources' | 'state'>): string {
  return (
    formatList(sources.map((source) => importSourceTexts.names[source])) ||
    (state === 'planning' ? 'Your files' : 'Files that were not read')
  )
}

type Written = ImportDetails['written']

const episodeForms = { one: '# episode', other: '# episodes' }

const writtenForms: readonly (readonly [keyof Written, PluralForms])[] = [
  ['reviews', { one: '# review', other: '# reviews' }],
  [
    'engaged',
    {
      one: '# work watched, read or listened to',
      other: '# works watched, read or listened to',
    },
  ],
  ['saved', { one: '# work saved for later', other: '# works saved for later' }],
  ['lists', { one: '# list', other: '# lists' }],
  ['viewings', { one: '# day in your diary', other: '# days in your diary' }],
  ['episodes', episodeForms],
  ['progress', { one: '# work in progress', other: '# works in progress' }],
  ['remarks', { one: '# remark', other: '# remarks' }],
  ['listEntries', { one: '# list entry', other: '# list entries' }],
  ['comments', { one: '# comment', other: '# comments' }],
  ['likes', { one: '# like', other: '# likes' }],
  ['friends', { one: '# friend', other: '# friends' }],
  ['hidden', { one: '# thing you hide or block', other: '# things you hide or block' }],
  ['profile', { one: '# part of your profile', other: '# parts of your profile' }],
]

/** Counts of what an import saved: "3 reviews, 2 lists". */
export function showWritten({ written }: { written: Written }): string {
  return showCounts(written) || 'nothing'
}

/** Counts of the rest, which came with the works: "3 reviews, 2 lists"; empty without any. */
export function showBesideWorks({ works, written }: ImportDetails): string {
  return showCounts(works.tvShow > 0 ? { ...written, episodes: 0 } : written)
}

function showCounts(written: Written): string {
  const parts = writtenForms.flatMap(([kind, forms]) =>
    written[kind] > 0 ? plural(written[kind], forms) : [],
  )
  return parts.join(', ')
}

type Works = ImportDetails['works']

const workForms: readonly (readonly [keyof Works, PluralForms])[] = [
  ['tvShow', { one: '# TV show', other: '# TV shows' }],
  ['film', { one: '# film', other: '# films' }],
  ['book', { one: '# book', other: '# books' }],
  ['album', { one: '# album', other: '# albums' }],
  ['podcast', { one: '# podcast', other: '# podcasts' }],
]

/** Works that an import saved something of: "8,056 episodes of 511 TV shows, 213 films"; empty without any. */
export function showWorks({ works, written: { episodes } }: ImportDetails): string {
  const parts = workForms.flatMap(([medium, forms]) => {
    if (works[medium] === 0) return []
    const isOfShows = medium === 'tvShow' && episodes > 0
    const count = plural(works[medium], forms)
    return isOfShows ? `${plural(episodes, episodeForms)} of ${count}` : count
  })
  return parts.join(', ')
}

/** Look-up progress: "Looking up 312 works at the sources: 40 so far." */
export function showLookUp({ total, done, failed }: ImportDetails['lookUp']): string {
  const works = plural(total, { one: '# work', other: '# works' })
  if (done < total) {
    return `Looking up ${works} at the sources: ${formatNumber(done)} so far. No need to wait: this carries on after the import.`
  }
  const lost = failed > 0 ? `; ${formatNumber(failed)} of them could not be looked up` : ''
  return `${works} looked up at the sources${lost}.`
}

/** Why the server refused the files, in its own words; undefined for other failures. */
export function uploadFailureText(failure: unknown): string | undefined {
  const isAboutFiles = isApiError(
    failure,
    'validation_error',
    'unsupported_file_type',
    'file_too_large',
    'rate_limited',
  )
  return isAboutFiles ? failure.message : undefined
}

/** Texts of the page where an import starts. */
export const startTexts = {
  files: 'Export files',
  drop: 'Drop your file here',
  dropDetail: 'or choose it: the ZIP as you got it, or one or more files. We recognize what it is.',
  /** After the size of the chosen file. */
  chooseAnother: (size: string) => `${size} · choose another`,
  reading: 'Reading your files…',
  privacy:
    'Private notes in your files stay private: they are not read. Nothing is saved before you’ve seen it.',
  recognised: {
    content:
      'This looks like a Letterboxd file. Check what’s in it, then upload it. Nothing is saved before you’ve seen it.',
    profile:
      'This is the viewing activity of a Netflix account. Say which profile is yours, then upload it. Nothing is saved before you’ve seen it.',
  } satisfies Record<FileQuestion['about'], string>,
  profile: 'Your profile',
  content: 'What’s in the file',
  contents: {
    review: 'Reviews and diary (reviews.csv, diary.csv)',
    rating: 'Ratings (ratings.csv)',
    watched: 'Watched films (watched.csv)',
  } satisfies Record<ImportContent, string>,
  upload: 'Upload',
  pastImports: 'Your imports',
}

/** The sentences about an import, which the server names by code. */
export { importMessageTexts } from '@medley/messages/import-messages'

/** The texts about the services that exports come from. */
export { importSourceTexts } from '@medley/messages/import-sources'

/** Texts of the choice of a service, and of the pages about them. */
export const comingFromTexts = {
  title: 'Where are you coming from?',
  lead: `Bring everything you’ve rated, watched, read and heard to ${productName}.`,
  groups: 'Kinds of services',
  more: (name: string) => `What comes over from ${name}`,
  createAccount: 'Create Account',
  importNow: 'Import now',
  others: 'Or from somewhere else?',
} as const
