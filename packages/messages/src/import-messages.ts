import type { ImportMessageCode } from '@medley/contract/transfer/import-message-codes'

/**
 * The sentences about an import, by code. A plan stores codes and what their sentences name, so that it can be
 * read in any language. Columns and files are named as they are written.
 */
export const importMessageTexts = {
  // Why a row is left out, or what is not kept of it.
  fieldCount: ({ fields, header }: { fields: number; header: number }) =>
    `The row has ${fields} fields, the header ${header}`,
  headerAgain: 'A repeated header row',
  mergeMark: 'A conflict marker left by merging two versions of the file',
  openQuote: 'A quotation mark is not closed, so the rest of the file cannot be read',
  endlessRow: 'A row never ends, so the rest of the file cannot be read',
  titleMissing: 'The title is missing',
  scoreMissing: 'The score is missing',
  scoreRange: ({ max }: { max: number }) => `The score must be between 0 and ${max}`,
  halfStars: 'Rating must be 0.5 to 5 in half stars',
  noDate: ({ column }: { column: string }) =>
    `${column} was ignored: it is not a date like 2024-05-01`,
  futureDate: ({ column }: { column: string }) => `${column} was ignored: it is in the future`,
  eitherDate: ({ column }: { column: string }) =>
    `Only the year of ${column} was used: day and month are ambiguous`,
  noYear: 'Year is not a year like 2024',
  noScore: ({ column, max }: { column: string; max: number }) =>
    `${column} was ignored: it is not a score above 0, up to ${max}`,
  noKnownId: ({ column }: { column: string }) =>
    `${column} was ignored: it is not an id of IMDb or TMDB, nor an ISBN`,
  mediumUnknown: 'The row does not say whether it is a film, show, book, album or podcast',
  listsMax: ({ max }: { max: number }) => `Not added to a list: only the first ${max} are made`,
  noImdbId: 'Const is not an id like tt0111161',
  unreadableItem: 'The item cannot be read',
  unreadableTime: 'The time was ignored: it is not in a form like 2024-05-01T12:00:00Z',
  futureTime: 'The time was ignored: it is in the future',
  unknownStatus: 'The read status is unknown',
  earlierReadings: 'Earlier readings of a book that you stopped are not imported',
  episode: 'An episode: the file does not name its show',
  showOfEpisode: 'An episode: its show is listed',
  podcastEpisode: 'An episode: only whole podcasts are imported',
  partOfShow:
    'Part of a show: only numbered seasons and episodes that were watched or rated are imported',
  noEpisodeNumber: 'The season or the number of the episode is missing',
  markedTogether: 'Marked together with others, so the day is unknown',
  neitherSeenNorSaved: 'Neither watched nor saved for later',
  neitherReadNorSaved: 'Neither read, nor saved for later, nor in a list',
  neitherRatedNorWished: 'Neither rated, reviewed nor on the wish list',
  unnamedReference:
    'The file does not name everything that the review links to: it reads “…” there',
  fewTracks: ({ tracks, of }: { tracks: number; of: number }) =>
    `At most ${tracks} of its ${of} tracks were played on one day: an album counts from 60 %`,
  entryIfKnown: 'The episode is kept if Medley knows it',
  remarkReply: 'A reply stays with the remark that it replies to',
  seasonComment: 'A comment on a season: those on shows and episodes are imported',
  trailer: 'A trailer or preview',
  otherProfiles: ({ own }: { own: string }) => `Of other profiles; only ${own} is imported`,
  underTenMinutes: 'Played for less than ten minutes',
  sameViewing: 'Part of what you watched that day',
  byEpisodes: 'A season: its episodes are imported',
  unfinishedPart: 'A season or episode that you have not finished',
  partOfManga: 'A chapter or volume: only the whole manga is imported',
  track: 'A track: only whole albums are imported',
  comic: 'A comic',
  videoGame: 'A video game',
  musicVideo: 'A music video',
  neitherFilmNorShow: 'Neither a film nor a show',
  youTubeChannel: 'A YouTube channel',
  blog: 'A blog or news feed',
  nothingKept: 'Not something Medley keeps',
  deletedThere: 'You deleted it there',
  emptyComment: 'The comment is empty',
  listRow: 'A list has only one row of its own',
  privateNotes: 'Private notes are not imported',
  privateThere: 'Private there, so it is not imported',
  seenAsProfile: 'Only followers saw it there: here it is seen by whom you show what you do',
  inPrivateList: 'Private there: kept in a private list, with what you said in its note',
  seasonReview: 'The text about a season is not imported: the file names no episode of it',
  savedNote: 'Notes on saved works are not imported',
  savedScore: 'Its score is not imported: the table says that you have not finished it',
  untold: 'The table does not say whether you have watched, read or heard it',
  untoldEpisode: 'An episode that you have not watched, as far as the table says',
  episodeText: 'The text about an episode is not imported',
  keptAsShow: 'A season or an episode: its show is saved or listed',
  placeOfViewing: 'Where you watched is not imported',
  placeOfNote: 'The work has no such place here as the note names',
  notForAll: 'Not everybody could see it there',
  noCatalog: 'Its title is in catalog.ndjson: choose that file as well',
  tagsOfRead: 'Tags are only imported for what you have watched, read or listened to',
  plays: 'Plays are imported where the history has their dates',
  secondReview: 'A second review of the same day',
  sameEntry: 'It has the same address as another row, whose text and date are used',
  keptAsWatched: 'No score: imported as watched',
  scoreOfReview: ({ score }: { score: string }) => `The score of the review is used: ${score}`,
  otherRowScore: ({ score }: { score: number }) =>
    `Another row of your files gave ${score} of 10, which is used`,
  seenAlready: 'Already watched, read or listened to',
  skipped: 'Skipped',

  // Why something of a Medley export is left out.
  unnamedReviews: 'The file does not say whose reviews they belong to',
  notPublic: 'They were no longer public when the file was written',
  staysBehind: 'It stays in the Medley that it comes from',
  invalidHere: 'It is not possible here',
  sharedMax: ({ max }: { max: number }) => `At most ${max} are read`,
  reviewNotHere: 'That review does not exist here, or you cannot see it',
  listNotHere: 'That list does not exist here, or you cannot see it',
  workNotHere: 'That work does not exist here',
  nobody: 'Nobody here has that name',
  wordless: 'It contains no letters or digits',
  full: 'You have reached the limit',
  fullReview: 'This review has reached its limit of comments',
  unasked: 'Friendship is mutual: send a friend request',
  befriended: 'You are friends or have a pending request: block them on their profile',

  // Subjects of the rows of a Medley export.
  comment: ({ title }: { title: string }) => `Comment: ${title}`,
  like: ({ title }: { title: string }) => `Like: ${title}`,
  friend: ({ username }: { username: string }) => `Friend: ${username}`,
  mute: ({ username }: { username: string }) => `Muted: ${username}`,
  block: ({ username }: { username: string }) => `Blocked: ${username}`,
  hiddenWork: ({ title }: { title: string }) => `Not for me, nor in my feed: ${title}`,
  dismissedWork: ({ title }: { title: string }) => `Not for me: ${title}`,
  filterWord: ({ word }: { word: string }) => `Filter word: ${word}`,
  goal: ({ year }: { year: number }) => `Goal: ${year}`,
  profileText: ({ text }: { text: string }) => `About you: ${text}`,
  pinnedReview: ({ title }: { title: string }) => `Pinned review: ${title}`,
  publishedYear: ({ year }: { year: number }) => `Published year: ${year}`,
  comments: ({ count }: { count: number }) => `Comments (${count})`,
  likes: ({ count }: { count: number }) => `Likes (${count})`,
  listLikes: ({ count }: { count: number }) => `Likes of lists (${count})`,
  friends: ({ count }: { count: number }) => `Friends (${count})`,
  mutes: ({ count }: { count: number }) => `Muted members (${count})`,
  blocks: ({ count }: { count: number }) => `Blocked members (${count})`,
  hiddenWorks: ({ count }: { count: number }) => `Hidden works (${count})`,
  dismissedWorks: ({ count }: { count: number }) => `Not for me (${count})`,
  filterWords: ({ count }: { count: number }) => `Filter words (${count})`,
  goals: ({ count }: { count: number }) => `Goals (${count})`,
  publishedYears: ({ count }: { count: number }) => `Published years (${count})`,
  sentWorks: ({ count }: { count: number }) => `Works sent to friends or received (${count})`,
  shelfWorks: ({ count }: { count: number }) => `Works on the shelves of your profile (${count})`,
  leftOutWorks: ({ count }: { count: number }) => `Works left out of a year (${count})`,
  switches: ({ count }: { count: number }) => `Settings of notifications and visibility (${count})`,

  // Why no row of a file is used.
  deletedAtLetterboxd: 'Deleted on Letterboxd',
  orphanedAtLetterboxd: 'Letterboxd no longer has a film for it',
  likesAtLetterboxd: 'Likes of other people’s posts on Letterboxd',
  commentsAtLetterboxd: 'Comments on Letterboxd reviews',
  profileAtLetterboxd: 'Profiles are not imported',
  otherAtGoodreads: 'Nothing read or rated',
  otherAtTrakt: 'Nothing watched, rated or listed',
  errorsAtTrakt: 'Trakt could not export these parts: request the export again',
  otherAtTvTime: 'Nothing watched, rated or saved that is not in other rows',
  unreadAtTvTime: 'Not read: only what you watched, saved, rated and listed is imported',
  unknownVote: 'The file does not say how many stars this vote means',
  besideTracking: 'Some titles are in the files tracking-prod-records: choose these files together',
  idElsewhere: 'The file names only an id of a service that Medley does not ask',
  otherAtNetflix: 'Nothing watched, rated or put on My List',
  otherAtRyot: 'Workouts, measurements, people and groups of works are not imported',
  privateAtTvTime: 'Not opened: it may hold passwords, addresses, devices or friends',
  otherAtNeodb: 'Earlier states, and names of tags',
  besideJournal: 'Read with journal.ndjson',
  keyOfAccount: 'Not opened: it holds the secret key of your account',
  otherPlays: ({
    short,
    albumless,
    undated,
    incognito,
    audiobook = 0,
    other,
  }: {
    short: number
    albumless: number
    undated: number
    incognito: number
    audiobook?: number
    other: number
  }) => {
    const counted = [
      [short, 'shorter than 30 seconds'],
      [albumless, 'without an album'],
      [undated, 'without a day'],
      [incognito, 'in a private session'],
      [audiobook, 'of audiobooks'],
      [other, 'without a track'],
    ] as const
    const parts = counted.filter(([count]) => count > 0)
    const among = parts.map(([count, what]) => `${english(count)} ${what}`).join(', ')
    return `Plays of single tracks: an album counts as heard on days on which you played at least four and 60 % of its tracks${among && `. Among them are ${among}`}`
  },
  otherAtListenBrainz: 'Tracks that you love, hate or pinned: whole albums are imported',
  otherAtSpotify: 'Not opened: only the history of what you listened to is read',

  // Unreadable files and uploads, and how to fix them.
  emptyFile: 'The file is empty',
  unknownFile:
    'We don’t recognize this file. Choose the export as the service gave it to you. The first line of a CSV file must name its columns',
  watchedOrToWatch:
    'We can’t tell watched films from films to watch. Name the file watched.csv or watchlist.csv',
  missingColumns: ({ columns }: { columns: string }) => `Missing columns: ${columns}`,
  otherColumns: 'The file doesn’t have the columns you named. Choose it again',
  damagedJson: 'The file is damaged. Export it again',
  noSubscriptions: 'The file names no subscriptions',
  damagedXml: 'The file is damaged. Export it again',
  newerMedley: ({ path }: { path: string }) =>
    `The file is damaged, or from a newer Medley (${path}). Export it again`,
  noText: 'This isn’t a text file. Choose a CSV, JSON or ZIP file',
  blankFile: 'The file is damaged: it contains nothing. Export it again',
  noUnicode:
    'This isn’t UTF-8 text. Save the file as "CSV UTF-8", or choose the export as you downloaded it',
  letterNotUnicode:
    'A character is not in UTF-8. Save the file as "CSV UTF-8", or choose the export as you downloaded it',
  tableNotUnicode: 'The file is not UTF-8 text',
  readAsWindows:
    'The file is not in UTF-8 and was read as Windows-1252. Check that its characters are right',
  someAsWindows:
    'Some characters are not in UTF-8 and were read as Windows-1252. Check that they are right',
  nulsDropped: ({ count }: { count: number }) =>
    `It holds ${english(count)} NUL ${count === 1 ? 'character' : 'characters'}, the first in this line. They were dropped and the rest was read`,
  mergedVersions:
    'Two versions of the file were merged by mistake, and both were read. Choose one version or export it again if that is not what you want',
  endsAtOpenQuote:
    'A quotation mark is not closed, so the rest of the file cannot be read. Export it again, or fix this line',
  endsAtEndlessRow:
    'A row never ends, so the rest of the file cannot be read. Export it again, or fix this line',
  openQuoteAt: ({ line }: { line: number }) =>
    `The row at line ${line} cannot be read: its quotes are not closed`,
  endlessRowAt: ({ line }: { line: number }) =>
    `The row at line ${line} cannot be read: it is too long`,
  cellsMax: ({ max }: { max: number }) => `A row has more than ${max} cells`,
  rowsMax: ({ max }: { max: number }) =>
    `There are more than ${english(max)} rows. Import it in parts`,
  rowsMaxIn: ({ max, file }: { max: number; file: string }) =>
    `There are more than ${english(max)} rows, the last in ${file}. Import it in parts`,
  noFiles: 'It contains no CSV or JSON file',
  tooLarge: 'It is too large to read. Import it in parts, or in a smaller file',
  totalMax: ({ megabytes }: { megabytes: number }) =>
    `More than ${megabytes} MB in all. Choose fewer files at a time`,
  zipInZip: 'A ZIP inside a ZIP is not read. Unpack the outer one and choose the inner one',
  zipFilesMax: ({ max }: { max: number }) =>
    `It holds more than ${english(max)} files. Unpack it and choose the CSV files`,
  zipLocked: 'It is password-protected. Unpack it and choose the files',
  zipOutside: 'Its path leads out of the ZIP, so it was not read',
  zipDamaged: 'The ZIP is damaged. Export it again, or unpack it and choose the files in it',
  zipRatio: ({ file }: { file: string }) =>
    `${file} in it looks like a zip bomb. Choose the ZIP as you downloaded it`,
  zipFileMax: ({ file, megabytes }: { file: string; megabytes: number }) =>
    `${file} in it is larger than ${megabytes} MB. Import it in parts`,
  zipTotalMax: ({ file, megabytes }: { file: string; megabytes: number }) =>
    `It is larger than ${megabytes} MB when unpacked, up to ${file}. Unpack it and choose its files in parts`,

  // Why an undo kept something.
  changedSince: 'You have changed it since',
  changedOrReviewed: 'You have changed it since, or your review belongs to it',
  markedSince: 'It still has a review or diary entry, or you marked it again',
  listChangedSince: 'You have changed it or added to it since',
  addedAgain: 'You have added it to the list again',
} satisfies Record<ImportMessageCode, string | ((params: never) => string)>

function english(number: number): string {
  return number.toLocaleString('en')
}

export type ImportMessageTexts = typeof importMessageTexts

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

/** The English sentence of a message. */
export function sentenceOf(message: ImportMessage): string {
  return writeImportMessage(importMessageTexts, message) ?? message.code
}
