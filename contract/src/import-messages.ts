/**
 * The sentences about an import, by code. A plan stores codes and what their sentences name, so that it can be
 * read in any language. Columns and files are named as they are written.
 */
export const importMessageTexts = {
  // Why a row is left out, or what is not kept of it.
  fieldCount: ({ fields, header }: { fields: number; header: number }) =>
    `The row has ${fields} fields, the header ${header}`,
  headerAgain: 'The header again',
  mergeMark: 'A mark left by a merge of two versions of the file',
  openQuote: 'A quotation mark is not closed: from here on the file cannot be read',
  endlessRow: 'A row does not end: from here on the file cannot be read',
  titleMissing: 'The title is missing',
  scoreMissing: 'The score is missing',
  scoreRange: ({ max }: { max: number }) => `The score is not one up to ${max}`,
  halfStars: 'Rating is not 0.5 to 5 in half stars',
  noDate: ({ column }: { column: string }) =>
    `${column} was not read: it is not a date like 2024-05-01`,
  futureDate: ({ column }: { column: string }) => `${column} was not read: it is in the future`,
  eitherDate: ({ column }: { column: string }) =>
    `Only the year of ${column} was read: day and month cannot be told apart`,
  noYear: 'Year is not a year like 2024',
  noImdbId: 'Const is not an id like tt0111161',
  unreadableItem: 'The item cannot be read',
  unreadableTime: 'The time was not read: it is not one like 2024-05-01T12:00:00Z',
  futureTime: 'The time was not read: it is in the future',
  unknownStatus: 'The read status is unknown',
  unfinished: 'Not finished, without a score',
  unfinishedSaved: 'Not finished: saved for later',
  episode: 'An episode: whole shows are kept, not their episodes',
  podcastEpisode: 'An episode: whole podcasts are kept, not their episodes',
  partOfShow: 'Part of a show: whole shows are kept',
  wholeShow: 'Whole shows are kept, not their episodes',
  videoGame: 'A video game',
  musicVideo: 'A music video',
  neitherFilmNorShow: 'Neither a film nor a show',
  nothingKept: 'Nothing that is kept here',
  emptyComment: 'The comment is empty',
  listRow: 'A list has one row of its own',
  privateNotes: 'Private notes are not read',
  savedNote: 'The note of a saved work is not kept',
  tagsOfRead: 'Tags are kept of books that were read',
  plays: 'Its plays are kept as far as the history tells their days',
  secondReview: 'A second review of the same day',
  sameEntry: 'It has the address of another row, whose text and day count',
  keptAsWatched: 'Without a score: kept as watched',
  scoreOfReview: ({ score }: { score: string }) => `The score of the review counts, ${score}`,
  seenAlready: 'Watched, read or heard already',
  skipped: 'Skipped',

  // Why something of a Medley export is left out.
  unnamedReviews: 'The file does not say whose reviews they belong to',
  notPublic: 'They were no longer public when the file was written',
  sharedMax: ({ max }: { max: number }) => `At most ${max} are read`,
  reviewNotHere: 'That review is not here, or not for you to see',
  listNotHere: 'That list is not here, or not for you to see',
  workNotHere: 'That work is not here',
  nobody: 'Nobody here has that name',
  wordless: 'It has no letter or digit',
  full: 'You have as many as you may have',
  fullReview: 'There are as many comments under this review as there may be',
  unasked: 'A friendship needs both: send a friend request',
  befriended: 'There is a friendship or request between you: block them on their profile',

  // What rows of a Medley export are about.
  comment: ({ title }: { title: string }) => `Comment: ${title}`,
  like: ({ title }: { title: string }) => `Like: ${title}`,
  friend: ({ username }: { username: string }) => `Friend: ${username}`,
  mute: ({ username }: { username: string }) => `Muted: ${username}`,
  block: ({ username }: { username: string }) => `Blocked: ${username}`,
  hiddenWork: ({ title }: { title: string }) => `Hidden: ${title}`,
  dismissedWork: ({ title }: { title: string }) => `Not for me: ${title}`,
  filterWord: ({ word }: { word: string }) => `Filter word: ${word}`,
  comments: ({ count }: { count: number }) => `Comments (${count})`,
  likes: ({ count }: { count: number }) => `Likes (${count})`,
  listLikes: ({ count }: { count: number }) => `Likes of lists (${count})`,
  friends: ({ count }: { count: number }) => `Friends (${count})`,
  mutes: ({ count }: { count: number }) => `Muted members (${count})`,
  blocks: ({ count }: { count: number }) => `Blocked members (${count})`,
  hiddenWorks: ({ count }: { count: number }) => `Hidden works (${count})`,
  dismissedWorks: ({ count }: { count: number }) => `Dismissed works (${count})`,
  filterWords: ({ count }: { count: number }) => `Filter words (${count})`,

  // Why no row of a file is used.
  deletedAtLetterboxd: 'Deleted at Letterboxd',
  orphanedAtLetterboxd: 'Letterboxd has no film for it any more',
  likesAtLetterboxd: 'Likes of what somebody else wrote at Letterboxd',
  commentsAtLetterboxd: 'Comments under reviews at Letterboxd',
  profileAtLetterboxd: 'A profile is not imported',
  otherAtGoodreads: 'Nothing that was read or rated',
  otherAtTrakt: 'Nothing that was watched, rated or listed',

  // What could not be read of a file or an upload, and what to do.
  emptyFile: 'It is empty',
  unknownFile:
    'It is none of the files that are known: exports of Letterboxd, Goodreads, StoryGraph, IMDb, Trakt and Medley. The first line of a CSV file must name its columns',
  watchedOrToWatch:
    'Films watched and films to watch look alike. Name the file watched.csv or watchlist.csv',
  missingColumns: ({ columns }: { columns: string }) => `Missing columns: ${columns}`,
  damagedJson: 'It is damaged. Export it again',
  newerMedley: ({ path }: { path: string }) =>
    `It is damaged, or of a newer Medley (${path}). Export it again`,
  noText: 'It is no text. Choose a CSV, a JSON or a ZIP file',
  blankFile: 'It is damaged: it holds nothing. Export it again',
  noUnicode:
    'It is no UTF-8 text. Save the file as "CSV UTF-8", or choose the export as it was downloaded',
  letterNotUnicode:
    'A letter is not in UTF-8. Save the file as "CSV UTF-8", or choose the export as it was downloaded',
  tableNotUnicode: 'The file is not UTF-8 text',
  readAsWindows:
    'It is not in UTF-8, and was read as Windows-1252. See whether its letters are right',
  nulsDropped: ({ count }: { count: number }) =>
    `It holds ${english(count)} NUL ${count === 1 ? 'character' : 'characters'}, the first in this line. They were dropped, the rest was read`,
  mergedVersions:
    'Two versions of the file were merged by mistake, and both were read. Choose one version or export it again if that is not what you want',
  endsAtOpenQuote:
    'A quotation mark is not closed: from here on the file cannot be read. Export it again, or mend this line',
  endsAtEndlessRow:
    'A row does not end: from here on the file cannot be read. Export it again, or mend this line',
  openQuoteAt: ({ line }: { line: number }) =>
    `The row at line ${line} cannot be read: its quotes are not closed`,
  endlessRowAt: ({ line }: { line: number }) =>
    `The row at line ${line} cannot be read: it is too long`,
  cellsMax: ({ max }: { max: number }) => `A row has more than ${max} cells`,
  rowsMax: ({ max }: { max: number }) =>
    `There are more than ${english(max)} rows. Import the history in parts`,
  rowsMaxIn: ({ max, file }: { max: number; file: string }) =>
    `There are more than ${english(max)} rows, the last in ${file}. Import the history in parts`,
  noFiles: 'There is no CSV or JSON file in it',
  tooLarge: 'It is too large to read. Import the history in parts, or in a smaller file',
  totalMax: ({ megabytes }: { megabytes: number }) =>
    `More than ${megabytes} MB in all. Choose fewer files at a time`,
  zipInZip: 'A ZIP inside a ZIP is not read. Unpack the outer one and choose it',
  zipFilesMax: ({ max }: { max: number }) =>
    `It holds more than ${english(max)} files. Unpack it and choose the CSV files`,
  zipLocked: 'It is locked with a password. Unpack it and choose the files',
  zipOutside: 'It names files outside of itself and is not read',
  zipDamaged: 'The ZIP is damaged. Export it again, or unpack it and choose the files in it',
  zipRatio: ({ file }: { file: string }) =>
    `${file} in it is packed as no export is. Choose the ZIP as it was downloaded`,
  zipFileMax: ({ file, megabytes }: { file: string; megabytes: number }) =>
    `${file} in it is larger than ${megabytes} MB. Import the history in parts`,
  zipTotalMax: ({ file, megabytes }: { file: string; megabytes: number }) =>
    `It is larger than ${megabytes} MB when unpacked, up to ${file}. Unpack it and choose its files in parts`,

  // Why an undo kept something.
  changedSince: 'You have changed it since',
  changedOrReviewed: 'You have changed it since, or a review of yours belongs to it',
  markedSince: 'A review or viewing of yours stands on it, or you marked it again',
  listChangedSince: 'You have changed it or added to it since',
  addedAgain: 'You have added it to the list again',
}

function english(number: number): string {
  return number.toLocaleString('en')
}

export type ImportMessageTexts = typeof importMessageTexts
export type ImportMessageCode = keyof ImportMessageTexts

type MessageOf<Code extends ImportMessageCode> = ImportMessageTexts[Code] extends (
  params: infer Params,
) => string
  ? { code: Code; params: Params }
  : { code: Code }

/** A sentence about an import: its code, and what it names. */
export type ImportMessage = { [Code in ImportMessageCode]: MessageOf<Code> }[ImportMessageCode]

/** The sentence of a message; undefined for a code that is newer than the texts. */
export function writeImportMessage(
  texts: Readonly<Record<string, string | ((params: never) => string)>>,
  { code, params = {} }: { code: string; params?: object },
): string | undefined {
  const text = texts[code]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a code and its params are of one message
  return typeof text === 'function' ? text(params as never) : text
}
