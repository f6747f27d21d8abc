/** What people did, and nothing else: the rules read all they need from it. Times are the numbers of steps. */
export interface World {
  people: Person[]
  works: { id: number }[]
  reviews: Review[]
  /** Ids that once were reviews, comments or lists. */
  gone: { reviews: number[]; comments: number[]; lists: number[] }
  /** Ordered pairs of names, `ann>ben`. */
  blocks: Set<string>
  /** Under the names of both, in alphabetical order: who asked, and whether the other one agreed. */
  friendships: Map<string, { asked: string; isApproved: boolean }>
  lists: List[]
  news: News[]
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

export interface News {
  to: string
  by: string
  type: 'comment' | 'liked review' | 'new friend request' | 'accepted friend request'
  review?: number
  comment?: number
  isRead: boolean
}

/** Who looks: a name, or null for a visitor. */
export type Eye = string | null

export function pairOf(one: string, other: string): string {
  return [one, other].toSorted().join(' ')
}

export function isBlocking(world: World, by: Eye, whom: Eye): boolean {
  return world.blocks.has(`${by}>${whom}`)
}

/** Whether no block stands between the two, in either direction. */
export function isClear(world: World, one: Eye, other: Eye): boolean {
  return !isBlocking(world, one, other) && !isBlocking(world, other, one)
}

export function areFriends(world: World, one: Eye, other: Eye): boolean {
  if (one === null || other === null) return false
  return world.friendships.get(pairOf(one, other))?.isApproved === true
}

export type Standing = 'approved' | 'incoming' | 'outgoing' | 'none'

/** How the two stand, seen from the first. */
export function standing(world: World, eye: Eye, other: string): Standing {
  if (eye === null) return 'none'
  const friendship = world.friendships.get(pairOf(eye, other))
  if (!friendship) return 'none'
  if (friendship.isApproved) return 'approved'
  return friendship.asked === eye ? 'outgoing' : 'incoming'
}

export function mayReadList(world: World, eye: Eye, list: List): boolean {
  return isClear(world, eye, list.by) && (!list.isPrivate || list.by === eye)
}

/** Ends what is between two people; what of it was not read yet vanishes. */
export function part(world: World, one: string, other: string): void {
  if (!world.friendships.delete(pairOf(one, other))) return
  const isOfThem = ({ to, by }: News) => pairOf(to, by) === pairOf(one, other)
  world.news = world.news.filter(
    (news) => news.isRead || !isOfThem(news) || !news.type.includes('friend request'),
  )
}

export function dropReview(world: World, id: number): void {
  world.reviews = world.reviews.filter((review) => review.id !== id)
  world.news = world.news.filter(({ review }) => review !== id)
  world.gone.reviews.push(id)
}

/** A deleted account takes everything along. */
export function dropPerson(world: World, name: string): void {
  for (const { id, by } of world.reviews) if (by === name) dropReview(world, id)
  for (const review of world.reviews) {
    review.likes.delete(name)
    review.comments = review.comments.filter(({ by }) => by !== name)
  }
  world.lists = world.lists.filter(({ by }) => by !== name)
  world.news = world.news.filter(({ to, by }) => to !== name && by !== name)
  world.blocks = new Set([...world.blocks].filter((pair) => !pair.split('>').includes(name)))
  for (const pair of world.friendships.keys()) {
    if (pair.split(' ').includes(name)) world.friendships.delete(pair)
  }
  world.people = world.people.filter((person) => person.name !== name)
}
