import type { Profile } from '@medley/contract/values/shapes'
import type { ReactNode } from 'react'
import { Navigate } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { product } from '../../product.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingNote } from '../../ui/feedback/skeleton.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { ClosedNote } from './closed-note.tsx'
import { useMember } from '../sessions/session.ts'
import { isGone, useProfile } from './profiles.calls.ts'

type OwnerPageProps = {
  username: string
  /** Shown when the owner cannot be loaded. */
  loadFailed: string
  /** The heading; `owner` is absent while loading. */
  headingOf: (isOwn: boolean, owner?: Profile) => string
  /** Stand-ins while the owner loads. */
  skeletons: { lead: ReactNode; actions: ReactNode; content: ReactNode }
  children: (loaded: { owner: Profile; isOwn: boolean; heading: string }) => ReactNode
}

/** Loads the member a page belongs to; not found for unknown users and users who block the viewer. */
export function OwnerPage({
  username,
  loadFailed,
  headingOf,
  skeletons,
  children,
}: OwnerPageProps) {
  const member = useMember()
  const { data: owner, error, isFetching, refetch } = useProfile(username)
  if (isGone(error)) return <Navigate to={paths.pageNotFound()} replace />
  if (!owner && error) {
    return (
      <ErrorState whole text={loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  const isOwn = (owner?.username ?? username).toLowerCase() === member?.username.toLowerCase()
  const heading = headingOf(isOwn, owner)
  return (
    <>
      <title>{`${heading} · ${product.name}`}</title>
      {owner?.onlyFor ? (
        <>
          <PageHeading>{heading}</PageHeading>
          <ClosedNote owner={owner} audience={owner.onlyFor} />
        </>
      ) : owner ? (
        children({ owner, isOwn, heading })
      ) : (
        <>
          <PageHeading wideActions lead={skeletons.lead} actions={skeletons.actions}>
            {heading}
          </PageHeading>
          <LoadingNote />
          {skeletons.content}
        </>
      )}
    </>
  )
}
