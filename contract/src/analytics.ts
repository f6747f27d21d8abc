import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { coveredWork, perMedium } from './shapes.ts'
import { count, flag, inputTime, time, wholeNumber } from './values.ts'

export const readUserCount = defineEndpoint({
  method: 'GET',
  path: '/v1/analytics/user-count',
  access: 'admin',
  summary: 'Number of users; with minLastOnline those who were here at or after it',
  query: z.object({ minLastOnline: inputTime.optional() }),
  status: 200,
  answer: z.object({ userCount: count }),
  errors: ['admin_only'],
})

export const readReviewCount = defineEndpoint({
  method: 'GET',
  path: '/v1/analytics/review-count',
  access: 'admin',
  summary: 'Number of reviews, in all and per medium; with or without the imported ones',
  query: z.object({ minDatePosted: inputTime.optional(), imported: flag.optional() }),
  status: 200,
  answer: z.object({ total: count, perMedium }),
  errors: ['admin_only'],
})

export const listRegistrationTimes = defineEndpoint({
  method: 'GET',
  path: '/user-registration-times',
  access: 'admin',
  summary: 'When the users since minTime registered, oldest first',
  query: z.object({ minTime: inputTime }),
  status: 200,
  answer: z.array(z.object({ time_created: time })),
  errors: ['admin_only'],
})

const yearOfInstance = z.object({
  firstYear: count.describe('When the first user registered'),
  membersJoined: count,
  worksRated: count,
  reviews: count,
  busiestDay: z
    .object({ day: z.iso.date(), reviews: count })
    .nullable()
    .describe('With the most reviews, the latest of equals; in UTC'),
  mostRated: z.object({ work: coveredWork, members: count }).nullable(),
})
export type YearOfInstance = z.output<typeof yearOfInstance>

export const readYear = defineEndpoint({
  method: 'GET',
  path: '/v1/analytics/year',
  access: 'admin',
  summary: 'A year of the instance in UTC, without imported reviews',
  query: z.object({ year: wholeNumber(1, 9999) }),
  status: 200,
  answer: yearOfInstance,
  errors: ['admin_only'],
})
