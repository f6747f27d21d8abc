import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { mediums } from '../values/medium.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { profile, profileTexts } from '../values/shapes.ts'
import { username } from '../values/username.ts'
import { count, line, pathId } from '../values/values.ts'

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/profile',
  access: 'optional',
  summary: 'Returns the profile of a username',
  query: z.object({ user: username }),
  status: 200,
  answer: profile,
  errors: ['blocked_by_them', 'user_not_found'],
})

export const countProfile = defineEndpoint({
  method: 'GET',
  path: '/v1/users/{userId}/counts',
  access: 'optional',
  summary: 'Returns the counts of a profile as the caller sees it',
  params: z.object({ userId: pathId('user_not_found') }),
  status: 200,
  answer: z.object({
    reviews: count,
    viewings: count,
    lists: count,
    saved: count.describe('Works saved for later'),
    friends: count,
  }),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})
export type ProfileCounts = z.output<typeof countProfile.answer>

/** A line of which nothing is null. */
const optionalLine = (max: number) => line(max).transform((value) => value || null)

const invalidLink = 'Must be an address like https://example.com'

/** An address with https that names a site and no user, as browsers write it: in ASCII. */
const siteAddress = /^https:\/\/[a-z0-9.-]+\.[a-z][a-z0-9-]+(?::\d{1,5})?(?:[/?#][!-~]*)?$/i

const link = optionalLine(limits.linkMax).refine(
  (value) => value === null || siteAddress.test(value),
  invalidLink,
)

export const setProfileTexts = defineEndpoint({
  method: 'PUT',
  path: '/v1/profile-texts',
  access: 'member',
  summary: "Sets the caller's profile texts; empty ones are removed",
  body: z.object({
    bio: optionalLine(limits.bioMax),
    link: link.describe('An https address; others see its host'),
    place: optionalLine(limits.placeMax),
    pronouns: optionalLine(limits.pronounsMax),
  }),
  accountLimits: [limitPerMinute(10), limitPerDay(100)],
  status: 200,
  answer: profileTexts,
  errors: [],
})

export const getTasteLine = defineEndpoint({
  method: 'GET',
  path: '/v1/users/{userId}/taste-line',
  access: 'optional',
  summary: 'Returns what a user rates most and highest, from the ratings that the caller may see',
  params: z.object({ userId: pathId('user_not_found') }),
  status: 200,
  answer: z.object({
    taste: z
      .object({
        genres: z.array(z.string()).describe('The most frequent, at most two'),
        decades: z.array(z.int()).describe('The most frequent ones by first year, at most two'),
        kindestTo: z
          .enum(mediums)
          .nullable()
          .describe('Medium rated at least half a point above all others'),
      })
      .nullable()
      .describe(`Null below ${limits.tasteRatingsMin} ratings`),
  }),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})
export type TasteLine = NonNullable<z.output<typeof getTasteLine.answer>['taste']>
