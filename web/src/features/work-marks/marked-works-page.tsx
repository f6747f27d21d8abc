import { displayName } from '@medley/contract/titles'
import { Navigate } from 'react-router'
import { paths } from '../../paths.ts'
import { product } from '../../product.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { isGone, useProfile } from '../profiles/profiles.calls.ts'
import { useMember } from '../sessions/session.ts'
import styles from './marked-works.module.css'
import { CountSkeleton, MarkedWorks } from './marked-works.tsx'
import { WorkGridSkeleton } from '../works/work-card.tsx'
import { worksTexts } from '../works/works.messages.ts'
import type { Mark } from './work-marks.messages.ts'

type MarkedWorksPageProps = { mark: Mark; username: string; name: string }

/** Loads the owner of a page of marked works; not found for unknown users and users who block the viewer. */
export function MarkedWorksPage({ mark, username, name }: MarkedWorksPageProps) {
  const member = useMember()
  const { data: owner, error, isFetching, refetch } = useProfile(username)
  if (isGone(error)) return <Navigate to={paths.pageNotFound()} replace />
  if (!owner && error) {
    return (
      <ErrorState
        whole
        text={worksTexts.loadFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  const shownName = owner?.username ?? username
  const isOwn = shownName.toLowerCase() === member?.username.toLowerCase()
  const heading = isOwn ? name : `${name} by ${owner ? displayName(owner) : username}`
  return (
    <>
      <title>{`${heading} · ${product.name}`}</title>
      {owner ? (
        <MarkedWorks mark={mark} owner={owner} heading={heading} />
      ) : (
        <>
          <PageHeading
            lead={<CountSkeleton />}
            actions={<Skeleton className={styles['controls']} height="4.45rem" />}
          >
            {heading}
          </PageHeading>
          <LoadingNote />
          <WorkGridSkeleton medium="film" count={12} />
        </>
      )}
    </>
  )
}
