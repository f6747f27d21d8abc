import { profileTexts } from '@medley/texts/profile'
import type { Profile } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { titled } from '../../product.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { useMember } from '../../features/sessions/session.ts'
import { FriendButton } from '../../features/friendships/friend-button.tsx'
import { useRequestStatus } from '../../features/friendships/friendship.ts'
import { ShareButton } from '../../features/share/share-button.tsx'
import { ProfileMenu } from './profile-menu.tsx'

/** Friend button and menu; an incoming request shows in its own tile instead of the button. */
export function ProfileActions({ profile }: { profile: Profile }) {
  const { status } = useRequestStatus(profile.id)
  return (
    <>
      {useMember()?.id === profile.id && (
        <Link className={buttonClass('quiet')} to={paths.settings('profile')}>
          {profileTexts.profileReviews.edit}
        </Link>
      )}
      {status !== 'incoming' && <FriendButton person={profile} />}
      <ShareButton
        compact
        title={titled(displayName(profile))}
        path={paths.profile(profile.username)}
      />
      <ProfileMenu profile={profile} isBlocked={false} />
    </>
  )
}
