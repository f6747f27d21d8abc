import type { z } from 'zod'
import * as accounts from './accounts.ts'
import * as acts from './acts.ts'
import * as adaptations from './adaptations.ts'
import * as analytics from './analytics.ts'
import * as auditLog from './audit-log.ts'
import * as backups from './backups.ts'
import * as blocks from './blocks.ts'
import * as bulkEmail from './bulk-email.ts'
import * as charts from './charts.ts'
import * as comments from './comments.ts'
import * as contributors from './contributors.ts'
import * as emailAddress from './email-address.ts'
import type { Endpoint } from './endpoint.ts'
import * as engagements from './engagements.ts'
import * as entries from './entries.ts'
import * as evenings from './evenings.ts'
import * as exports from './exports.ts'
import * as favorites from './favorites.ts'
import * as feedback from './feedback.ts'
import * as filterWords from './filter-words.ts'
import * as friendsDays from './friends-days.ts'
import * as friendships from './friendships.ts'
import * as goals from './goals.ts'
import * as importTables from './import-tables.ts'
import * as imports from './imports.ts'
import * as identities from './identities.ts'
import * as invitations from './invitations.ts'
import * as letterboxdImport from './letterboxd-import.ts'
import * as listLikes from './list-likes.ts'
import * as lists from './lists.ts'
import * as merges from './merges.ts'
import * as modelRuns from './model-runs.ts'
import * as operations from './operations.ts'
import * as moderation from './moderation.ts'
import * as mutes from './mutes.ts'
import * as privacySettings from './privacy-settings.ts'
import * as notForMe from './not-for-me.ts'
import * as notificationSettings from './notification-settings.ts'
import * as notifications from './notifications.ts'
import * as pageData from './page-data.ts'
import * as pinnedReviews from './pinned-reviews.ts'
import * as popularReviews from './popular-reviews.ts'
import * as profiles from './profiles.ts'
import * as progress from './progress.ts'
import * as ratings from './ratings.ts'
import * as recommendations from './recommendations.ts'
import * as remarks from './remarks.ts'
import * as reports from './reports.ts'
import * as reviewLikes from './review-likes.ts'
import * as reviews from './reviews.ts'
import * as savedForLater from './saved-for-later.ts'
import * as search from './search.ts'
import * as secondFactors from './second-factors.ts'
import * as sentWorks from './sent-works.ts'
import * as series from './series.ts'
import * as sessions from './sessions.ts'
import * as sources from './sources.ts'
import * as statistics from './statistics.ts'
import * as tasteMatches from './taste-matches.ts'
import * as viewings from './viewings.ts'
import * as welcome from './welcome.ts'
import * as workSuggestions from './work-suggestions.ts'
import * as works from './works.ts'
import * as years from './years.ts'

const features = {
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
  friendsDays,
  friendships,
  goals,
  importTables,
  imports,
  identities,
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
