import type { ImportContent } from '@medley/contract/import-values'
import { isApiError } from '../../lib/api.ts'

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
  drop: 'Drop your export here',
  dropDetail: 'or choose it: the whole ZIP, or any CSV or JSON file inside',
  /** After the size of the chosen file. */
  chooseAnother: (size: string) => `${size} · choose another`,
  reading: 'Reading your files…',
  privacy:
    'Private notes in your files stay private: they are not read. Nothing is saved before you’ve seen it.',
  isLetterboxd:
    'This looks like a Letterboxd file. Check what’s in it, then upload it. Nothing is saved before you’ve seen it.',
  content: 'What’s in the file',
  contents: {
    review: 'Reviews and diary (reviews.csv, diary.csv)',
    rating: 'Ratings (ratings.csv)',
    watched: 'Watched films (watched.csv)',
  } satisfies Record<ImportContent, string>,
  upload: 'Upload',
  pastImports: 'Your imports',
  howTo: 'How to get your export',
  /** The way to an export in the menus of each service. */
  ways: {
    letterboxd: 'Settings, Data, Export your data. The ZIP as it is, or a single CSV file from it.',
    goodreads: 'My Books, Import and export, Export Library. One CSV file.',
    storygraph: 'Manage Account, Manage Your Data, Export. One CSV file.',
    imdb: 'Your ratings, watchlist or a list, then Export. One CSV file each.',
    trakt: 'Settings, Data, Export. The ZIP as it is.',
    medley: 'Settings, Your data. The ZIP as it is.',
  },
}
