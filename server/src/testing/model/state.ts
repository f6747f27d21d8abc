/** The model's state: all actions so far. Times are command numbers. */
export interface ModelState {
  people: Person[]
  works: { id: number }[]
  reviews: Review[]
  /** Ids of deleted reviews, comments and lists. */
  gone: { reviews: number[]; comments: number[]; lists: number[] }
  /** Ordered pairs of names, `ann>ben`. */
  blocks: Set<string>
  /** By both names in alphabetical order: the requester, and whether the other accepted. */
  friendships: Map<string, { asked: string; isApproved: boolean }>
  lists: List[]
  news: Notice[]
}

export interface Person {
  name: string
  id: number
  token: string
  /** Ids of works, oldest first. */
  engaged: number[]
  saved: number[]
  favorite: number | null
}

export interface Comment {
  id: number
  by: string
}

export interface Review {
  id: number
  by: string
  work: number
  rating: number
  likes: Set<string>
  comments: Comment[]
}

export interface List {
  id: number
  by: string
  isPrivate: boolean
  entries: number[]
}

export interface Notice {
  to: string
  by: string
  type: 'comment' | 'liked review' | 'new friend request' | 'accepted friend request'
  review?: number
  comment?: number
  isRead: boolean
}

/** A name, or null for a visitor. */
export type Viewer = string | null

export function pairOf(one: string, other: string): string {
  return [one, other].toSorted().join(' ')
}

export function isBlocking(state: ModelState, by: Viewer, whom: Viewer): boolean {
  return state.blocks.has(`${by}>${whom}`)
}

/** True if no block exists between the two, in either direction. */
export function isClear(state: ModelState, one: Viewer, other: Viewer): boolean {
  return !isBlocking(state, one, other) && !isBlocking(state, other, one)
}

export function areFriends(state: ModelState, one: Viewer, other: Viewer): boolean {
  if (one === null || other === null) return false
  return state.friendships.get(pairOf(one, other))?.isApproved === true
}

export type RequestStatus = 'approved' | 'incoming' | 'outgoing' | 'none'

/** The friendship status of the two, seen from the first. */
export function requestStatus(state: ModelState, viewer: Viewer, other: string): RequestStatus {
  if (viewer === null) return 'none'
  const friendship = state.friendships.get(pairOf(viewer, other))
  if (!friendship) return 'none'
  if (friendship.isApproved) return 'approved'
  return friendship.asked === viewer ? 'outgoing' : 'incoming'
}

export function mayReadList(state: ModelState, viewer: Viewer, list: List): boolean {
  return isClear(state, viewer, list.by) && (!list.isPrivate || list.by === viewer)
}

/** Ends a friendship or request, and deletes its unread notifications. */
export function separate(state: ModelState, one: string, other: string): void {
  if (!state.friendships.delete(pairOf(one, other))) return
  const isOfThem = ({ to, by }: Notice) => pairOf(to, by) === pairOf(one, other)
  state.news = state.news.filter(
    (news) => news.isRead || !isOfThem(news) || !news.type.includes('friend request'),
  )
}

export function dropReview(state: ModelState, id: number): void {
  state.reviews = state.reviews.filter((review) => review.id !== id)
  state.news = state.news.filter(({ review }) => review !== id)
  state.gone.reviews.push(id)
}

/** Deletes an account with all its content. */
export function dropPerson(state: ModelState, name: string): void {
  for (const { id, by } of state.reviews) if (by === name) dropReview(state, id)
  for (const review of state.reviews) {
    review.likes.delete(name)
    review.comments = review.comments.filter(({ by }) => by !== name)
  }
  state.lists = state.lists.filter(({ by }) => by !== name)
  state.news = state.news.filter(({ to, by }) => to !== name && by !== name)
  state.blocks = new Set([...state.blocks].filter((pair) => !pair.split('>').includes(name)))
  for (const pair of state.friendships.keys()) {
    if (pair.split(' ').includes(name)) state.friendships.delete(pair)
  }
  state.people = state.people.filter((person) => person.name !== name)
}
