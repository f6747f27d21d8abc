import { type Medium, mediums } from '@medley/contract/values/medium'
import { expect } from 'vitest'
import { scoreWorksJob } from '../../features/charts/charts.jobs.ts'
import type { Answer } from '../harness.ts'
import { aBlock, aFriendship } from '../factories/friendships.ts'
import { aReview } from '../factories/reviews.ts'
import { aUser, type TestUser } from '../factories/users.ts'
import { aViewing } from '../factories/viewings.ts'
import { aWork } from '../factories/works.ts'
import type { Reader, World } from './world.ts'

interface NamedWork {
  id: number
  medium: Medium
}

/** A world where two members write what is not for the others. */
export interface HiddenWorld {
  world: World
  /** Shows things to friends alone. */
  closed: TestUser
  /** Shows things to everyone, but for some. */
  writer: TestUser
  /** Friend of both. */
  friend: TestUser
  /** To whom nothing of what is written is shown. */
  readers: Reader[]
  /** A work of each medium that nobody has rated. */
  works: Record<Medium, NamedWork>
  /** An episode of the show. */
  entryId: number
  /** A track of the album. */
  trackId: number
}

/** Makes the members who write what others may not see, and those others. */
export async function prepareHidden(world: World): Promise<HiddenWorld> {
  const { app, people } = world
  const [, friend, closed, writer, stranger, blocked] = people
  if (!friend || !closed || !writer || !stranger || !blocked) throw new Error('There are too few')
  for (const one of [closed, writer]) {
    await aFriendship(app, one, friend)
    await aBlock(app, { by: one, of: blocked })
  }
  await app.call(closed, 'PATCH /v1/privacy-settings', { body: { audience: 'friends' } })
  const works = {
    film: firstOf(world, 'film'),
    tvShow: firstOf(world, 'tvShow'),
    book: firstOf(world, 'book'),
    album: firstOf(world, 'album'),
    podcast: firstOf(world, 'podcast'),
  }
  await rateOthers(world, Object.values(works), [closed, writer])
  for (const of of Object.values(works)) await aViewing(app, { by: writer, of, day: '2026-04-29' })
  // A first visit makes readers known to each other.
  for (const reader of [stranger, blocked]) await app.call(reader, 'GET /v1/pages/home')
  const readers = [null, stranger, blocked]
  return { world, closed, writer, friend, readers, works, ...entriesOf(world, works) }
}

function firstOf({ works }: World, medium: Medium): NamedWork {
  const work = works.find((one) => one.medium === medium)
  if (!work) throw new Error(`There is no ${medium}`)
  return work
}

/** Nobody has rated the works in question; everyone may see the ratings of all others, two of each medium or more. */
async function rateOthers(
  world: World,
  works: readonly NamedWork[],
  writers: readonly TestUser[],
): Promise<void> {
  const { app, scene } = world
  const others: NamedWork[] = world.works.filter((one) => !works.includes(one))
  others.push(scene.work, scene.episode.show)
  for (const medium of [...mediums, ...mediums]) others.push(await aWork(app, { medium }))
  const raters = await Promise.all(Array.from({ length: 3 }, () => aUser(app)))
  for (const [index, of] of others.entries()) {
    for (const by of raters) await aReview(app, { by, of, rating: 3 + (index % 6) })
  }
  await markAll(world, [...others, ...works], writers)
}

function entriesOf({ facts }: World, { tvShow, album }: HiddenWorld['works']) {
  const entries = [...facts.entries.values()]
  const episode = entries.find((one) => one.workId === tvShow.id && one.season === 1 && one.number)
  const track = entries.find((one) => one.workId === album.id)
  if (!episode || !track) throw new Error('There is no episode or track')
  return { entryId: episode.id, trackId: track.id }
}

/** Each work is known to another number of members, and to those who write about it: their marks are not in question. */
async function markAll(
  { app }: World,
  works: readonly NamedWork[],
  writers: readonly TestUser[],
): Promise<void> {
  const others = await Promise.all(works.map(() => aUser(app)))
  const time = app.clock.now()
  const rows = works.flatMap(({ id, medium }, index) =>
    [...writers, ...others.slice(0, index)].map((user) => ({
      user_id: user.id,
      work_id: id,
      medium,
      time_added: time,
    })),
  )
  await app.ctx.db
    .insertInto('engagements')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Runs what follows from writing, so that stored scores are up to date. */
export async function followUp({ world: { app } }: HiddenWorld): Promise<void> {
  await app.ctx.jobs.enqueue(app.ctx.db, scoreWorksJob, {})
  await app.runJobs()
}

type Act = (hidden: HiddenWorld) => Promise<Answer<unknown>>

const review = (
  { world: { app } }: HiddenWorld,
  by: TestUser,
  { id, medium }: NamedWork,
  audience: 'friends' | null,
) =>
  app.call(by, 'POST /v1/reviews', {
    body: {
      work: { id, medium },
      rating: 9,
      review: 'Nothing for others, it is.',
      dateViewed: null,
      audience,
    },
  })

const list = (
  { world: { app }, works: { film } }: HiddenWorld,
  by: TestUser,
  facts: { isPrivate?: boolean; audience?: 'friends' },
) =>
  app.call(by, 'POST /v1/lists', {
    body: { title: 'Ours', isPrivate: false, work: { id: film.id, medium: film.medium }, ...facts },
  })

/** Each writes something that the readers may not see. */
export const hiddenActs: Readonly<Record<string, Act>> = {
  'a review of a member for friends': (at) => review(at, at.closed, at.works.film, null),
  'one of a show': (at) => review(at, at.closed, at.works.tvShow, null),
  'a review for friends': (at) => review(at, at.writer, at.works.book, 'friends'),
  'one of an album': (at) => review(at, at.writer, at.works.album, 'friends'),
  'one of a podcast, in the diary': async (at) => {
    const { podcast } = at.works
    const own = await review(at, at.writer, podcast, 'friends')
    if (own.status >= 400) return own
    await at.world.app.ctx.db
      .updateTable('viewings')
      .set({ review_id: own.body.id })
      .where('user_id', '=', at.writer.id)
      .where('work_id', '=', podcast.id)
      .execute()
    return own
  },
  'the rating of an episode': ({ world: { app }, closed, entryId }) =>
    app.call(closed, 'PUT /v1/entry-ratings/{entryId}', {
      params: { entryId: String(entryId) },
      body: { rating: 2 },
    }),
  'a remark': ({ world: { app }, closed, works: { album }, trackId }) =>
    app.call(closed, 'POST /v1/remarks', {
      body: { work: { id: album.id, medium: album.medium }, entryId: trackId, content: 'Hush.' },
    }),
  'a list of a member for friends': (at) => list(at, at.closed, {}),
  'a list for friends': (at) => list(at, at.writer, { audience: 'friends' }),
  'a private list': (at) => list(at, at.writer, { isPrivate: true }),
  'a favorite': ({ world: { app }, closed, works: { film } }) =>
    app.call(closed, 'PATCH /v1/users/{userId}/favorites', {
      params: { userId: String(closed.id) },
      body: { film: { id: film.id } },
    }),
  'a saved work': ({ world: { app }, closed, works: { podcast } }) =>
    app.call(closed, 'POST /saved-for-later', {
      body: { medium: podcast.medium, internal_id: podcast.id },
    }),
  'a viewing': ({ world: { app }, closed, works: { film } }) =>
    app.call(closed, 'POST /v1/viewings', {
      body: { work: { id: film.id, medium: film.medium }, day: '2026-04-30' },
    }),
  'a goal': ({ world: { app }, writer }) =>
    app.call(writer, 'POST /v1/goals', {
      body: { kind: 'works', target: 9, year: 2026, isPrivate: true },
    }),
  'a work of their own with a review': async (at) => {
    const { app } = at.world
    const body = { medium: 'book', title: 'Our Own Diary' } as const
    const added = await app.call(at.writer, 'POST /v1/works', { body })
    if (added.status >= 400) return added
    return review(at, at.writer, { id: added.body.id, medium: 'book' }, null)
  },
  'a comment on a hidden review': async (at) => {
    const { app } = at.world
    const own = await review(at, at.writer, at.works.album, 'friends')
    if (own.status >= 400) return own
    return app.call(at.friend, 'POST /comment', {
      body: { review_id: own.body.id, content: 'For us.' },
    })
  },
}

export async function writeHidden(hidden: HiddenWorld): Promise<void> {
  for (const [name, act] of Object.entries(hiddenActs)) {
    const { status, body } = await act(hidden)
    expect({ name, body, isWritten: status < 400 }).toEqual({ name, body, isWritten: true })
  }
}
