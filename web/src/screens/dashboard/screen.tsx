import { titled } from '@medley/messages/titles'
import { Navigate } from '../../lib/router/navigation.tsx'
import { Dashboard } from '../../features/analytics/dashboard.tsx'
import { AuditLog } from '../../features/audit-log/audit-log.tsx'
import { RatingSurges } from '../../features/charts/rating-surges.tsx'
import { AllInvitations } from '../../features/invitations/all-invitations.tsx'
import { MergeList } from '../../features/merges/merge-list.tsx'
import { ModelRuns } from '../../features/model-runs/model-runs.tsx'
import { Operations } from '../../features/operations/operations.tsx'
import { useMember } from '../../features/sessions/session.ts'
import { SourceHealth } from '../../features/sources/source-health.tsx'
import { SuggestionQueue } from '../../features/work-suggestions/suggestion-queue.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { analyticsTexts } from '../../features/analytics/analytics.messages.ts'

/** `/dashboard`, for admins. */
export function Screen() {
  const member = useMember()
  if (!member?.isAdmin) return <Navigate to={paths.pageNotFound()} replace />
  return (
    <Page>
      <title>{titled(analyticsTexts.title)}</title>
      <Dashboard />
      <RatingSurges />
      <SuggestionQueue />
      <MergeList />
      <AllInvitations />
      <Operations />
      <SourceHealth />
      <ModelRuns />
      <AuditLog />
    </Page>
  )
}
