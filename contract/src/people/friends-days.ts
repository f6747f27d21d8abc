import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { coveredWork, userSearchItem } from '../values/shapes.ts'
import { calendarDate, count, flag, timeZone } from '../values/values.ts'

/** Acts of friends on works besides reviews, by calendar days. */

const act = z.object({
  kind: z.enum(['saved', 'listed', 'finished']),
  user: userSearchItem,
  list: z
    .object({ id: z.int().positive(), title: z.string() })
    .nullable()
    .describe('The list the work was added to'),
})
export type FriendAct = z.output<typeof act>

const friendsDay = z.object({
  day: calendarDate.describe('In the given time zone'),
  people: z.array(userSearchItem).describe('At most three, latest first'),
  peopleCount: count,
  workCount: count,
  works: z
    .array(z.object({ work: coveredWork, acts: z.array(act).describe('At most six') }))
    .describe('At most 24, latest first'),
})
export type FriendsDay = z.output<typeof friendsDay>

export const listFriendsDays = defineEndpoint({
  method: 'GET',
  path: '/v1/friends-days',
  access: 'member',
  summary:
    "Lists the works that the caller's friends saved, listed or finished, by day, a week at a time",
  query: z.object({
    timeZone: timeZone.default('UTC').describe('Time zone of the days; UTC if unknown'),
    before: calendarDate.optional().describe('`before` of the previous response'),
  }),
  status: 200,
  answer: z.object({
    items: z.array(friendsDay).describe('Days with activity, latest first'),
    before: calendarDate
      .nullable()
      .describe(
        'First day of this week; null after four weeks, or if the caller turned these days off',
      ),
  }),
  errors: [],
})
export type FriendsDays = z.output<typeof listFriendsDays.answer>

const settings = z.object({ isShown: z.boolean().describe('Whether Home shows these days') })

export const getFriendsDaysSettings = defineEndpoint({
  method: 'GET',
  path: '/v1/friends-days-settings',
  access: 'member',
  summary: "Returns whether the caller's Home shows friends' activity other than reviews",
  status: 200,
  answer: settings,
  errors: [],
})

export const changeFriendsDaysSettings = defineEndpoint({
  method: 'PUT',
  path: '/v1/friends-days-settings',
  access: 'member',
  summary: "Turns friends' activity on Home on or off; idempotent",
  body: z.object({ isShown: flag }),
  status: 200,
  answer: settings,
  errors: [],
})
