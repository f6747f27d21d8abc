import type { Review } from '@medley/contract/values/shapes'
import type { Answer, Caller, TestApp } from '../harness.ts'
import type { View } from './expected.ts'
import type { Viewer, Person, ModelState } from './state.ts'

const limit = 100

/** The data read from a success, or the error. */
function read<T>({ status, body }: Answer<T>, take: (body: T) => unknown): unknown {
  return status < 400 ? take(body) : `${status} ${body.code}`
}

function reviewSeen({ id, rating, likes, likedByMe, comments }: Review): string {
  const seen = comments.items.map((comment) => comment.id).join(' ')
  return `${id}: ${rating}, likes ${likes.totalCount} ${likedByMe}, comments ${seen}`
}

async function feeds(app: TestApp, me: Caller): Promise<View> {
  const names = me
    ? (['any', 'friend', 'friendAndMe', 'public'] as const)
    : (['any', 'public'] as const)
  const view: View = {}
  for (const friendship of names) {
    const answer = await app.call(me, 'GET /v1/reviews', { query: { friendship, limit } })
    view[`feed ${friendship}`] = read(answer, ({ items }) => items.map(reviewSeen))
  }
  return view
}

async function pages(app: TestApp, me: Caller, state: ModelState): Promise<View> {
  const view: View = {}
  for (const id of [...state.reviews.map((review) => review.id), ...state.gone.reviews]) {
    const params = { id: String(id) }
    view[`review ${id}`] = read(await app.call(me, 'GET /v1/reviews/{id}', { params }), reviewSeen)
  }
  for (const { id } of state.lists) {
    const params = { id: String(id) }
    const answer = await app.call(me, 'GET /v1/lists/{id}', { params })
    view[`list ${id}`] = read(answer, ({ isPrivate, entries = [] }) => [
      isPrivate,
      ...entries.map(({ work }) => work.id),
    ])
  }
  return view
}

async function personSeen(app: TestApp, me: Caller, { name, id }: Person): Promise<View> {
  const user = { query: { user: name } }
  const marked = { query: { userId: id } }
  const workIds = ({ items }: { items: object[] }) =>
    items.map((item) => ('work' in item ? (item.work as { id: number }).id : null))
  const contacts = await app.call(me, 'GET /contacts', user)
  const lists = await app.call(me, 'GET /v1/lists', { query: { owner: name, limit: 50 } })
  const favorites = await app.call(me, 'GET /favorites', {
    query: { profile: name, medium: 'film' },
  })
  const summary = await app.call(me, 'GET /v1/reviews/summary/{userId}', {
    params: { userId: String(id) },
    query: {},
  })
  const answers = {
    profile: read(await app.call(me, 'GET /profile', user), (body) => body.id),
    contacts: read(contacts, (body) =>
      body.map((one) => `${one.username} ${one.friendRequestStatus}`).toSorted(),
    ),
    lists: read(lists, ({ items }) => items.map((list) => list.id)),
    engaged: read(await app.call(me, 'GET /v1/work-engagements', marked), workIds),
    saved: read(await app.call(me, 'GET /v1/saved-for-later', marked), workIds),
    favorite: read(favorites, (body) => (body && 'internal_id' in body ? body.internal_id : body)),
    reviews: read(summary, (body) => body.total),
  }
  return Object.fromEntries(
    Object.entries(answers).map(([what, answer]) => [`${what} of ${name}`, answer]),
  )
}

async function relations(app: TestApp, me: Person, state: ModelState): Promise<View> {
  const view: View = {}
  for (const { name, id } of state.people.filter((other) => other.name !== me.name)) {
    const status = await app.call(me, 'GET /blocked-status', { query: { user: name } })
    view[`block with ${name}`] = read(status, (body) => body)
    const params = { userId: String(me.id), otherId: String(id) }
    const path = 'GET /v1/users/{userId}/friendships/{otherId}'
    const friendship = await app.call(me, path, { params })
    view[`friendship with ${name}`] = read(friendship, (body) => body.requestStatus)
  }
  const names = (people: { username: string }[]) =>
    people.map(({ username }) => username).toSorted()
  const news = await app.call(me, 'GET /v1/notifications', { query: { limit } })
  return {
    ...view,
    incoming: read(await app.call(me, 'GET /incoming-requests'), names),
    outgoing: read(await app.call(me, 'GET /outgoing-requests'), names),
    news: read(news, ({ items }) =>
      items.map(({ type, notificationData: data, read: isRead }) => {
        if ('notice' in data) return `${type} ${data.notice.id} ${isRead}`
        if (type === 'copied list changed') return `${type} ${data.list.id} ${isRead}`
        if (type === 'own year') return `${type} ${data.year} ${isRead}`
        const by = 'author' in data ? data.author : 'user' in data ? data.user : data.friend
        const review = 'reviewId' in data ? data.reviewId : '-'
        return `${type} ${by.username} ${review} ${isRead}`
      }),
    ),
  }
}

async function worksSeen(app: TestApp, me: Caller, state: ModelState): Promise<View> {
  const view: View = {}
  for (const { id } of state.works) {
    const params = { medium: 'film' as const, workId: String(id) }
    const { body: work } = await app.call(me, 'GET /v1/works/{medium}/{workId}', { params })
    const path = 'GET /v1/works/{medium}/{workId}/statistics'
    const { body } = await app.call(me, path, { params })
    view[`work ${id}`] = { audience: work.audienceSize, ...body.ratings }
  }
  return view
}

/** All responses that one viewer gets. */
export async function actualView(app: TestApp, state: ModelState, viewer: Viewer): Promise<View> {
  const me = state.people.find(({ name }) => name === viewer) ?? null
  const view = {
    ...(await feeds(app, me)),
    ...(await pages(app, me, state)),
    ...(await worksSeen(app, me, state)),
  }
  for (const person of state.people) Object.assign(view, await personSeen(app, me, person))
  return me ? { ...view, ...(await relations(app, me, state)) } : view
}
