import type { Language } from '@medley/contract/languages'
import type { NotificationType } from '@medley/contract/notifications'
import { publicPaths } from '@medley/contract/paths'
import { displayName } from '@medley/messages/titles'
import type { LetterEntry, Part, Sender, Written } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'
import * as english from './notifications.messages.ts'
import * as german from './notifications.messages.de.ts'
import type { NotificationRow } from './notifications.queries.ts'

type Texts = typeof english.notificationLetterTexts

const textsIn: Record<Language, Texts> = {
  en: english.notificationLetterTexts,
  de: german.notificationLetterTexts,
}

interface Happened {
  username: string
  language: Language
  /** Newest first. */
  rows: readonly NotificationRow[]
  /** True if there are others that the letter does not list. */
  hasMore: boolean
  unsubscribeLink: string
}

/** The letter about what happened on the site since the last one. */
export function notificationLetter(
  sender: Sender,
  { username, language, rows, hasMore, unsubscribeLink }: Happened,
): Written {
  const texts = textsIn[language]
  const [first, ...others] = rows.map((row) => entryOf(sender, texts, row))
  if (!first) throw new Error('There is nothing to write about')
  const isOne = others.length === 0
  const more: Part[] = hasMore ? [texts.more] : []
  return writeLetter(sender, {
    language,
    subject: isOne ? first.title : texts.subject(rows.length, hasMore),
    username,
    parts: [
      isOne ? texts.one : texts.several,
      { entries: [first, ...others] },
      ...more,
      { button: texts.open, url: sender.link('/notifications') },
    ],
    why: texts.why(sender.link('/settings/notifications')),
    unsubscribeLink,
  })
}

function entryOf({ link }: Sender, texts: Texts, row: NotificationRow): LetterEntry {
  const who = displayName({ ...row, username: row.username ?? '' })
  const thing = row.work?.title ?? row.list?.title ?? ''
  return { title: happenings[row.type](texts, { ...row, who, thing }), url: link(pathOf(row)) }
}

interface Happening extends NotificationRow {
  who: string
  thing: string
}

/** Sentence about the act of each kind; notices have letters of their own. */
const happenings: Record<NotificationType, (texts: Texts, row: Happening) => string> = {
  comment: ({ comment }, { who, thing }) => comment(who, thing),
  'also commented': ({ alsoCommented }, row) => alsoCommented(row.who, authorOf(row), row.thing),
  'liked review': ({ likedReview }, { who, thing }) => likedReview(who, thing),
  'liked list': ({ likedList }, { who, thing }) => likedList(who, thing),
  'new friend request': ({ requested }, { who }) => requested(who),
  'accepted friend request': ({ accepted }, { who }) => accepted(who),
  'sent work': ({ sentWork }, { who, thing, note }) => sentWork(who, thing, note),
  'rated sent work': ({ ratedSentWork }, { who, thing, rating }) =>
    ratedSentWork(who, thing, rating),
  'evening invitation': ({ eveningInvitation }, { who }) => eveningInvitation(who),
  'evening choice': ({ eveningChoice }, { who, thing }) => eveningChoice(who, thing),
  'copied list changed': ({ copiedListChanged }, { thing }) => copiedListChanged(thing),
  'moderation notice': () => '',
}

/** The author of the review, or null if it is the actor's own. */
function authorOf({ username, reviewAuthor }: NotificationRow): string | null {
  const isOwn = reviewAuthor?.username === username
  return isOwn || !reviewAuthor ? null : displayName(reviewAuthor)
}

function pathOf({ type, username, reviewId, list, work, evening }: NotificationRow): string {
  if (type === 'new friend request') return '/notifications'
  if (evening) return `/tonight/${evening.id}`
  if (list) return publicPaths.list(list.owner.username, list.id)
  if (type === 'sent work' && work) return publicPaths.work(work)
  return reviewId === null ? `/profile/${username}` : `/review/${reviewId}`
}
