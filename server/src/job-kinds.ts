import type { Context } from './context.ts'
import { expireLinksJob, sendLinkJob } from './features/account-links/account-links.jobs.ts'
import { tellOwnerJob } from './features/accounts/accounts.jobs.ts'
import { expireAuditEventsJob } from './features/audit-log/audit-log.jobs.ts'
import { runBackupJob, startDueBackupsJob } from './features/backups/backups.jobs.ts'
import { sendBackupLetterJob } from './features/backups/backups.letters.jobs.ts'
import { expireMailingsJob, sendMailingJob } from './features/bulk-email/bulk-email.jobs.ts'
import { renewChartsJob, scoreWorksJob } from './features/charts/charts.jobs.ts'
import { expireExportsJob, writeExportJob } from './features/exports/exports.jobs.ts'
import { expireIdempotencyKeysJob } from './features/idempotency/idempotency.jobs.ts'
import { backUpInstanceJob } from './features/instance-backups/instance-backups.jobs.ts'
import {
  expireLoginWaitsJob,
  tellOfFailedLoginsJob,
} from './features/login-waits/login-waits.jobs.ts'
import {
  sendNotificationLetterJob,
  startNotificationLettersJob,
} from './features/notifications/notifications.jobs.ts'
import { buildRecommendationsJob } from './features/recommendations/recommendations.build.jobs.ts'
import { expireRateLimitsJob } from './features/rate-limits/rate-limits.jobs.ts'
import { renewRecommendationsJob } from './features/recommendations/recommendations.jobs.ts'
import { forgetSearchesJob } from './features/search/search.jobs.ts'
import {
  expireImportsJob,
  lookUpWorksJob,
  undoImportJob,
  writeImportJob,
} from './features/imports/imports.jobs.ts'
import { tellOfChangedCopiesJob } from './features/lists/lists.jobs.ts'
import { expireModerationJob, tellMemberJob } from './features/moderation/moderation.jobs.ts'
import { refreshWorkJob, renewOldWorksJob } from './features/works/works.jobs.ts'
import { expireSessionsJob } from './features/sessions/sessions.jobs.ts'
import { tellSupportJob } from './features/reports/reports.jobs.ts'
import { renewTastePriorJob } from './features/taste-matches/taste-matches.jobs.ts'
import { sendDigestJob, startDueDigestsJob } from './features/weekly-digest/weekly-digest.jobs.ts'
import type { AnyJobKind } from './jobs/job-kind.ts'

/** Job kinds of all features. */
export const jobKinds: readonly AnyJobKind<Context>[] = [
  sendMailingJob,
  expireMailingsJob,
  sendLinkJob,
  expireLinksJob,
  tellOwnerJob,
  tellSupportJob,
  refreshWorkJob,
  renewOldWorksJob,
  forgetSearchesJob,
  lookUpWorksJob,
  writeImportJob,
  undoImportJob,
  expireImportsJob,
  writeExportJob,
  expireExportsJob,
  runBackupJob,
  startDueBackupsJob,
  sendBackupLetterJob,
  backUpInstanceJob,
  expireIdempotencyKeysJob,
  expireAuditEventsJob,
  expireRateLimitsJob,
  expireSessionsJob,
  tellOfFailedLoginsJob,
  expireLoginWaitsJob,
  tellMemberJob,
  tellOfChangedCopiesJob,
  expireModerationJob,
  startNotificationLettersJob,
  sendNotificationLetterJob,
  startDueDigestsJob,
  sendDigestJob,
  buildRecommendationsJob,
  scoreWorksJob,
  renewChartsJob,
  renewTastePriorJob,
  renewRecommendationsJob,
]
