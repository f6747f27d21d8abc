import { exportDocument } from '@medley/contract/transfer/export-format'
import type { Context } from './context.ts'
import type { Feature } from './feature.ts'
import { accountLinksFeature } from './features/account-links/account-links.feature.ts'
import { accountsFeature } from './features/accounts/accounts.feature.ts'
import { actsFeature } from './features/acts/acts.feature.ts'
import { adaptationsFeature } from './features/adaptations/adaptations.feature.ts'
import { analyticsFeature } from './features/analytics/analytics.feature.ts'
import { auditLogFeature } from './features/audit-log/audit-log.feature.ts'
import { backupsFeature } from './features/backups/backups.feature.ts'
import { blocksFeature } from './features/blocks/blocks.feature.ts'
import { bulkEmailFeature } from './features/bulk-email/bulk-email.feature.ts'
import { chartsFeature } from './features/charts/charts.feature.ts'
import { commentsFeature } from './features/comments/comments.feature.ts'
import { contributorsFeature } from './features/contributors/contributors.feature.ts'
import { emailAddressFeature } from './features/email-address/email-address.feature.ts'
import { entriesFeature } from './features/entries/entries.feature.ts'
import { eveningsFeature } from './features/evenings/evenings.feature.ts'
import { exportsFeature } from './features/exports/exports.feature.ts'
import { favoritesFeature } from './features/favorites/favorites.feature.ts'
import { feedbackFeature } from './features/feedback/feedback.feature.ts'
import { filterWordsFeature } from './features/filter-words/filter-words.feature.ts'
import { followsFeature } from './features/follows/follows.feature.ts'
import { friendsDaysFeature } from './features/friends-days/friends-days.feature.ts'
import { friendshipsFeature } from './features/friendships/friendships.feature.ts'
import { goalsFeature } from './features/goals/goals.feature.ts'
import { idempotencyFeature } from './features/idempotency/idempotency.feature.ts'
import { importsFeature } from './features/imports/imports.feature.ts'
import { instanceBackupsFeature } from './features/instance-backups/instance-backups.feature.ts'
import { identitiesFeature } from './features/identities/identities.feature.ts'
import { instanceSettingsFeature } from './features/instance-settings/instance-settings.feature.ts'
import { invitationsFeature } from './features/invitations/invitations.feature.ts'
import { letterboxdImportFeature } from './features/letterboxd-import/letterboxd-import.feature.ts'
import { likesFeature } from './features/likes/likes.feature.ts'
import { listLikesFeature } from './features/list-likes/list-likes.feature.ts'
import { listsFeature } from './features/lists/lists.feature.ts'
import { loginWaitsFeature } from './features/login-waits/login-waits.feature.ts'
import { mergesFeature } from './features/merges/merges.feature.ts'
import { moderationFeature } from './features/moderation/moderation.feature.ts'
import { mutesFeature } from './features/mutes/mutes.feature.ts'
import { notForMeFeature } from './features/not-for-me/not-for-me.feature.ts'
import { notificationSettingsFeature } from './features/notification-settings/notification-settings.feature.ts'
import { notificationsFeature } from './features/notifications/notifications.feature.ts'
import { upgradesFeature } from './features/upgrades/upgrades.feature.ts'
import { operationsFeature } from './features/operations/operations.feature.ts'
import { pageDataFeature } from './features/page-data/page-data.feature.ts'
import { progressFeature } from './features/progress/progress.feature.ts'
import { pinnedReviewsFeature } from './features/pinned-reviews/pinned-reviews.feature.ts'
import { popularReviewsFeature } from './features/popular-reviews/popular-reviews.feature.ts'
import { privacySettingsFeature } from './features/privacy-settings/privacy-settings.feature.ts'
import { profilesFeature } from './features/profiles/profiles.feature.ts'
import { rateLimitsFeature } from './features/rate-limits/rate-limits.feature.ts'
import { ratingsFeature } from './features/ratings/ratings.feature.ts'
import { recommendationsFeature } from './features/recommendations/recommendations.feature.ts'
import { remarksFeature } from './features/remarks/remarks.feature.ts'
import { renewalsFeature } from './features/renewals/renewals.feature.ts'
import { reportsFeature } from './features/reports/reports.feature.ts'
import { reviewLikesFeature } from './features/review-likes/review-likes.feature.ts'
import { reviewsFeature } from './features/reviews/reviews.feature.ts'
import { searchFeature } from './features/search/search.feature.ts'
import { secondFactorsFeature } from './features/second-factors/second-factors.feature.ts'
import { sentWorksFeature } from './features/sent-works/sent-works.feature.ts'
import { seriesFeature } from './features/series/series.feature.ts'
import { sessionsFeature } from './features/sessions/sessions.feature.ts'
import { setupFeature } from './features/setup/setup.feature.ts'
import { sourcesFeature } from './features/sources/sources.feature.ts'
import { statisticsFeature } from './features/statistics/statistics.feature.ts'
import { tasteMatchesFeature } from './features/taste-matches/taste-matches.feature.ts'
import { viewingsFeature } from './features/viewings/viewings.feature.ts'
import { weeklyDigestFeature } from './features/weekly-digest/weekly-digest.feature.ts'
import { welcomeFeature } from './features/welcome/welcome.feature.ts'
import { workMarksFeature } from './features/work-marks/work-marks.feature.ts'
import { workPicturesFeature } from './features/work-pictures/work-pictures.feature.ts'
import { workSuggestionsFeature } from './features/work-suggestions/work-suggestions.feature.ts'
import { worksFeature } from './features/works/works.feature.ts'
import { yearsFeature } from './features/years/years.feature.ts'
import type { Route } from './http/handle.ts'
import type { AnyJobKind } from './jobs/job-kind.ts'
import { writeKinds } from './ports/import-target.ts'
import type { Targets } from './ports/targets.ts'

/** All features, floor by floor from the ground up. Rows of merged works move in this order, forth and back. */
export const features: readonly Feature[] = [
  setupFeature,
  sourcesFeature,
  idempotencyFeature,
  rateLimitsFeature,
  analyticsFeature,
  feedbackFeature,
  workPicturesFeature,
  accountLinksFeature,
  loginWaitsFeature,
  privacySettingsFeature,
  profilesFeature,
  reportsFeature,
  instanceBackupsFeature,
  upgradesFeature,
  auditLogFeature,
  blocksFeature,
  mutesFeature,
  accountsFeature,
  worksFeature,
  notificationsFeature,
  secondFactorsFeature,
  exportsFeature,
  sessionsFeature,
  emailAddressFeature,
  backupsFeature,
  friendshipsFeature,
  searchFeature,
  contributorsFeature,
  seriesFeature,
  actsFeature,
  adaptationsFeature,
  workMarksFeature,
  notForMeFeature,
  favoritesFeature,
  ratingsFeature,
  commentsFeature,
  likesFeature,
  mergesFeature,
  reviewLikesFeature,
  listLikesFeature,
  reviewsFeature,
  listsFeature,
  filterWordsFeature,
  sentWorksFeature,
  workSuggestionsFeature,
  viewingsFeature,
  pinnedReviewsFeature,
  popularReviewsFeature,
  recommendationsFeature,
  tasteMatchesFeature,
  chartsFeature,
  // Before the entries: their merges look at where those are.
  progressFeature,
  remarksFeature,
  entriesFeature,
  eveningsFeature,
  statisticsFeature,
  renewalsFeature,
  welcomeFeature,
  pageDataFeature,
  weeklyDigestFeature,
  importsFeature,
  notificationSettingsFeature,
  letterboxdImportFeature,
  moderationFeature,
  bulkEmailFeature,
  operationsFeature,
  identitiesFeature,
  instanceSettingsFeature,
  invitationsFeature,
  friendsDaysFeature,
  goalsFeature,
  followsFeature,
  yearsFeature,
]

export const routes: readonly Route[] = features.flatMap(({ routes = [] }) => routes)

export const jobKinds: readonly AnyJobKind<Context>[] = features.flatMap(({ jobs = [] }) => jobs)

/** The foreign keys to `users` whose missing row is not the caller's. */
export const otherUsers: readonly string[] = features.flatMap(({ otherUsers = [] }) => otherUsers)

/** The one feature that writes each table. */
export const tableOwners: Readonly<Record<string, string>> = Object.fromEntries(
  features.flatMap(({ name, tables = [] }) => tables.map((table) => [table, name])),
)

const exportParts = features.flatMap(({ exports = [] }) => exports)

const importTargets = features.flatMap(({ imports = [] }) => imports)

export const targets: Targets = {
  notifications: new Map(
    features.flatMap(({ notifications = [] }) => notifications.map((kind) => [kind.type, kind])),
  ),
  merges: features.flatMap(({ merges = [] }) => merges),
  holds: Object.fromEntries(features.flatMap(({ holds = {} }) => Object.entries(holds))),
  removals: new Map(
    features.flatMap(({ removals = [] }) => removals.map((target) => [target.type, target])),
  ),
  removalParts: features.flatMap(({ removalParts = [] }) => removalParts),
  imports: new Map(
    writeKinds.flatMap((kind) =>
      importTargets.filter(({ kinds }) => kinds.includes(kind)).map((target) => [kind, target]),
    ),
  ),
  exports: Object.keys(exportDocument.shape).flatMap((field) =>
    exportParts.filter(({ name }) => name === field),
  ),
}
