import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits, pageSizes } from './limits.ts'
import { limitPerMinute } from './rate-limits.ts'
import { requestStatus } from './shapes.ts'
import { count, flag, id, limit, offset, time, url } from './values.ts'

const notifiedUser = z.object({
  username: z.string(),
  id: z.int().positive(),
  profilePicture: url,
})

const ofReview = { reviewId: z.int().positive(), work: z.object({ title: z.string() }) }
const ofFriend = z.object({
  friend: notifiedUser,
  requestStatus: requestStatus.describe('The current one, seen from the caller'),
})
const always = { id: z.int().positive(), timeCreated: time, read: z.boolean() }

export const notification = z.discriminatedUnion('type', [
  z.object({
    ...always,
    type: z.literal('comment'),
    notificationData: z.object({ author: notifiedUser, ...ofReview }),
  }),
  z.object({
    ...always,
    type: z.literal('liked review'),
    notificationData: z.object({ user: notifiedUser, ...ofReview }),
  }),
  z.object({ ...always, type: z.literal('new friend request'), notificationData: ofFriend }),
  z.object({ ...always, type: z.literal('accepted friend request'), notificationData: ofFriend }),
])
export type Notification = z.output<typeof notification>
export type NotificationType = Notification['type']

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/v1/notifications',
  access: 'member',
  summary: "The caller's notifications, newest first",
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
  summary: 'Marks notifications read; ids of others are passed over; repeatable',
  body: z.object({ notifications: z.array(id).min(1).max(limits.notificationIdsMax) }),
  accountLimits: [limitPerMinute(60)],
  status: 200,
  answer: z.object({ updated: count.describe('How many were unread') }),
  errors: [],
})
