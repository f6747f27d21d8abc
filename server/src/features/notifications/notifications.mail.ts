import type { NotificationType } from '@medley/contract/notifications'
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
  return { title: `${who} ${happenings[row.type](row, thingOf(row))}`, url: link(pathOf(row)) }
}

function thingOf({ work, list }: NotificationRow): string {
  return work?.title ?? list?.title ?? ''
}

/** What the actor of each kind did; notices have letters of their own. */
const happenings: Record<NotificationType, (row: NotificationRow, thing: string) => string> = {
  comment: (_, thing) => `commented on your review of ${thing}`,
  'also commented': alsoCommented,
  'liked review': (_, thing) => `liked your review of ${thing}`,
  'liked list': (_, thing) => `liked your list ${thing}`,
  'new friend request': () => 'wants to be your friend',
  'accepted friend request': () => 'accepted your friend request',
  'sent work': ({ note }, thing) => `sent you ${thing}${note === null ? '' : `: ${note}`}`,
  'rated sent work': ({ rating }, thing) => `gave ${thing}, which you sent, ${rating} of 10`,
  'moderation notice': () => 'decided',
}

function alsoCommented({ username, reviewAuthor }: NotificationRow, thing: string): string {
  const isOwn = reviewAuthor?.username === username
  const whose = isOwn || !reviewAuthor ? 'their' : `${displayName(reviewAuthor)}'s`
  return `also commented on ${whose} review of ${thing}`
}

function pathOf({ type, username, reviewId, list, work }: NotificationRow): string {
  if (type === 'new friend request') return '/notifications'
  if (list) return publicPaths.list(list.owner.username, list.id)
  if (type === 'sent work' && work) return publicPaths.work(work)
  return reviewId === null ? `/profile/${username}` : `/review/${reviewId}`
}
