import { analyticsTexts as texts } from '@medley/texts/analytics'
import { chartsTexts } from '@medley/texts/charts'
import { workSuggestionsTexts } from '@medley/texts/work-suggestions'
import { mergesTexts } from '@medley/texts/merges'
import { invitationsTexts } from '@medley/texts/invitations'
import { operationsTexts } from '@medley/texts/operations'
import { sourcesTexts } from '@medley/texts/sources'
import { auditLogTexts } from '@medley/texts/audit-log'
import { titled } from '../../product.ts'
import { Navigate } from '../../lib/router/navigation.tsx'
import { Dashboard } from '../../features/analytics/dashboard.tsx'
import { RatingSurges } from '../../features/charts/rating-surges.tsx'
import { useMember } from '../../features/sessions/session.ts'
import { SourceHealth } from '../../features/sources/source-health.tsx'
import { formatList } from '../../lib/locale.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import styles from './dashboard.module.css'
import { useEmptyParts } from './use-empty-parts.ts'
import { PageContents } from '../../ui/layout/page-contents.tsx'

// Cards with much code are no part of the first load.
const YearCard = lazyPart({
  load: async () => (await import('../../features/analytics/year-card.tsx')).YearCard,
  failure: 'The year could not be loaded',
})

const Operations = lazyPart({
  load: async () => (await import('../../features/operations/operations-card.tsx')).OperationsCard,
  failure: 'The operations could not be loaded',
})

const AuditLog = lazyPart({
  load: async () => (await import('../../features/audit-log/audit-log.tsx')).AuditLog,
  failure: 'The audit log could not be loaded',
})

const SuggestionQueue = lazyPart({
  load: async () =>
    (await import('../../features/work-suggestions/suggestion-queue.tsx')).SuggestionQueue,
  failure: 'The suggestions could not be loaded',
})

const MergeList = lazyPart({
  load: async () => (await import('../../features/merges/merge-list.tsx')).MergeList,
  failure: 'The merged works could not be loaded',
})

const AllInvitations = lazyPart({
  load: async () => (await import('../../features/invitations/all-invitations.tsx')).AllInvitations,
  failure: 'The invitations could not be loaded',
})

const parts = [
  { id: 'year', name: texts.year, Part: YearCard },
  { id: 'rating-spikes', name: chartsTexts.heading, Part: RatingSurges },
  { id: 'suggestions', name: workSuggestionsTexts.queue, Part: SuggestionQueue },
  { id: 'merged-works', name: mergesTexts.list, Part: MergeList },
  { id: 'invitations', name: invitationsTexts.allInvitations.title, Part: AllInvitations },
  { id: 'operations', name: operationsTexts.title, Part: Operations },
  { id: 'data-sources', name: sourcesTexts.title, Part: SourceHealth },
  { id: 'audit-log', name: auditLogTexts.title, Part: AuditLog },
] as const

/** `/dashboard`, for admins: numbers, then cards that a list at the top leads to. */
export function Screen() {
  const member = useMember()
  if (!member?.isAdmin) return <Navigate to={paths.pageNotFound()} replace />
  return (
    <Page>
      <title>{titled(texts.title)}</title>
      <Parts />
    </Page>
  )
}

/** Parts without anything are named in one line. */
function Parts() {
  const emptyIds = useEmptyParts()
  const shown = parts.filter(({ id }) => !emptyIds.has(id))
  const empty = parts.filter(({ id }) => emptyIds.has(id))
  return (
    <>
      <Dashboard contents={<PageContents label={texts.contents} parts={shown} />} />
      {shown.map(({ id, Part }) => (
        <div key={id} id={id}>
          <Part />
        </div>
      ))}
      {empty.length > 0 && (
        <p className={styles['empty']}>
          {texts.nothingWaiting({ names: formatList(empty.map(({ name }) => name)) })}
        </p>
      )}
    </>
  )
}
