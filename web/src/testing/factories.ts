import type { Entry, NamedEntry } from '@medley/contract/works/entries'
import type {
  Recommendation,
  Recommendations,
  RecommendedWork,
} from '@medley/contract/works/recommendations'
import type { FriendProgress, Progress } from '@medley/contract/library/progress'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import type { Viewing } from '@medley/contract/library/viewings'
import type {
  Comment,
  CoveredWork,
  ListEntry,
  MediaList,
  Person,
  Profile,
  ProfileTexts,
  Review,
  SearchItem,
  UserSearchItem,
  Work,
  WorkDetails,
  WorkRef,
} from '@medley/contract/values/shapes'

/* Whole values of the contract, of which a test names what it is about. */

const noon = '2024-05-01T12:00:00.000Z'

export function aWorkRef(facts: Partial<WorkRef> = {}): WorkRef {
  return {
    id: 7,
    medium: 'film',
    title: 'Alien',
    posterSource: null,
    releaseDate: null,
    ...facts,
  }
}

export function aSearchItem(facts: Partial<SearchItem> = {}): SearchItem {
  const userInfo = { hasEngaged: false, savedForLater: false }
  return { ...aWorkRef(facts), releaseDate: '1979-05-25', creators: [], userInfo, ...facts }
}

export function aWork(facts: Partial<Work> = {}): Work {
  return {
    ...aSearchItem(facts),
    description: null,
    entries: [],
    audienceSize: 0,
    rating: null,
    reviewCount: 0,
    ...facts,
  }
}

export function aWorkDetails(facts: Partial<WorkDetails> = {}): WorkDetails {
  return {
    ...aWork(facts),
    entryCount: facts.entries?.length ?? 0,
    standing: 'confirmed',
    isOwn: false,
    originalTitle: null,
    alternativeTitles: [],
    genres: [],
    credits: [],
    countries: [],
    languages: [],
    minutes: null,
    pages: null,
    series: null,
    descriptionUrl: null,
    ...facts,
  }
}

export function aUserItem(facts: Partial<UserSearchItem> = {}): UserSearchItem {
  return {
    id: 8,
    username: 'ben',
    profilePicture: null,
    firstName: null,
    lastName: null,
    ...facts,
  }
}

export function aReview(facts: Partial<Review> = {}): Review {
  return {
    id: 4,
    author: aUserItem(),
    work: { ...aWorkRef(), creators: [] },
    rating: 8,
    review: 'Sharp and slow.',
    spoiler: false,
    timePosted: noon,
    dateViewed: null,
    viewedIn: null,
    imported: false,
    userInfo: { hasEngaged: false, savedForLater: false },
    audience: null,
    likes: { totalCount: 0 },
    likedByMe: false,
    comments: { items: [] },
    ...facts,
  }
}

type CommentFacts = Partial<Pick<Comment, 'id' | 'reviewId' | 'author' | 'content' | 'timePosted'>>

/** The older spellings hold the same values. */
export function aComment(facts: CommentFacts = {}): Comment {
  const {
    id = 5,
    reviewId = 4,
    author = aUserItem(),
    content = 'So true.',
    timePosted = noon,
  } = facts
  return {
    id,
    reviewId,
    review_id: reviewId,
    author,
    content,
    timePosted,
    commenter_user_id: author.id,
    username: author.username,
    time_posted: timePosted,
  }
}

type PersonFacts = Partial<
  Pick<Person, 'id' | 'username' | 'firstName' | 'lastName' | 'friendRequestStatus'>
>

export function aPerson(facts: PersonFacts = {}): Person {
  const { id = 9, username = `user-${id}`, friendRequestStatus = 'none' } = facts
  return { ...aProfile({ ...facts, id, username }), profilePicture: null, friendRequestStatus }
}

type ProfileFacts = Partial<
  Pick<Profile, 'id' | 'username' | 'firstName' | 'lastName' | 'onlyFor' | keyof ProfileTexts>
>

/** The older spellings hold the same values. */
export function aProfile(facts: ProfileFacts = {}): Profile {
  const { id = 9, username = 'ben', firstName = null, lastName = null, onlyFor = null } = facts
  const { bio = null, link = null, place = null, pronouns = null } = facts
  return {
    id,
    username,
    onlyFor,
    first_name: firstName,
    last_name: lastName,
    firstName,
    lastName,
    profile_pic: null,
    bio,
    link,
    place,
    pronouns,
  }
}

/** A work that the member is recommended because they liked another one. */
export function aRecommendation(facts: Partial<RecommendedWork> = {}): Recommendation {
  const liked = { ...aWorkRef({ id: 90, title: 'Heat' }), creators: [], releaseDate: null }
  return {
    work: { ...aSearchItem(facts), rating: null, reviewCount: 0, ...facts },
    reasons: [{ kind: 'liked', work: liked, rating: 9 }],
    isNewHere: false,
  }
}

/** An answer with these recommendations, for a member who has liked enough. */
export function someRecommendations(items: Recommendation[]): Recommendations {
  return { items, basis: { likedCount: 5, wantedCount: 5, method: null, timeBuilt: null } }
}

/** Works in a list, in the order given. */
export function listEntries(works: readonly (WorkRef & Partial<CoveredWork>)[]): ListEntry[] {
  return works.map((work, index) => ({
    position: index + 1,
    work: { ...work, creators: work.creators ?? [] },
    note: null,
  }))
}

export function aList(facts: Partial<MediaList> = {}): MediaList {
  return {
    id: 5,
    title: 'Favourites',
    description: null,
    isRanked: false,
    isPrivate: false,
    audience: null,
    owner: { username: 'ann' },
    previewEntries: [],
    entryCount: 0,
    engagedCount: 0,
    mediums: ['film'],
    hasNotes: false,
    likes: { totalCount: 0 },
    likedByMe: false,
    copiedFrom: null,
    ...facts,
  }
}

export function aViewing(facts: Partial<Viewing> = {}): Viewing {
  const { id, medium, title, posterSource, creators, releaseDate } = facts.work ?? aWork()
  return {
    id: 1,
    day: '2024-05-01',
    isRepeat: false,
    review: null,
    companions: [],
    tags: [],
    ...facts,
    work: { id, medium, title, posterSource, creators, releaseDate },
  }
}

const noRows = { total: 0, new: 0, changed: 0, here: 0, choice: 0, leftOut: 0 }

/** A plan of Letterboxd files, empty unless told otherwise. */
export function anImport(facts: Partial<ImportDetails> = {}): ImportDetails {
  return {
    id: 1,
    state: 'planned',
    sources: ['letterboxd'],
    timeCreated: '2026-05-01T10:00:00.000Z',
    timeChanged: '2026-05-01T10:00:00.000Z',
    timeExpires: '2026-07-30T10:00:00.000Z',
    rows: noRows,
    items: noRows,
    questions: { likely: 0, possible: 0, unknown: 0, score: 0, list: 0 },
    keepsUnknown: true,
    openLists: 0,
    added: 0,
    updates: 0,
    rounded: 0,
    progress: { done: 0, total: 0 },
    problem: null,
    lookUp: { done: 0, total: 0, failed: 0 },
    written: nothingWritten,
    kept: 0,
    works: { film: 0, tvShow: 0, book: 0, album: 0, podcast: 0 },
    leftOut: [],
    files: [],
    ...facts,
  }
}

/** Counts of an import before it wrote anything. */
export const nothingWritten: ImportDetails['written'] = {
  reviews: 0,
  engaged: 0,
  saved: 0,
  lists: 0,
  listEntries: 0,
  viewings: 0,
  episodes: 0,
  progress: 0,
  remarks: 0,
  comments: 0,
  likes: 0,
  friends: 0,
  hidden: 0,
  profile: 0,
}

/** Entry: the episode S1 E1, which nobody rated, unless told otherwise. */
export function anEntry(facts: Partial<Entry> = {}): Entry {
  return {
    id: 70,
    kind: 'episode',
    season: 1,
    number: 1,
    title: 'Pilot',
    releaseDate: '2020-01-01',
    minutes: null,
    isGone: false,
    score: null,
    ratingCount: 0,
    friendScore: null,
    friendCount: 0,
    viewerCount: 0,
    ownRating: null,
    isSeen: false,
    ownDays: [],
    isAhead: false,
    episodes: null,
    ...facts,
  }
}

export function aNamedEntry(facts: Partial<NamedEntry> = {}): NamedEntry {
  return { id: 70, kind: 'episode', season: 1, number: 1, title: null, ...facts }
}

/** Progress in a work that was begun, and nothing more. */
export function aProgress(facts: Partial<Progress> = {}): Progress {
  const { id, medium, title, posterSource, creators, releaseDate } = facts.work ?? aWork()
  return {
    id,
    state: 'going',
    entry: null,
    amount: null,
    unit: null,
    total: null,
    timeStarted: noon,
    timeChanged: noon,
    isPrivate: false,
    next: null,
    left: 0,
    ...facts,
    work: { id, medium, title, posterSource, creators, releaseDate },
  }
}

export function aFriendProgress(facts: Partial<FriendProgress> = {}): FriendProgress {
  const { isPrivate: _, next: __, left: ___, ...open } = aProgress()
  return { ...open, user: aUserItem(), seen: null, ...facts }
}
