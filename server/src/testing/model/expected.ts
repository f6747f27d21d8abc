import {
  areFriends,
  type Viewer,
  isBlocking,
  isClear,
  mayReadList,
  type Person,
  type Review,
  requestStatus,
  type ModelState,
} from './state.ts'

/** The responses for one viewer, by query name. */
export type View = Record<string, unknown>

function reviewSeen(state: ModelState, viewer: Viewer, review: Review): string {
  const { id, rating, likes, comments } = review
  const seen = comments.filter(({ by }) => isClear(state, viewer, by)).map((comment) => comment.id)
  const mine = viewer !== null && likes.has(viewer)
  return `${id}: ${rating}, likes ${likes.size} ${mine}, comments ${seen.join(' ')}`
}

const sets: Record<string, (state: ModelState, viewer: Viewer, by: string) => boolean> = {
  any: () => true,
  friend: areFriends,
  friendAndMe: (state, viewer, by) => by === viewer || areFriends(state, viewer, by),
  public: (state, viewer, by) => by !== viewer && !areFriends(state, viewer, by),
}

function feeds(state: ModelState, viewer: Viewer): View {
  const names = viewer === null ? ['any', 'public'] : Object.keys(sets)
  return Object.fromEntries(
    names.map((name) => [
      `feed ${name}`,
      state.reviews
        .filter(({ by }) => isClear(state, viewer, by) && sets[name]?.(state, viewer, by))
        .map((review) => reviewSeen(state, viewer, review))
        .toReversed(),
    ]),
  )
}

function pages(state: ModelState, viewer: Viewer): View {
  const reviews = state.reviews.map((review) => [
    `review ${review.id}`,
    isClear(state, viewer, review.by) ? reviewSeen(state, viewer, review) : '404 review_not_found',
  ])
  const gone = state.gone.reviews.map((id) => [`review ${id}`, '404 review_not_found'])
  const lists = state.lists.map((list) => [
    `list ${list.id}`,
    mayReadList(state, viewer, list) ? [list.isPrivate, ...list.entries] : '404 list_not_found',
  ])
  return Object.fromEntries([...reviews, ...gone, ...lists])
}

function personSeen(state: ModelState, viewer: Viewer, { name, ...person }: Person): View {
  const refused = '403 blocked_by_them'
  const isRefused = isBlocking(state, name, viewer)
  const friends = state.people.filter(
    (other) => areFriends(state, name, other.name) && isClear(state, viewer, other.name),
  )
  const answers = {
    profile: person.id,
    contacts: friends
      .map((one) => `${one.name} ${requestStatus(state, viewer, one.name)}`)
      .toSorted(),
    lists: state.lists
      .filter((list) => list.by === name && mayReadList(state, viewer, list))
      .map(({ id }) => id)
      .toReversed(),
    engaged: person.engaged.toReversed(),
    saved: person.saved.toReversed(),
    favorite: person.favorite,
    reviews: state.reviews.filter(({ by }) => by === name).length,
  }
  return Object.fromEntries(
    Object.entries(answers).map(([what, answer]) => [
      `${what} of ${name}`,
      isRefused ? refused : answer,
    ]),
  )
}

function relations(state: ModelState, me: Person): View {
  const others = state.people.filter(({ name }) => name !== me.name)
  const withStatus = (wanted: string) =>
    others
      .filter(({ name }) => requestStatus(state, me.name, name) === wanted)
      .map(({ name }) => name)
  const about = others.flatMap(({ name }) => {
    const theirs = isBlocking(state, name, me.name) ? 'Blocked by them' : undefined
    const ours = isBlocking(state, me.name, name) ? 'Blocked by you' : 'Not blocked'
    const stands = requestStatus(state, me.name, name)
    return [
      [`block with ${name}`, theirs ?? ours],
      [`friendship with ${name}`, stands === 'none' ? '404 friendship_not_found' : stands],
    ]
  })
  return {
    ...Object.fromEntries(about),
    incoming: withStatus('incoming').toSorted(),
    outgoing: withStatus('outgoing').toSorted(),
    news: state.news
      .filter(({ to, by }) => to === me.name && isClear(state, me.name, by))
      .map(({ type, by, review, isRead }) => `${type} ${by} ${review ?? '-'} ${isRead}`)
      .toReversed(),
  }
}

/** The average of the members' newest ratings, and the number of reviews. Reviews are oldest first. */
function scoreOf(reviews: readonly Review[]): View {
  const ratings = [...new Map(reviews.map(({ by, rating }) => [by, rating])).values()]
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return { score: ratings.length === 0 ? null : sum / ratings.length, count: reviews.length }
}

function worksSeen(state: ModelState, viewer: Viewer): View {
  return Object.fromEntries(
    state.works.map(({ id }) => {
      const reviews = state.reviews.filter(({ work }) => work === id)
      const overall = scoreOf(reviews)
      const audience = state.people.filter(({ engaged }) => engaged.includes(id)).length
      const friends = scoreOf(reviews.filter(({ by }) => areFriends(state, viewer, by)))
      const you = scoreOf(reviews.filter(({ by }) => by === viewer))
      return [`work ${id}`, { audience, overall, friends, you }]
    }),
  )
}

/** Everything a viewer sees according to the model. */
export function expectedView(state: ModelState, viewer: Viewer): View {
  const me = state.people.find(({ name }) => name === viewer)
  return {
    ...feeds(state, viewer),
    ...pages(state, viewer),
    ...worksSeen(state, viewer),
    ...Object.assign({}, ...state.people.map((person) => personSeen(state, viewer, person))),
    ...(me ? relations(state, me) : {}),
  }
}
