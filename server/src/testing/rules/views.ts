import {
  areFriends,
  type Eye,
  isBlocking,
  isClear,
  mayReadList,
  type Person,
  type Review,
  standing,
  type World,
} from './world.ts'

/** What one viewer gets, each under the name of the question. */
export type View = Record<string, unknown>

function reviewSeen(world: World, eye: Eye, review: Review): string {
  const { id, rating, likes, comments } = review
  const seen = comments.filter(({ by }) => isClear(world, eye, by)).map((comment) => comment.id)
  const mine = eye !== null && likes.has(eye)
  return `${id}: ${rating}, likes ${likes.size} ${mine}, comments ${seen.join(' ')}`
}

const sets: Record<string, (world: World, eye: Eye, by: string) => boolean> = {
  any: () => true,
  friend: areFriends,
  friendAndMe: (world, eye, by) => by === eye || areFriends(world, eye, by),
  public: (world, eye, by) => by !== eye && !areFriends(world, eye, by),
}

function feeds(world: World, eye: Eye): View {
  const names = eye === null ? ['any', 'public'] : Object.keys(sets)
  return Object.fromEntries(
    names.map((name) => [
      `feed ${name}`,
      world.reviews
        .filter(({ by }) => isClear(world, eye, by) && sets[name]?.(world, eye, by))
        .map((review) => reviewSeen(world, eye, review))
        .toReversed(),
    ]),
  )
}

function pages(world: World, eye: Eye): View {
  const reviews = world.reviews.map((review) => [
    `review ${review.id}`,
    isClear(world, eye, review.by) ? reviewSeen(world, eye, review) : '404 review_not_found',
  ])
  const gone = world.gone.reviews.map((id) => [`review ${id}`, '404 review_not_found'])
  const lists = world.lists.map((list) => [
    `list ${list.id}`,
    mayReadList(world, eye, list) ? [list.isPrivate, ...list.entries] : '404 list_not_found',
  ])
  return Object.fromEntries([...reviews, ...gone, ...lists])
}

function personSeen(world: World, eye: Eye, { name, ...person }: Person): View {
  const refused = '403 blocked_by_them'
  const isRefused = isBlocking(world, name, eye)
  const friends = world.people.filter(
    (other) => areFriends(world, name, other.name) && isClear(world, eye, other.name),
  )
  const answers = {
    profile: person.id,
    contacts: friends.map((one) => `${one.name} ${standing(world, eye, one.name)}`).toSorted(),
    lists: world.lists
      .filter((list) => list.by === name && mayReadList(world, eye, list))
      .map(({ id }) => id)
      .toReversed(),
    engaged: person.engaged.toReversed(),
    saved: person.saved.toReversed(),
    favorite: person.favorite,
    reviews: world.reviews.filter(({ by }) => by === name).length,
  }
  return Object.fromEntries(
    Object.entries(answers).map(([what, answer]) => [
      `${what} of ${name}`,
      isRefused ? refused : answer,
    ]),
  )
}

function relations(world: World, me: Person): View {
  const others = world.people.filter(({ name }) => name !== me.name)
  const standingOf = (wanted: string) =>
    others.filter(({ name }) => standing(world, me.name, name) === wanted).map(({ name }) => name)
  const about = others.flatMap(({ name }) => {
    const theirs = isBlocking(world, name, me.name) ? 'Blocked by them' : undefined
    const ours = isBlocking(world, me.name, name) ? 'Blocked by you' : 'Not blocked'
    const stands = standing(world, me.name, name)
    return [
      [`block with ${name}`, theirs ?? ours],
      [`friendship with ${name}`, stands === 'none' ? '404 friendship_not_found' : stands],
    ]
  })
  return {
    ...Object.fromEntries(about),
    incoming: standingOf('incoming').toSorted(),
    outgoing: standingOf('outgoing').toSorted(),
    news: world.news
      .filter(({ to, by }) => to === me.name && isClear(world, me.name, by))
      .map(({ type, by, review, isRead }) => `${type} ${by} ${review ?? '-'} ${isRead}`)
      .toReversed(),
  }
}

function scoreOf(reviews: readonly Review[]): View {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return { score: reviews.length === 0 ? null : sum / reviews.length, count: reviews.length }
}

function worksSeen(world: World, eye: Eye): View {
  return Object.fromEntries(
    world.works.map(({ id }) => {
      const reviews = world.reviews.filter(({ work }) => work === id)
      const overall = scoreOf(reviews)
      const audience = world.people.filter(({ engaged }) => engaged.includes(id)).length
      const friends = scoreOf(reviews.filter(({ by }) => areFriends(world, eye, by)))
      const you = scoreOf(reviews.filter(({ by }) => by === eye))
      return [`work ${id}`, { audience, overall, friends, you }]
    }),
  )
}

/** All that the rules let somebody see. */
export function expectedView(world: World, eye: Eye): View {
  const me = world.people.find(({ name }) => name === eye)
  return {
    ...feeds(world, eye),
    ...pages(world, eye),
    ...worksSeen(world, eye),
    ...Object.assign({}, ...world.people.map((person) => personSeen(world, eye, person))),
    ...(me ? relations(world, me) : {}),
  }
}
