import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { limits, pageSizes } from '../limits.ts'
import { mediums } from '../values/medium.ts'
import { limitPerMinute } from '../rate-limits.ts'
import { remarkPoint } from '../reviews/remarks.ts'
import { coveredWork, requestStatus } from '../values/shapes.ts'
import { count, flag, id, limit, offset, rating, time, url } from '../values/values.ts'

const notifiedUser = z.object({
  username: z.string(),
  id: z.int().positive(),
  profilePicture: url,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
})

export type NotifiedUser = z.output<typeof notifiedUser>

const ofReview = { reviewId: z.int().positive(), work: coveredWork }
const ownList = z.object({
  id: z.int().positive(),
  title: z.string(),
  owner: z.object({ username: z.string() }).describe('The caller'),
})
const ofFriend = z.object({
  friend: notifiedUser,
  requestStatus: requestStatus.describe('Current state, as seen by the caller'),
})
const reviewAuthor = notifiedUser.pick({ username: true, firstName: true, lastName: true })
const ofEvening = { user: notifiedUser.describe('The host'), eveningId: z.int().positive() }
/** A decision of an admin about what the member wrote or did. */
const ofNotice = z.object({
  notice: z.object({
    id: z.int().positive().describe('Needed to object to the decision'),
    act: z.enum(['remove', 'warn', 'suspend', 'restore']),
    type: z.enum([
      'user',
      'review',
      'comment',
      'list',
      'picture',
      'profileTexts',
      'work',
      'sentWork',
      'remark',
    ]),
    summary: z.string().describe('Title or first words of the item'),
    reason: z.string(),
    timeEnds: time.nullable().describe('End of a suspension'),
  }),
})
const ofSentWork = z.object({
  user: notifiedUser.describe('The sender'),
  sentWorkId: z.int().positive(),
  work: coveredWork,
  note: z
    .string()
    .nullable()
    .describe('Null if missing, or if it contains a filter word of the caller'),
})
const ofYear = z.object({
  year: z.int().positive(),
  owner: z.object({ username: z.string() }).describe('The caller'),
})
const ofRemark = z.object({
  user: notifiedUser,
  remarkId: z.int().positive().describe('Id of the reply, where somebody replied'),
  work: coveredWork,
  point: remarkPoint.pick({ entry: true, percent: true }),
})
const always = { id: z.int().positive(), timeCreated: time, read: z.boolean() }

/** The kinds, in the order in which a member's settings list them. */
export const notification = z.discriminatedUnion('type', [
  z.object({ ...always, type: z.literal('new friend request'), notificationData: ofFriend }),
  z.object({ ...always, type: z.literal('accepted friend request'), notificationData: ofFriend }),
  z.object({
    ...always,
    type: z.literal('comment'),
    notificationData: z.object({ author: notifiedUser, ...ofReview }),
  }),
  z.object({
    ...always,
    type: z.literal('also commented'),
    notificationData: z.object({ author: notifiedUser, reviewAuthor, ...ofReview }),
  }),
  z.object({
    ...always,
    type: z.literal('liked review'),
    notificationData: z.object({ user: notifiedUser, ...ofReview }),
  }),
  z.object({
    ...always,
    type: z.literal('saved from review'),
    notificationData: z.object({ user: notifiedUser, ...ofReview }),
  }),
  z.object({
    ...always,
    type: z.literal('liked list'),
    notificationData: z.object({ user: notifiedUser, list: ownList }),
  }),
  z.object({ ...always, type: z.literal('sent work'), notificationData: ofSentWork }),
  z.object({
    ...always,
    type: z.literal('rated sent work'),
    notificationData: z.object({ user: notifiedUser, ...ofReview, rating }),
  }),
  z.object({
    ...always,
    type: z.literal('evening invitation'),
    notificationData: z.object({ ...ofEvening, medium: z.enum(mediums) }),
  }),
  z.object({
    ...always,
    type: z.literal('evening choice'),
    notificationData: z.object({
      ...ofEvening,
      user: notifiedUser.describe('The host, or who confirmed the choice first'),
      work: coveredWork,
      isConfirmed: z.boolean().describe('Whether that user has it in their diary'),
      hasConfirmed: z.boolean().describe("Whether it is in the caller's diary"),
    }),
  }),
  z.object({
    ...always,
    type: z.literal('copied list changed'),
    notificationData: z.object({ list: ownList }),
  }),
  z.object({ ...always, type: z.literal('remark reply'), notificationData: ofRemark }),
  z.object({ ...always, type: z.literal('liked remark'), notificationData: ofRemark }),
  z.object({ ...always, type: z.literal('remark reached'), notificationData: ofRemark }),
  z.object({ ...always, type: z.literal('own year'), notificationData: ofYear }),
  z.object({ ...always, type: z.literal('moderation notice'), notificationData: ofNotice }),
])
export type Notification = z.output<typeof notification>
export type NotificationType = Notification['type']

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/v1/notifications',
  access: 'member',
  summary: "Lists the caller's notifications, newest first",
  query: z.object({
    read: flag.optional(),
    limit: limit(100, pageSizes.notifications),
    offset,
  }),
  status: 200,
  answer: z.object({ items: z.array(notification), hasMoreItems: z.boolean() }),
  errors: [],
})

export const markNotificationsRead = defineEndpoint({
  method: 'PATCH',
  path: '/v1/notifications/read',
  access: 'member',
  summary: "Marks notifications as read; ids of others' notifications are ignored; idempotent",
  body: z.object({ notifications: z.array(id).min(1).max(limits.notificationIdsMax) }),
  accountLimits: [limitPerMinute(60)],
  status: 200,
  answer: z.object({ updated: count.describe('Number that were unread') }),
  errors: [],
})

export const markEarlierNotificationsRead = defineEndpoint({
  method: 'PATCH',
  path: '/v1/notifications/read-until',
  access: 'member',
  summary: 'Marks a notification and all earlier ones as read; idempotent',
  body: z.object({ notificationId: id }),
  accountLimits: [limitPerMinute(60)],
  status: 200,
  answer: z.object({
    updated: count.describe('Number that were unread'),
    hasUnread: z.boolean().describe('Whether later ones are unread'),
  }),
  errors: [],
})
