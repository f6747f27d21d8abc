import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { coveredWork, perMedium } from '../values/shapes.ts'
import { count, flag, inputTime, time, wholeNumber } from '../values/values.ts'

export const readUserCount = defineEndpoint({
  method: 'GET',
  path: '/v1/analytics/user-count',
  access: 'admin',
  summary: 'Counts users; with `minLastOnline`, only those seen at or after that time',
  query: z.object({ minLastOnline: inputTime.optional() }),
  status: 200,
  answer: z.object({ userCount: count }),
  errors: ['admin_only'],
})

export const readReviewCount = defineEndpoint({
  method: 'GET',
  path: '/v1/analytics/review-count',
  access: 'admin',
  summary: 'Counts reviews in total and per medium, with or without imported ones',
  query: z.object({ minDatePosted: inputTime.optional(), imported: flag.optional() }),
  status: 200,
  answer: z.object({ total: count, perMedium }),
  errors: ['admin_only'],
})

export const listRegistrationTimes = defineEndpoint({
  method: 'GET',
  path: '/user-registration-times',
  access: 'admin',
  summary: 'Lists when users registered since `minTime`, oldest first',
  query: z.object({ minTime: inputTime }),
  status: 200,
  answer: z.array(z.object({ time_created: time })),
  errors: ['admin_only'],
})

const yearOfInstance = z.object({
  firstYear: count.describe('Year of the first registration'),
  membersJoined: count,
  worksRated: count,
  reviews: count,
  busiestDay: z
    .object({ day: z.iso.date(), reviews: count })
    .nullable()
    .describe('Day with the most reviews, the latest in a tie; in UTC'),
  mostRated: z.object({ work: coveredWork, members: count }).nullable(),
})
export type YearOfInstance = z.output<typeof yearOfInstance>

export const readYear = defineEndpoint({
  method: 'GET',
  path: '/v1/analytics/year',
  access: 'admin',
  summary: 'Returns figures of the instance for a year in UTC, without imported reviews',
  query: z.object({ year: wholeNumber(1, 9999) }),
  status: 200,
  answer: yearOfInstance,
  errors: ['admin_only'],
})
