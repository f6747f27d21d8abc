import type { ExportDocument, ExportedWork } from '@medley/contract/transfer/export-format'
import { limits } from '@medley/contract/limits'
import type { LeftOutRecord, NamedReview, SharedRow } from '../record.ts'
import { bounded, type Read, type ReadRow } from './medley-bounded.ts'
import { readProfile } from './medley-profile.ts'

/**
 * The comments, likes and friends of an export, what its member hides, their goals and profile, in lines after the last one. A file is one member's claim, so
 * each kind is bounded, and comments are cut to what may be posted.
 */
export function readShared(
  document: ExportDocument,
  last: number,
  past: (time: string) => string,
): { rows: SharedRow[]; leftOut: LeftOutRecord[] } {
  const own = document.profile.username
  const ownReviews = new Set(document.reviews.map(({ id }) => id))
  const things = [
    ...bounded(document.comments, 'comments', (comment): ReadRow => {
      const review = nameReview(comment, own)
      const content = [...comment.content.trim()].slice(0, limits.commentMax).join('')
      if (review === null || content === '') return null
      const comesAlong = review.author === null && ownReviews.has(comment.reviewId)
      const time = past(comment.timePosted)
      const thing = { kind: 'comment', review, content, time, comesAlong } as const
      return { title: { code: 'comment', params: { title: review.title } }, thing }
    }),
    ...bounded(document.likes, 'likes', (like): ReadRow => {
      const review = nameReview(like, own)
      if (review === null) return null
      const thing = { kind: 'like', review, time: past(like.timeLiked) } as const
      return { title: { code: 'like', params: { title: review.title } }, thing }
    }),
    ...bounded(
      document.listLikes,
      'listLikes',
      ({ listOwner: owner, title, timeLiked }): ReadRow =>
        title === null
          ? null
          : {
              title: { code: 'like', params: { title } },
              thing: { kind: 'listLike', owner, title, time: past(timeLiked) },
            },
      'notPublic',
    ),
    ...bounded(document.friends, 'friends', ({ username, timeApproved }): ReadRow => ({
      title: { code: 'friend', params: { username } },
      thing: { kind: 'friend', username, time: past(timeApproved) },
    })),
    ...readFollows(document, past),
    ...readHidden(document, past),
    ...readProfile(document, past),
  ]
  const rows: SharedRow[] = []
  const leftOut: LeftOutRecord[] = []
  for (const [index, one] of things.entries()) {
    const line = last + index + 1
    if ('thing' in one) rows.push({ ...one, line })
    else leftOut.push({ ...one, line })
  }
  return { rows, leftOut }
}

/** Reads whom and what the member of an export follows; a series is named by one of its works. */
function readFollows({ follows }: ExportDocument, past: (time: string) => string): Read[] {
  const read = (one: ExportDocument['follows'][number]): ReadRow => {
    const { contributor, series, work, isMuted, timeAdded } = one
    const name = contributor ?? series ?? work?.title
    if (name === undefined || (contributor === null && work === null)) return null
    const title = { code: 'follow', params: { name } } as const
    const named = {
      contributor,
      isSeries: series !== null,
      work: contributor === null && work !== null ? nameWork(work) : null,
    }
    return { title, thing: { kind: 'follow', ...named, isMuted, time: past(timeAdded) } }
  }
  return bounded(follows, 'follows', read, 'invalidHere')
}

/** Reads the members, works and words that the member of an export keeps from themselves. */
function readHidden(document: ExportDocument, past: (time: string) => string): Read[] {
  const { mutes, blocks, filterWords } = document
  return [
    ...bounded(mutes, 'mutes', ({ username, timeMuted }): ReadRow => ({
      title: { code: 'mute', params: { username } },
      thing: { kind: 'mute', username, time: past(timeMuted) },
    })),
    ...bounded(blocks, 'blocks', ({ username, timeBlocked }): ReadRow => ({
      title: { code: 'block', params: { username } },
      thing: { kind: 'block', username, time: past(timeBlocked) },
    })),
    ...bounded(worksNotForMe(document), 'dismissedWorks', ({ work, kind, time }): ReadRow => ({
      title: { code: kind, params: { title: work.title } },
      thing: { kind, ...nameWork(work), time: past(time) },
    })),
    ...bounded(filterWords, 'filterWords', (text): ReadRow => {
      const word = [...text.trim()].slice(0, limits.filterWordMax).join('')
      const title = { code: 'filterWord', params: { word } } as const
      return { title, thing: { kind: 'filterWord', word } }
    }),
  ]
}

/** The works that are not for the member, in exports of now and of version 0.2.0; those that leave feeds first. */
function worksNotForMe({ notForMe, hiddenWorks = [], dismissedWorks = [] }: ExportDocument) {
  return [
    ...hiddenWorks.map(
      ({ work, timeHidden: time }) => ({ work, kind: 'hiddenWork', time }) as const,
    ),
    ...dismissedWorks.map(
      ({ work, timeDismissed: time }) => ({ work, kind: 'dismissedWork', time }) as const,
    ),
    ...notForMe.map(
      ({ work, alsoFromFeed, timeAdded: time }) =>
        ({ work, kind: alsoFromFeed ? 'hiddenWork' : 'dismissedWork', time }) as const,
    ),
  ]
}

/** A work by all its ids at sources. */
function nameWork({ medium, ids, source, externalId }: ExportedWork) {
  return { medium, ids: { ...ids, [source]: externalId } }
}

interface OfReview {
  work: ExportedWork | null
  reviewAuthor: string | null
  timeReviewed: string | null
}

/** Names differ from one Medley to another; the member whose export it is stays the member. */
function nameReview(
  { work, reviewAuthor, timeReviewed }: OfReview,
  own: string,
): NamedReview | null {
  if (work === null || reviewAuthor === null || timeReviewed === null) return null
  const { medium, title, source, externalId } = work
  const author = reviewAuthor.toLowerCase() === own.toLowerCase() ? null : reviewAuthor
  return { author, timePosted: timeReviewed, medium, title, source, externalId }
}
