import type { Context } from './context.ts'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { analyticsRoutes } from './features/analytics/analytics.routes.ts'
import { auditLogRoutes } from './features/audit-log/audit-log.routes.ts'
import { backupsRoutes } from './features/backups/backups.routes.ts'
import { blocksRoutes } from './features/blocks/blocks.routes.ts'
import { bulkEmailRoutes } from './features/bulk-email/bulk-email.routes.ts'
import { chartsRoutes } from './features/charts/charts.routes.ts'
import { commentsRoutes } from './features/comments/comments.routes.ts'
import { contributorsRoutes } from './features/contributors/contributors.routes.ts'
import { emailAddressRoutes } from './features/email-address/email-address.routes.ts'
import { engagementsRoutes } from './features/engagements/engagements.routes.ts'
import { eveningsRoutes } from './features/evenings/evenings.routes.ts'
import { exportsRoutes } from './features/exports/exports.routes.ts'
import { favoritesRoutes } from './features/favorites/favorites.routes.ts'
import { feedbackRoutes } from './features/feedback/feedback.routes.ts'
import { filterWordsRoutes } from './features/filter-words/filter-words.routes.ts'
import { friendshipsRoutes } from './features/friendships/friendships.routes.ts'
import { hiddenWorksRoutes } from './features/hidden-works/hidden-works.routes.ts'
import { importsRoutes } from './features/imports/imports.routes.ts'
import { letterboxdImportRoutes } from './features/letterboxd-import/letterboxd-import.routes.ts'
import { listLikesRoutes } from './features/list-likes/list-likes.routes.ts'
import { listsRoutes } from './features/lists/lists.routes.ts'
import { mergesRoutes } from './features/merges/merges.routes.ts'
import { moderationRoutes } from './features/moderation/moderation.routes.ts'
import { mutesRoutes } from './features/mutes/mutes.routes.ts'
import { privacySettingsRoutes } from './features/privacy-settings/privacy-settings.routes.ts'
import { notificationSettingsRoutes } from './features/notification-settings/notification-settings.routes.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { pageDataRoutes } from './features/page-data/page-data.routes.ts'
import { popularReviewsRoutes } from './features/popular-reviews/popular-reviews.routes.ts'
import { profilesRoutes } from './features/profiles/profiles.routes.ts'
import { ratingsRoutes } from './features/ratings/ratings.routes.ts'
import { recommendationsRoutes } from './features/recommendations/recommendations.routes.ts'
import { reportsRoutes } from './features/reports/reports.routes.ts'
import { reviewLikesRoutes } from './features/review-likes/review-likes.routes.ts'
import { reviewsRoutes } from './features/reviews/reviews.routes.ts'
import { savedForLaterRoutes } from './features/saved-for-later/saved-for-later.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { secondFactorsRoutes } from './features/second-factors/second-factors.routes.ts'
import { sentWorksRoutes } from './features/sent-works/sent-works.routes.ts'
import { sessionsRoutes } from './features/sessions/sessions.routes.ts'
import { operationsRoutes } from './features/operations/operations.routes.ts'
import { modelRunsRoutes } from './features/recommendations/recommendations.runs.routes.ts'
import { sourcesRoutes } from './features/sources/sources.routes.ts'
import { tasteMatchesRoutes } from './features/taste-matches/taste-matches.routes.ts'
import { viewingsRoutes } from './features/viewings/viewings.routes.ts'
import { welcomeRoutes } from './features/welcome/welcome.routes.ts'
import { workSuggestionsRoutes } from './features/work-suggestions/work-suggestions.routes.ts'
import { worksRoutes } from './features/works/works.routes.ts'
import type { Route } from './http/handle.ts'

/** Routes of all features. */
export function routes(ctx: Context): Route[] {
  return [
    ...accountsRoutes(ctx),
    ...analyticsRoutes(ctx),
    ...auditLogRoutes(ctx),
    ...backupsRoutes(ctx),
    ...blocksRoutes(ctx),
    ...bulkEmailRoutes(ctx),
    ...chartsRoutes(ctx),
    ...commentsRoutes(ctx),
    ...contributorsRoutes(ctx),
    ...emailAddressRoutes(ctx),
    ...engagementsRoutes(ctx),
    ...eveningsRoutes(ctx),
    ...exportsRoutes(ctx),
    ...favoritesRoutes(ctx),
    ...feedbackRoutes(ctx),
    ...filterWordsRoutes(ctx),
    ...friendshipsRoutes(ctx),
    ...hiddenWorksRoutes(ctx),
    ...importsRoutes(ctx),
    ...letterboxdImportRoutes(ctx),
    ...listLikesRoutes(ctx),
    ...listsRoutes(ctx),
    ...mergesRoutes(ctx),
    ...moderationRoutes(ctx),
    ...mutesRoutes(ctx),
    ...notificationSettingsRoutes(ctx),
    ...privacySettingsRoutes(ctx),
    ...notificationsRoutes(ctx),
    ...pageDataRoutes(ctx),
    ...popularReviewsRoutes(ctx),
    ...profilesRoutes(ctx),
    ...ratingsRoutes(ctx),
    ...recommendationsRoutes(ctx),
    ...reportsRoutes(ctx),
    ...reviewLikesRoutes(ctx),
    ...reviewsRoutes(ctx),
    ...savedForLaterRoutes(ctx),
    ...searchRoutes(ctx),
    ...secondFactorsRoutes(ctx),
    ...sentWorksRoutes(ctx),
    ...sessionsRoutes(ctx),
    ...modelRunsRoutes(ctx),
    ...operationsRoutes(ctx),
    ...sourcesRoutes(ctx),
    ...tasteMatchesRoutes(ctx),
    ...viewingsRoutes(ctx),
    ...welcomeRoutes(ctx),
    ...workSuggestionsRoutes(ctx),
    ...worksRoutes(ctx),
  ]
}
