import { profilesTexts } from '@medley/texts/profiles'
import { blocksTexts } from '@medley/texts/blocks'
import type { Profile } from '@medley/contract/values/shapes'
import { Navigate, useParams } from '../../lib/router/navigation.tsx'
import { useIsBlocked } from '../../features/blocks/blocks.calls.ts'
import { displayName } from '@medley/messages/titles'
import { titled } from '../../product.ts'
import { EngagementCounts } from './engagement-counts.tsx'
import { ClosedNote } from '../../features/profiles/closed-note.tsx'
import { PersonTabs } from '../../features/profiles/person-tabs.tsx'
import { ProfileActions } from './profile-actions.tsx'
import { OwnDrafts } from '../../features/new-post/own-drafts.tsx'
import { useMember } from '../../features/sessions/session.ts'
import { RelationNotes } from './relation-notes.tsx'
import { TasteLine } from './taste-line.tsx'
import { ProfileHeader, ProfileHeaderSkeleton } from './profile-header.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { isGone, useProfile } from '../../features/profiles/profiles.calls.ts'
import { ProfileReviews } from './profile-reviews.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { FeedLayout, Page } from '../../ui/layout/page.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { inOrder, type ProfileSlot, Slots } from '../../slots.tsx'
import styles from './profile.module.css'

export { loadProfileContent } from './profile-content.ts'

const sideSlots = inOrder<ProfileSlot>(
  import.meta.glob<ProfileSlot>('../../features/*/*.profile.slot.tsx', {
    eager: true,
    import: 'slot',
  }),
  [{ order: 70, Part: ({ profile }) => <OwnersDrafts ownerId={profile.id} /> }],
)

/** A user's profile: who they are in words and numbers, ratings and reviews, favorites beside them. */
export function Screen() {
  const { username = '' } = useParams()
  const profile = useProfile(username)
  const block = useIsBlocked(username)
  if (isGone(profile.error) || isGone(block.error)) {
    return <Navigate to={paths.pageNotFound()} replace />
  }
  return (
    <Page>
      <title>{titled(profile.data ? displayName(profile.data) : username)}</title>
      {profile.data && !block.isPending ? (
        <ProfileBody key={profile.data.id} profile={profile.data} isBlocked={block.isBlocked} />
      ) : profile.isError ? (
        <ErrorState
          whole
          text={profilesTexts.failed}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      ) : (
        <div className={styles['frame']}>
          <ProfileHeaderSkeleton />
          <LoadingNote heading />
          <Skeleton height="var(--target)" />
          <FeedLayout highSide side={<Skeleton height={186} />}>
            <Skeleton height="60vh" />
          </FeedLayout>
        </div>
      )}
    </Page>
  )
}

function ProfileBody({ profile, isBlocked }: { profile: Profile; isBlocked: boolean }) {
  const isSmall = useIsSmallScreen()
  const side = <Slots slots={sideSlots} props={{ profile }} />
  if (isBlocked) {
    return (
      <div className={styles['frame']}>
        <ProfileHeader profile={profile} actions={<ProfileMenu profile={profile} isBlocked />} />
        <EmptyState text={blocksTexts.userIsBlocked} detail={blocksTexts.userIsBlockedDetail} />
      </div>
    )
  }
  if (profile.onlyFor) {
    return (
      <div className={styles['frame']}>
        <ProfileHeader profile={profile} actions={<ProfileActions profile={profile} />} />
        <RelationNotes profile={profile} />
        <ClosedNote owner={profile} audience={profile.onlyFor} />
      </div>
    )
  }
  return (
    <div className={styles['frame']}>
      <ProfileHeader profile={profile} actions={<ProfileActions profile={profile} />}>
        <TasteLine userId={profile.id} />
        <EngagementCounts owner={profile} />
      </ProfileHeader>
      <RelationNotes profile={profile} />
      <PersonTabs profile={profile} current="reviews" />
      <FeedLayout highSide side={!isSmall && side}>
        <ProfileReviews userId={profile.id} between={isSmall && side} />
      </FeedLayout>
    </div>
  )
}

/** For the owner alone. */
function OwnersDrafts({ ownerId }: { ownerId: number }) {
  return useMember()?.id === ownerId && <OwnDrafts />
}
