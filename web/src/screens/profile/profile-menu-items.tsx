import { viewAsTexts } from '@medley/texts/view-as'
import { profilesTexts } from '@medley/texts/profiles'
import { reportsTexts } from '@medley/texts/reports'
import { blocksTexts } from '@medley/texts/blocks'
import type { Profile } from '@medley/contract/values/shapes'
import {
  Ban,
  Bookmark,
  Eye,
  Flag,
  List,
  ListChecks,
  Settings,
  UserCheck,
  UserPlus,
  Users,
} from 'lucide-react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { MenuItem, MenuLine, MenuLink } from '../../ui/overlays/menu.tsx'
import { useFriendshipChange, useRequestStatus } from '../../features/friendships/friendship.ts'
import { MuteItem } from '../../features/mutes/mute-item.tsx'
import { addressAs } from '../../lib/view-as.ts'
import { useMember } from '../../features/sessions/session.ts'

type ProfileMenuItemsProps = {
  profile: Profile
  isBlocked: boolean
  /** Asks whether to block or unblock. */
  onBlock: () => void
  onReport: () => void
}

/** The items of a profile's menu, by who the viewer is. */
export function ProfileMenuItems(props: ProfileMenuItemsProps) {
  const { profile, isBlocked, onBlock, onReport } = props
  const member = useMember()
  const isOther = member !== null && member.id !== profile.id
  const isOwn = member?.id === profile.id
  return (
    <>
      {isOther && !isBlocked && <FriendItem personId={profile.id} />}
      {!isBlocked && <PageLinks username={profile.username} />}
      {isOwn && (
        <MenuLink
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the item gives it its text
          link={<a href={addressAs(paths.profile(profile.username), 'visitor')} />}
          icon={<Eye aria-hidden="true" />}
        >
          {viewAsTexts.menuItem}
        </MenuLink>
      )}
      {isOwn && (
        <MenuLink link={<Link to={paths.settings()} />} icon={<Settings aria-hidden="true" />}>
          {profilesTexts.settings}
        </MenuLink>
      )}
      {isOther && !isBlocked && (
        <>
          <MenuLine />
          <MenuItem icon={<Flag aria-hidden="true" />} onSelect={onReport}>
            {reportsTexts.reportUser}
          </MenuItem>
          <MuteItem person={profile} />
        </>
      )}
      {isOther && <BlockItem isBlocked={isBlocked} onSelect={onBlock} />}
    </>
  )
}

function BlockItem({ isBlocked, onSelect }: { isBlocked: boolean; onSelect: () => void }) {
  return (
    <MenuItem icon={<Ban aria-hidden="true" />} danger={!isBlocked} onSelect={onSelect}>
      {isBlocked ? blocksTexts.blocked : blocksTexts.block}
    </MenuItem>
  )
}

function FriendItem({ personId }: { personId: number }) {
  const { status, isLoading } = useRequestStatus(personId)
  const change = useFriendshipChange(personId)
  const isSettled = status === 'approved' || status === 'outgoing'
  const words =
    status === 'approved'
      ? profilesTexts.alreadyFriends
      : status === 'outgoing'
        ? profilesTexts.requestSent
        : profilesTexts.addFriend
  return (
    <MenuItem
      icon={isSettled ? <UserCheck aria-hidden="true" /> : <UserPlus aria-hidden="true" />}
      disabled={isSettled || isLoading}
      onSelect={() => change.mutate('befriend')}
    >
      {words}
    </MenuItem>
  )
}

function PageLinks({ username }: { username: string }) {
  return (
    <>
      <MenuLink link={<Link to={paths.contacts(username)} />} icon={<Users aria-hidden="true" />}>
        {profilesTexts.friendList}
      </MenuLink>
      <MenuLink
        link={<Link to={paths.worksEngaged(username)} />}
        icon={<ListChecks aria-hidden="true" />}
      >
        {profilesTexts.worksEngaged}
      </MenuLink>
      <MenuLink
        link={<Link to={paths.savedForLater(username)} />}
        icon={<Bookmark aria-hidden="true" />}
      >
        {profilesTexts.savedForLater}
      </MenuLink>
      <MenuLink link={<Link to={paths.lists(username)} />} icon={<List aria-hidden="true" />}>
        {profilesTexts.lists}
      </MenuLink>
    </>
  )
}
