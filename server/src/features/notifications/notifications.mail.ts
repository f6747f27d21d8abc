import { publicPaths } from '@medley/contract/paths'
import { displayName } from '@medley/contract/titles'
import type { LetterEntry, Part, Sender, Written } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'
import type { NotificationRow } from './notifications.queries.ts'

interface Happened {
  username: string
  /** Newest first. */
  rows: readonly NotificationRow[]
  /** Whether there are others that the letter does not list. */
  hasMore: boolean
  unsubscribeLink: string
}

/** The letter about what happened on the site since the last one. */
export function notificationLetter(
  sender: Sender,
  { username, rows, hasMore, unsubscribeLink }: Happened,
): Written {
  const [first, ...others] = rows.map((row) => entryOf(sender, row))
  if (!first) throw new Error('There is nothing to write about')
  const isOne = others.length === 0
  const more: Part[] = hasMore ? ['And more, which the list on Medley shows.'] : []
  return writeLetter(sender, {
    subject: isOne ? first.title : `${rows.length}${hasMore ? '+' : ''} new notifications`,
    username,
    parts: [
      isOne ? 'This happened on Medley:' : 'This happened on Medley since the last letter:',
      { entries: [first, ...others] },
      ...more,
      { button: 'See your notifications', url: sender.link('/notifications') },
    ],
    why: `You get this letter because e-mail about it is switched on: ${sender.link('/settings/notifications')}`,
    unsubscribeLink,
  })
}

function entryOf({ link }: Sender, row: NotificationRow): LetterEntry {
  const who = displayName({ ...row, username: row.username ?? '' })
  const what = row.work ? row.work.title : ''
  const url = link(row.reviewId === null ? `/profile/${row.username}` : `/review/${row.reviewId}`)
  if (row.type === 'comment') return { title: `${who} commented on your review of ${what}`, url }
  if (row.type === 'liked review') return { title: `${who} liked your review of ${what}`, url }
  if (row.list) {
    const { owner, id, title } = row.list
    const path = publicPaths.list(owner.username, id)
    return { title: `${who} liked your list ${title}`, url: link(path) }
  }
  if (row.type === 'also commented') {
    const { reviewAuthor } = row
    const isOwn = reviewAuthor?.username === row.username
    const whose = isOwn || !reviewAuthor ? 'their' : `${displayName(reviewAuthor)}'s`
    return { title: `${who} also commented on ${whose} review of ${what}`, url }
  }
  if (row.type === 'new friend request') {
    return { title: `${who} wants to be your friend`, url: link('/notifications') }
  }
  return { title: `${who} accepted your friend request`, url }
}
