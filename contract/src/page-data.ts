import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { markingFriends } from './library/engagements.ts'
import { listGoals } from './library/goals.ts'
import { listNotifications } from './accounts/notifications.ts'
import { listFriendsProgress, listProgress } from './library/progress.ts'
import { listFriendRatings, countRatings, listOwnRatings } from './reviews/ratings.ts'
import { listRecommendations } from './works/recommendations.ts'
import { listReviews } from './reviews/reviews.ts'
import { listSentWorks } from './people/sent-works.ts'
import { getRoles, noteLastOnline } from './accounts/sessions.ts'
import { person, profile, workDetails } from './values/shapes.ts'
import { flag, medium, pathId } from './values/values.ts'
import { listOwnViewingsOfWork } from './library/viewings.ts'
import { getWelcome } from './accounts/welcome.ts'
import { getWorkSources, getWorkStatistics } from './works/works.ts'

const orNull = 'null where it could not be read: the call of the part alone says why'

export const openHome = defineEndpoint({
  method: 'GET',
  path: '/v1/pages/home',
  access: 'member',
  summary: "Returns everything the caller's Home shows; also records that the caller is online",
  query: z.object({
    beside: flag
      .default(true)
      .describe('Also what stands beside the posts: suggestions and recommendations'),
  }),
  status: 200,
  answer: z
    .object({
      roles: getRoles.answer,
      visit: noteLastOnline.answer.nullable(),
      profile: profile.nullable(),
      unread: listNotifications.answer.nullable().describe('The newest unread one'),
      feed: listReviews.answer.nullable(),
      recommendations: listRecommendations.answer.nullable(),
      welcome: getWelcome.answer.nullable(),
      suggestions: z.array(person).nullable(),
      progress: listProgress.answer.nullable().describe("The caller's works in progress"),
      friendsProgress: listFriendsProgress.answer.nullable(),
      goals: listGoals.answer.nullable().describe("The caller's goals of this year"),
    })
    .describe(`Each part is the response of its own call; ${orNull}`),
  errors: [],
})
export type HomeData = z.output<typeof openHome.answer>

export const openWork = defineEndpoint({
  method: 'GET',
  path: '/v1/pages/works/{medium}/{workId}',
  access: 'member',
  summary: 'Returns everything the page of a work shows to the caller',
  params: z.object({ medium, workId: pathId('work_not_found') }),
  status: 200,
  answer: z
    .object({
      work: workDetails.describe('For a merged work, the one it was merged into'),
      about: z
        .object({
          statistics: getWorkStatistics.answer,
          sources: getWorkSources.answer,
          ratingCounts: countRatings.answer,
          ownRatings: listOwnRatings.answer,
        })
        .nullable()
        .describe('Null for a merged work, like all other parts'),
      reviews: listReviews.answer.nullable().describe('The newest by everyone'),
      friends: z
        .object({
          engaged: markingFriends,
          saved: markingFriends,
          ratings: listFriendRatings.answer,
          sentWorks: listSentWorks.answer,
        })
        .nullable(),
      ownViewings: listOwnViewingsOfWork.answer.nullable(),
    })
    .describe(`Each part is the response of its own call; ${orNull}`),
  errors: ['work_not_found'],
})
export type WorkPageData = z.output<typeof openWork.answer>
