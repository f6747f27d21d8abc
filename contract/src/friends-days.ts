import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { coveredWork, userSearchItem } from './shapes.ts'
import { calendarDate, count, flag, timeZone } from './values.ts'

/** Acts of friends on works besides reviews, by calendar days. */

const act = z.object({
  kind: z.enum(['saved', 'listed', 'finished']),
  user: userSearchItem,
  list: z
    .object({ id: z.int().positive(), title: z.string() })
    .nullable()
    .describe('The list that the work was added to'),
})
export type FriendAct = z.output<typeof act>

const friendsDay = z.object({
  day: calendarDate.describe('In the given time zone'),
  people: z.array(userSearchItem).describe('At most three, the latest first'),
  peopleCount: count,
  workCount: count,
  works: z
    .array(z.object({ work: coveredWork, acts: z.array(act).describe('At most six') }))
    .describe('At most 24, the latest first'),
})
export type FriendsDay = z.output<typeof friendsDay>

export const listFriendsDays = defineEndpoint({
  method: 'GET',
  path: '/v1/friends-days',
  access: 'member',
  summary: "Works that the caller's friends saved, listed or finished, by days of a week",
  query: z.object({
    timeZone: timeZone.default('UTC').describe('Of the days; one that is not known counts as UTC'),
    before: calendarDate.optional().describe('`before` of the answer with the week after'),
  }),
  status: 200,
  answer: z.object({
    items: z.array(friendsDay).describe('Days with anything, the latest first'),
    before: calendarDate
      .nullable()
      .describe('The first day of this week; null after four, or if the caller wants no days'),
  }),
  errors: [],
})
export type FriendsDays = z.output<typeof listFriendsDays.answer>

const settings = z.object({ isShown: z.boolean().describe('Whether Home shows these days') })

export const getFriendsDaysSettings = defineEndpoint({
  method: 'GET',
  path: '/v1/friends-days-settings',
  access: 'member',
  summary: "Whether the caller's Home shows what friends did besides reviewing",
  status: 200,
  answer: settings,
  errors: [],
})

export const changeFriendsDaysSettings = defineEndpoint({
  method: 'PUT',
  path: '/v1/friends-days-settings',
  access: 'member',
  summary: 'Shows these days on Home or not; repeatable',
  body: z.object({ isShown: flag }),
  status: 200,
  answer: settings,
  errors: [],
})
