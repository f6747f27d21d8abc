import type { z } from 'zod'
import * as accounts from './accounts/accounts.ts'
import * as acts from './library/acts.ts'
import * as adaptations from './works/adaptations.ts'
import * as analytics from './administration/analytics.ts'
import * as auditLog from './administration/audit-log.ts'
import * as backups from './administration/backups.ts'
import * as blocks from './people/blocks.ts'
import * as bulkEmail from './administration/bulk-email.ts'
import * as charts from './works/charts.ts'
import * as comments from './reviews/comments.ts'
import * as contributors from './works/contributors.ts'
import * as emailAddress from './accounts/email-address.ts'
import type { Endpoint } from './endpoint.ts'
import * as engagements from './library/engagements.ts'
import * as entries from './works/entries.ts'
import * as evenings from './people/evenings.ts'
import * as exports from './transfer/exports.ts'
import * as favorites from './library/favorites.ts'
import * as feedback from './administration/feedback.ts'
import * as filterWords from './administration/filter-words.ts'
import * as follows from './library/follows.ts'
import * as friendsDays from './people/friends-days.ts'
import * as friendships from './people/friendships.ts'
import * as goals from './library/goals.ts'
import * as importTables from './transfer/import-tables.ts'
import * as imports from './transfer/imports.ts'
import * as identities from './accounts/identities.ts'
import * as instanceSettings from './administration/instance-settings.ts'
import * as invitations from './accounts/invitations.ts'
import * as letterboxdImport from './transfer/letterboxd-import.ts'
import * as listLikes from './library/list-likes.ts'
import * as lists from './library/lists.ts'
import * as merges from './works/merges.ts'
import * as modelRuns from './works/model-runs.ts'
import * as operations from './administration/operations.ts'
import * as moderation from './administration/moderation.ts'
import * as mutes from './people/mutes.ts'
import * as privacySettings from './accounts/privacy-settings.ts'
import * as notForMe from './works/not-for-me.ts'
import * as notificationSettings from './accounts/notification-settings.ts'
import * as notifications from './accounts/notifications.ts'
import * as pageData from './page-data.ts'
import * as pinnedReviews from './reviews/pinned-reviews.ts'
import * as popularReviews from './reviews/popular-reviews.ts'
import * as profiles from './people/profiles.ts'
import * as progress from './library/progress.ts'
import * as ratings from './reviews/ratings.ts'
import * as recommendations from './works/recommendations.ts'
import * as remarks from './reviews/remarks.ts'
import * as reports from './administration/reports.ts'
import * as reviewLikes from './reviews/review-likes.ts'
import * as reviews from './reviews/reviews.ts'
import * as savedForLater from './library/saved-for-later.ts'
import * as search from './works/search.ts'
import * as secondFactors from './accounts/second-factors.ts'
import * as sentWorks from './people/sent-works.ts'
import * as series from './works/series.ts'
import * as sessions from './accounts/sessions.ts'
import * as setup from './administration/setup.ts'
import * as sources from './works/sources.ts'
import * as statistics from './library/statistics.ts'
import * as tasteMatches from './people/taste-matches.ts'
import * as viewings from './library/viewings.ts'
import * as welcome from './accounts/welcome.ts'
import * as workSuggestions from './works/work-suggestions.ts'
import * as works from './works/works.ts'
import * as years from './library/years.ts'

/** The declarations of each feature: its endpoints, and as `errors` its error codes. */
export const features = {
  accounts,
  acts,
  adaptations,
  analytics,
  auditLog,
  backups,
  blocks,
  bulkEmail,
  charts,
  comments,
  contributors,
  emailAddress,
  engagements,
  entries,
  evenings,
  exports,
  favorites,
  feedback,
  filterWords,
  follows,
  friendsDays,
  friendships,
  goals,
  importTables,
  imports,
  identities,
  instanceSettings,
  invitations,
  letterboxdImport,
  listLikes,
  lists,
  merges,
  modelRuns,
  operations,
  moderation,
  mutes,
  notForMe,
  notificationSettings,
  privacySettings,
  notifications,
  pageData,
  pinnedReviews,
  popularReviews,
  profiles,
  progress,
  ratings,
  recommendations,
  remarks,
  reports,
  reviewLikes,
  reviews,
  savedForLater,
  search,
  secondFactors,
  sentWorks,
  series,
  sessions,
  setup,
  sources,
  statistics,
  tasteMatches,
  viewings,
  welcome,
  workSuggestions,
  works,
  years,
}

type Features = typeof features
type EndpointsOf<F> = { [N in keyof F]: F[N] extends Endpoint ? F[N] : never }[keyof F]
type AnyEndpoint = { [F in keyof Features]: EndpointsOf<Features[F]> }[keyof Features]

/** Every call by its `METHOD /path`. */
export type Api = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }

/** The input and the response of a call. */
export type ParamsOf<E> = E extends { params: z.ZodType } ? z.input<E['params']> : undefined
export type QueryOf<E> = E extends { query: z.ZodType } ? z.input<E['query']> : undefined
export type BodyOf<E> = E extends { body: z.ZodType } ? z.input<E['body']> : undefined
export type AnswerOf<E> = E extends { answer: z.ZodType } ? z.output<E['answer']> : never

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

/** Every endpoint with its feature and name. */
export const endpoints: readonly { feature: string; name: string; endpoint: Endpoint }[] =
  Object.entries(features).flatMap(([feature, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      isEndpoint(value) ? [{ feature, name, endpoint: value }] : [],
    ),
  )
