import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { notification, type NotificationType } from './notifications.ts'
import { limitPerMinute } from '../rate-limits.ts'
import { flag, timeZone } from '../values/values.ts'

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
  site: z.boolean().describe('Listed among the notifications'),
  mail: z.boolean().describe('Sent by e-mail, several in one message'),
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
  summary: "Returns the caller's notification settings",
  status: 200,
  answer: settings,
  errors: [],
})

export const changeNotificationSettings = defineEndpoint({
  method: 'PATCH',
  path: '/v1/notification-settings',
  access: 'member',
  summary: "Updates the caller's notification settings; omitted fields stay unchanged; idempotent",
  body: z.object({
    kinds: z.array(switches).max(notificationKinds.length).optional(),
    weeklyDigest: flag.optional(),
    timeZone: timeZone
      .optional()
      .describe(
        'Time zone for the digest and the days of imports, such as `Europe/Berlin`; UTC by default',
      ),
  }),
  accountLimits: [limitPerMinute(60)],
  status: 200,
  answer: settings,
  errors: [],
})
