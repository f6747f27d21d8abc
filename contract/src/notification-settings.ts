import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { notification, type NotificationType } from './notifications.ts'
import { limitPerMinute } from './rate-limits.ts'
import { flag, timeZone } from './values.ts'

export type SwitchableKind = Exclude<NotificationType, 'moderation notice'>

/** Kinds of notifications that a member can switch, by their types. Moderation notices always come. */
export const notificationKinds: readonly SwitchableKind[] = notification.options
  .map(({ shape }) => shape.type.value)
  .filter((type) => type !== 'moderation notice')

/** Where someone waits for an answer; all other mail has to be switched on. */
export const mailedByDefault: readonly SwitchableKind[] = ['new friend request']

/** Notifications about others' reviews and ways are off unless the member turns them on. */
export const hiddenByDefault: readonly SwitchableKind[] = ['also commented', 'remark reached']

/** Letters that the link at the end of a letter can switch off. */
export type MailKind = SwitchableKind | 'weekly digest'
export const mailKinds: readonly MailKind[] = [...notificationKinds, 'weekly digest']

const switches = z.object({
  kind: z.enum(notificationKinds),
  site: z.boolean().describe('Shown among the notifications'),
  mail: z.boolean().describe('Told by e-mail, several in one letter'),
})
export type KindSwitches = z.output<typeof switches>

const settings = z.object({
  kinds: z.array(switches).describe('Every kind once'),
  weeklyDigest: z.boolean().describe("The week's best reviews by friends, by e-mail on Fridays"),
  mailReaches: z.boolean().describe("Whether the caller's address is confirmed and not blocked"),
})
export type NotificationSettings = z.output<typeof settings>

export const getNotificationSettings = defineEndpoint({
  method: 'GET',
  path: '/v1/notification-settings',
  access: 'member',
  summary: 'What the caller is told on the site and by e-mail',
  status: 200,
  answer: settings,
  errors: [],
})

export const changeNotificationSettings = defineEndpoint({
  method: 'PATCH',
  path: '/v1/notification-settings',
  access: 'member',
  summary:
    'Switches kinds of notifications and the weekly digest; what is absent stays; repeatable',
  body: z.object({
    kinds: z.array(switches).max(notificationKinds.length).optional(),
    weeklyDigest: flag.optional(),
    timeZone: timeZone
      .optional()
      .describe('For the hour of the digest and the days of imports, as `Europe/Berlin`; else UTC'),
  }),
  accountLimits: [limitPerMinute(60)],
  status: 200,
  answer: settings,
  errors: [],
})
