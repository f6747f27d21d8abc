import type { Medium } from '@medley/contract/values/medium'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { commitTo, transaction } from '../db/transaction.ts'
import { addComment } from '../features/comments/comments.service.ts'
import { markEntries } from '../features/entries/entries.changes.service.ts'
import { markEngaged } from '../features/work-marks/work-marks.engagements.service.ts'
import { setTexts } from '../features/profiles/profiles.texts.service.ts'
import { chooseFavorites } from '../features/favorites/favorites.service.ts'
import { requestOrApprove } from '../features/friendships/friendships.service.ts'
import { addGoal } from '../features/goals/goals.service.ts'
import { like as likeList } from '../features/list-likes/list-likes.service.ts'
import { editEntries } from '../features/lists/lists.entries.service.ts'
import { changeList, createList } from '../features/lists/lists.service.ts'
import { setProgress } from '../features/progress/progress.service.ts'
import { like } from '../features/review-likes/review-likes.service.ts'
import { postReview } from '../features/reviews/reviews.posting.service.ts'
import { saveForLater } from '../features/work-marks/work-marks.saved.service.ts'
import { addViewing } from '../features/viewings/viewings.service.ts'
import { sendWork } from '../features/sent-works/sent-works.service.ts'
import { type DemoProgress, demoProgress } from './demo-progress.ts'
import { type DemoSeason, demoSeasons, listingOf } from './demo-seasons.ts'
import { albumRatings, albumReviews } from './reviews/albums.ts'
import { bookRatings, bookReviews } from './reviews/books.ts'
import { filmRatings, filmReviews } from './reviews/films.ts'
import { demoDiary, type DemoPage } from './demo-diary.ts'
import { type DemoFavorites, demoFavorites } from './demo-favorites.ts'
import { demoGoals } from './demo-goals.ts'
import { demoTexts } from './demo-texts.ts'
import { type DemoList, demoLists } from './demo-lists.ts'
import { type DemoMark, demoEngaged, demoSaved } from './demo-marks.ts'
import { podcastRatings, podcastReviews } from './reviews/podcasts.ts'
import { tvShowRatings, tvShowReviews } from './reviews/tv-shows.ts'
import { type DemoSentWork, demoSentWorks } from './demo-sent-works.ts'
import { type DemoName, demoFriendships, demoRequests } from './demo-people.ts'
import type { DemoRating, DemoReview } from './demo-review.ts'
import type { NamedWork } from './demo-works.ts'

/** An action of a person with its age in days. */
export interface DemoEvent {
  daysAgo: number
  work?: NamedWork
  act: (scene: DemoScene) => Promise<unknown>
}

/** The people and works the events refer to. */
export interface DemoScene {
  ctx: Context
  person: (name: DemoName) => Actor
  work: (name: NamedWork) => { id: number; medium: Medium }
}

/** Likes and comments follow a review within this many days. */
const talkDays = 1.6

const texts: readonly [Medium, readonly DemoReview[]][] = [
  ['film', filmReviews],
  ['tvShow', tvShowReviews],
  ['book', bookReviews],
  ['album', albumReviews],
  ['podcast', podcastReviews],
]

const ratings: readonly [Medium, readonly DemoRating[]][] = [
  ['film', filmRatings],
  ['tvShow', tvShowRatings],
  ['book', bookRatings],
  ['album', albumRatings],
  ['podcast', podcastRatings],
]

/** All events in chronological order. */
export function demoEvents(): DemoEvent[] {
  const events = [
    ...demoFriendships.flatMap(([from, to, daysAgo]) => [
      asking(from, to, daysAgo),
      asking(to, from, daysAgo - 1),
    ]),
    ...demoRequests.map(([from, to, daysAgo]) => asking(from, to, daysAgo)),
    ...texts.flatMap(([medium, reviews]) => reviews.flatMap((review) => reviewing(medium, review))),
    ...ratings.flatMap(([medium, all]) => all.map((rating) => rate(medium, rating))),
    ...demoDiary.flatMap((page) => logging(page)),
    ...demoEngaged.map((mark) => engaging(mark)),
    ...demoSaved.map((mark) => saving(mark)),
    ...demoSentWorks.map((sent) => sending(sent)),
    ...demoSeasons.map((season) => listing(season)),
    ...demoProgress.map((progress) => goingOn(progress)),
    ...demoGoals.map((one) => settingGoal(one)),
    ...demoLists.flatMap((list) => curating(list)),
    ...demoFavorites.flatMap((favorites) => choosing(favorites)),
    ...demoTexts.map((texts) => introducing(texts)),
  ]
  return events.toSorted((a, b) => b.daysAgo - a.daysAgo)
}

function introducing([by, texts]: (typeof demoTexts)[number]): DemoEvent {
  return { daysAgo: 60, act: ({ ctx, person }) => setTexts(ctx, person(by), texts) }
}

function settingGoal({
  by,
  yearsAgo,
  goal,
  isPrivate = false,
}: (typeof demoGoals)[number]): DemoEvent {
  return {
    daysAgo: 0,
    act: ({ ctx, person }) => {
      const year = thisYear(ctx) - yearsAgo
      return addGoal(ctx, person(by), { ...goal, year, isPrivate }, { commit: commitTo(ctx.db) })
    },
  }
}

const thisYear = ({ clock }: Context) => clock.now().getUTCFullYear()

function asking(from: DemoName, to: DemoName, daysAgo: number): DemoEvent {
  return {
    daysAgo,
    act: ({ ctx, person }) => requestOrApprove(ctx, person(from), { otherId: person(to).id }),
  }
}

/** A review with its likes and comments. */
function reviewing(medium: Medium, review: DemoReview): DemoEvent[] {
  const { by, title, creator, rating, daysAgo, text, spoiler = false } = review
  const name = { medium, title, creator }
  let reviewId: number | undefined
  const posted = () => {
    if (reviewId === undefined) throw new Error(`Nobody has reviewed ${title} yet`)
    return reviewId
  }
  const posting: DemoEvent = {
    daysAgo,
    work: name,
    act: async ({ ctx, person, work }) => {
      const draft = { work: work(name), rating, review: text, spoiler }
      reviewId = (
        await postReview(ctx, commitTo(ctx.db), person(by), { ...draft, dateViewed: today(ctx) })
      ).id
    },
  }
  const likes = (review.likedBy ?? []).map((liker) => ({
    by: liker,
    act: ({ ctx, person }: DemoScene) => like(ctx, person(liker), { reviewId: posted() }),
  }))
  const comments = (review.comments ?? []).map(([author, content]) => ({
    by: author,
    act: ({ ctx, person }: DemoScene) =>
      addComment(ctx, commitTo(ctx.db), person(author), { reviewId: posted(), content }),
  }))
  return [posting, ...spread(likes, daysAgo), ...spread(comments, daysAgo)]
}

/** Spreads the events over the time after the review, none in the future. */
function spread(steps: readonly Pick<DemoEvent, 'act'>[], daysAgo: number): DemoEvent[] {
  const span = Math.min(talkDays, daysAgo)
  return steps.map(({ act }, index) => ({
    daysAgo: daysAgo - (span * (index + 1)) / (steps.length + 1),
    act,
  }))
}

function rate(medium: Medium, [by, title, rating, daysAgo]: DemoRating): DemoEvent {
  const name = { medium, title }
  return {
    daysAgo,
    work: name,
    act: ({ ctx, person, work }) =>
      postReview(ctx, commitTo(ctx.db), person(by), {
        work: work(name),
        rating,
        review: null,
        spoiler: false,
        dateViewed: today(ctx),
      }),
  }
}

/** Viewings are written a while after all members joined, the earlier ones from memory. */
const firstLogging = 230

function logging([by, medium, title, ...days]: DemoPage): DemoEvent[] {
  const name = { medium, title }
  return days.map((daysAgo, index) => {
    const writtenAgo = Math.min(daysAgo, firstLogging - index / 100)
    return {
      daysAgo: writtenAgo,
      work: name,
      act: ({ ctx, person, work }) =>
        addViewing(
          ctx,
          person(by),
          {
            work: work(name),
            day: dayBefore(ctx, Math.round(daysAgo - writtenAgo)),
            isRepeat: index > 0,
            tags: [],
          },
          { commit: commitTo(ctx.db) },
        ),
    }
  })
}

function engaging([by, medium, title, daysAgo]: DemoMark): DemoEvent {
  const name = { medium, title }
  return {
    daysAgo,
    work: name,
    act: ({ ctx, person, work }) => markEngaged(ctx, person(by), work(name)),
  }
}

function saving([by, medium, title, daysAgo]: DemoMark): DemoEvent {
  const name = { medium, title }
  return {
    daysAgo,
    work: name,
    act: ({ ctx, person, work }) => saveForLater(ctx, person(by), work(name)),
  }
}

function sending([from, to, name, daysAgo, note]: DemoSentWork): DemoEvent {
  return {
    daysAgo,
    work: name,
    act: ({ ctx, person, work }) =>
      sendWork(
        ctx,
        person(from),
        {
          work: work(name),
          userIds: [person(to).id],
          note,
        },
        { commit: commitTo(ctx.db) },
      ),
  }
}

/** Long before anybody is in it. */
function listing(season: DemoSeason): DemoEvent {
  return {
    daysAgo: 300,
    work: season.work,
    act: ({ ctx, work }) => {
      const fetched = { workId: work(season.work).id, listings: [listingOf(season)] }
      return transaction(ctx.db, (tx) =>
        ctx.events.entriesFetched(tx, { ...fetched, isPartial: false }),
      )
    },
  }
}

function goingOn({
  by,
  work: name,
  daysAgo,
  episode,
  page,
  pages,
  remark,
}: DemoProgress): DemoEvent {
  const point =
    episode === undefined
      ? { amount: page, unit: 'page' as const, total: pages }
      : { season: 1, number: episode }
  return {
    daysAgo,
    work: name,
    async act({ ctx, person, work }) {
      const { id, medium } = work(name)
      if (episode !== undefined) {
        const numbers = Array.from({ length: episode }, (_, index) => index + 1)
        const seen = { work: { id, medium }, season: 1, numbers, day: today(ctx), isRepeat: false }
        await markEntries(ctx, person(by), seen)
      }
      const change = { ...point, upToHere: false, finished: false, day: null, remark }
      await setProgress(ctx, person(by), { medium, workId: id }, change)
    },
  }
}

/** Creates the list, adds its works a few minutes apart, and likes it in the days after. */
function curating(list: DemoList): DemoEvent[] {
  const { by, daysAgo, title, description, isRanked = false, isPrivate = false } = list
  const { works, likedBy = [] } = list
  let listId: number | undefined
  const making: DemoEvent = {
    daysAgo,
    act: async ({ ctx, person }) => {
      listId = (
        await createList(
          ctx,
          person(by),
          {
            title,
            isRanked,
            isPrivate,
            audience: null,
          },
          { commit: commitTo(ctx.db) },
        )
      ).id
      if (description) await changeList(ctx, person(by), { id: listId, description })
    },
  }
  const adding = works.map((name, index): DemoEvent => ({
    daysAgo: daysAgo - (index + 1) / 500,
    work: name,
    act: async ({ ctx, person, work }) => {
      if (listId === undefined) throw new Error(`Nobody has made the list ${title} yet`)
      const { id: workId, medium } = work(name)
      await editEntries(ctx, person(by), {
        id: listId,
        actions: [{ action: 'ADD', workId, medium }],
      })
    },
  }))
  const liking = likedBy.map((liker, index): DemoEvent => ({
    daysAgo: daysAgo - 2 - index,
    act: async ({ ctx, person }) => {
      if (listId === undefined) throw new Error(`Nobody has made the list ${title} yet`)
      await likeList(ctx, person(liker), { listId })
    },
  }))
  const setting: DemoEvent = {
    daysAgo: 0,
    act: async ({ ctx, person }) => {
      if (listId === undefined) throw new Error(`Nobody has made the list ${title} yet`)
      const goal = { listId, until: `${thisYear(ctx)}-12-31`, isPrivate: false }
      await addGoal(ctx, person(by), { kind: 'list', ...goal }, { commit: commitTo(ctx.db) })
    },
  }
  return [making, ...adding, ...liking, ...(list.isGoal ? [setting] : [])]
}

/** Sets the favorite of one medium after another. */
function choosing([by, daysAgo, works]: DemoFavorites): DemoEvent[] {
  return works.map((name, index) => ({
    daysAgo: daysAgo - (index + 1) / 500,
    work: name,
    act: ({ ctx, person, work }) => {
      const { id, medium } = work(name)
      return chooseFavorites(ctx, person(by), { [medium]: { id } })
    },
  }))
}

function today(ctx: Context): string {
  return dayBefore(ctx, 0)
}

function dayBefore(ctx: Context, days: number): string {
  return new Date(ctx.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)
}
