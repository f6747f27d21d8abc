import type { ImportSource } from '@medley/contract/transfer/import-sources'
import { productName } from './titles.ts'
import type { Kind, Rest, SourceGroup } from './what-comes-over.ts'

/** As people write them. */
export const sourceNames = {
  letterboxd: 'Letterboxd',
  goodreads: 'Goodreads',
  storygraph: 'StoryGraph',
  imdb: 'IMDb',
  trakt: 'Trakt',
  tvTime: 'TV Time',
  netflix: 'Netflix',
  myanimelist: 'MyAnimeList',
  yamtrack: 'Yamtrack',
  ryot: 'Ryot',
  watcharr: 'Watcharr',
  movary: 'Movary',
  neodb: 'NeoDB',
  simkl: 'Simkl',
  anilist: 'AniList',
  rateYourMusic: 'Rate Your Music',
  lastfm: 'Last.fm',
  listenbrainz: 'ListenBrainz',
  spotify: 'Spotify',
  hardcover: 'Hardcover',
  libraryThing: 'LibraryThing',
  calibre: 'Calibre',
  openReads: 'Openreads',
  bookwyrm: 'BookWyrm',
  podcasts: 'A podcast app (OPML)',
  table: 'A table of your own',
  medley: 'Another Medley',
} satisfies Record<ImportSource, string>

/** Texts about the services that exports come from. */
export const importSourceTexts = {
  names: sourceNames,
  /** The names after "from". */
  namesInSentences: {
    ...sourceNames,
    podcasts: 'a podcast app',
    table: 'a table of your own',
    medley: 'another Medley',
  } satisfies Record<ImportSource, string>,
  /** Of the page about a service. */
  page: {
    lead: 'What you kept there comes over as it is. You’ll see a plan before anything is saved, decide where we’re unsure, and can undo it all.',
    how: 'How to get your file',
    comes: 'What comes over',
    there: 'There',
    here: `On ${productName}`,
    stays: 'What is left out',
    everyRow: 'Every other row comes over, or you’re told why it didn’t.',
  },
  groups: {
    screen: 'Films and shows',
    books: 'Books',
    sound: 'Music and podcasts',
    mixed: 'Everything else',
  } satisfies Record<SourceGroup, string>,
  /** How to get the file. */
  ways: {
    letterboxd: 'Settings, Data, Export your data. The ZIP as it is, or a single CSV file from it.',
    goodreads: 'My Books, Import and export, Export Library. One CSV file.',
    storygraph: 'Manage Account, Manage Your Data, Export. One CSV file.',
    imdb: 'Your ratings, your watchlist or a list, then Export. One CSV file each; take them all together.',
    trakt: 'Settings, Data, Export. The ZIP as it is.',
    tvTime:
      'TV Time closed in July 2026. If you still have the ZIP of your data, or the JSON of an exporter, take it as it is. Files with passwords, devices, addresses and friends are not even opened.',
    netflix:
      'Account, your profile, Viewing activity, Download all. Or ask for a copy of your personal information: ViewingActivity.csv in it says for how long you watched, and you can choose the profile.',
    myanimelist:
      'Your list, Export, then Anime or Manga. The packed XML file as it is; both together, if you like.',
    yamtrack: 'Settings, Export Data. One CSV file.',
    ryot: 'In its settings, export everything as one JSON file.',
    watcharr: 'In its settings, export your list as one JSON file.',
    movary:
      'In your account settings, export your history, ratings and watchlist as CSV. Take all three together.',
    neodb: 'In your account settings, export as CSV or NDJSON. The ZIP as it is.',
    simkl: 'In its settings, make a backup, as JSON in a ZIP or as CSV. Take the ZIP as it is.',
    anilist:
      'Request your data in your account settings. One JSON file, with ids instead of titles; we look them up.',
    rateYourMusic: 'Export your ratings from your profile there. One CSV file.',
    lastfm:
      'Last.fm has no export of its own. Other people’s tools write your scrobbles as CSV; take that file.',
    listenbrainz: 'Settings, Export data. The ZIP as it is.',
    spotify:
      'Account, Privacy: ask for your extended streaming history, which names the albums. It takes a few days; take the ZIP as it is.',
    hardcover: 'In your account settings, export your library. One CSV file.',
    libraryThing: 'Import/Export, then as tab-delimited text. One file.',
    calibre: 'Convert books, Create a catalog, as CSV. One file.',
    openReads: 'In its settings, make a backup, which can also be a CSV file.',
    bookwyrm: 'In your account settings, export your books as CSV.',
    podcasts:
      'Nearly every podcast app exports its subscriptions as an OPML file: AntennaPod, Pocket Casts, Overcast, gPodder and others.',
    table:
      'Any CSV file with one work or one episode in a row: from a spreadsheet, or from a service without an export, as Musicboard was when it went dark.',
    medley: 'Settings, Your data. The ZIP as it is.',
  } satisfies Record<ImportSource, string>,
  /** Names of things there, and here. */
  kinds: {
    halfStars: ['Ratings in half stars', 'Ratings from 1 to 10, exactly'],
    wholeStars: ['Ratings of one to five stars', 'Ratings from 2 to 10, exactly'],
    quarterStars: [
      'Ratings in quarter stars',
      'Ratings from 1 to 10; what lies between is rounded, and you see which',
    ],
    points: ['Ratings from 1 to 10', 'The same ratings'],
    decimals: [
      'Ratings up to 10, with decimals',
      'Ratings from 1 to 10; what lies between is rounded, and you see which',
    ],
    hundred: [
      'Ratings up to 100',
      'Ratings from 1 to 10; what lies between is rounded, and you see which',
    ],
    reviews: ['Reviews', 'Reviews, with their dates'],
    thoughts: ['Thoughts', 'Reviews'],
    comments: ['Comments', 'Reviews'],
    watchedDays: ['What you watched, and when', 'Days in your diary, rewatches included'],
    readDays: ['What you read, and when', 'Days in your diary'],
    episodes: ['Episodes you have seen', 'The same episodes, with their days where they are known'],
    watchlist: ['Your watchlist', 'Saved for later'],
    toRead: ['What you want to read', 'Saved for later'],
    going: ['What you have begun', 'What you are in the middle of'],
    halted: ['What you dropped or paused', 'Stopped or paused'],
    lists: ['Lists', 'Lists'],
    shelves: ['Shelves of your own', 'Lists'],
    tags: ['Tags', 'Tags in your diary'],
    notes: ['Notes at a page or an episode', 'Remarks at that place'],
    episodeComments: ['Comments on episodes', 'Remarks at those episodes'],
    episodeRatings: ['Ratings of episodes', 'Ratings of the same episodes'],
    finishedDays: ['What you finished, and when', 'Days in your diary'],
    favorites: ['Favorites', 'A list'],
    library: ['Your library', 'A list'],
    toldReading: [
      'What a column or tag of yours says you read',
      'Read, with the day if it’s given',
    ],
    wishes: ['Your wish list', 'Saved for later'],
    plays: ['Plays of tracks', 'Albums heard, on days you played most of one'],
    subscriptions: ['Podcasts you follow', 'Podcasts you are in the middle of'],
    columns: [
      'Title, year, creator, rating, date, text, tags, season and episode, whatever their columns are called',
      'Ratings, reviews, days in your diary and tags: you say once what each column is',
    ],
    thumbs: [
      'Stars, and thumbs: down, up and two up',
      'Ratings: for the thumbs 3, 7 and 10 points',
    ],
    privateThere: [
      'What only you see there',
      'A private list with your score and text, or private progress',
    ],
    everything: ['What you made there', 'The same here'],
  } satisfies Record<Kind, readonly [string, string]>,
  /** Names of things that are left out. */
  rests: {
    social: 'Likes, comments and followers',
    privateNotes: 'Private notes, which are not read',
    games: 'Video games and comics, which Medley does not have',
    votes: 'Reactions to episodes, and comments',
    secrets:
      'Files with passwords, devices, addresses and friends: they are skipped by their names and never unpacked',
    accountKey: 'The secret key of your account, which is never read',
    brief: 'Trailers, and what you watched for less than ten minutes',
    profiles: 'Profiles other than the one you choose',
    fitness: 'Workouts and measurements',
    tracks: 'Single tracks, and albums you heard little of',
    devices: 'Podcast episodes, devices and addresses',
    copies: 'Copies you own, and what they cost',
    descriptions: 'The publishers’ descriptions, and the books themselves',
    feeds: 'Addresses of feeds, since those of paid ones hold a key of yours',
    otherFeeds: 'Blogs and video channels among your feeds',
    empty: 'Rows without a title',
    places: 'The places where you watched',
  } satisfies Record<Rest, string>,
}
