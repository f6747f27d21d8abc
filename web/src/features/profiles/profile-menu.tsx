import type { Profile } from '@medley/contract/shapes'
import {
  Ban,
  Bookmark,
  Ellipsis,
  Flag,
  List,
  ListChecks,
  Settings,
  UserCheck,
  UserPlus,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../ui/overlays/menu.tsx'
import { BlockConfirmation } from '../blocks/block-confirmation.tsx'
import { blockTexts } from '../blocks/blocks.messages.ts'
import { useFriendshipChange, useRequestStatus } from '../friendships/friendship.ts'
import { mediaListsEnabled } from '../lists/lists-enabled.ts'
import { MuteItem } from '../mutes/mute-item.tsx'
import { ReportPopup } from '../reports/report-popup.tsx'
import { reportTexts } from '../reports/reports.messages.ts'
import { useMember } from '../sessions/session.ts'
import { displayName } from '@medley/contract/titles'
import { profileTexts as texts } from './profiles.messages.ts'

type ProfileMenuProps = {
  profile: Profile
  /** If true, the menu offers only to unblock. */
  isBlocked: boolean
}

/** Actions on a profile, and links to the owner's other pages. */
export function ProfileMenu({ profile, isBlocked }: ProfileMenuProps) {
  const member = useMember()
  const [isAsking, setIsAsking] = useState(false)
  const [isReporting, setIsReporting] = useState(false)
  const isOther = member !== null && member.id !== profile.id
  const isOwn = member?.id === profile.id
  return (
    <>
      <Menu trigger={<IconButton label={texts.menu} icon={<Ellipsis />} />}>
        {isOther && !isBlocked && <FriendItem personId={profile.id} />}
        {!isBlocked && <PageLinks username={profile.username} />}
        {isOwn && (
          <MenuLink link={<Link to={paths.settings()} />} icon={<Settings aria-hidden="true" />}>
            {texts.settings}
          </MenuLink>
        )}
        {isOther && !isBlocked && (
          <>
            <MenuLine />
            <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => setIsReporting(true)}>
              {reportTexts.reportUser}
            </MenuItem>
            <MuteItem person={profile} />
          </>
        )}
        {isOther && <BlockItem isBlocked={isBlocked} onSelect={() => setIsAsking(true)} />}
      </Menu>
      {isOther && (
        <BlockConfirmation
          open={isAsking}
          user={profile}
          name={displayName(profile)}
          isBlocked={isBlocked}
          onClose={() => setIsAsking(false)}
        />
      )}
      {isOther && (
        <ReportPopup
          open={isReporting}
          type="user"
          itemId={profile.id}
          onClose={() => setIsReporting(false)}
        />
      )}
    </>
  )
}

function BlockItem({ isBlocked, onSelect }: { isBlocked: boolean; onSelect: () => void }) {
  return (
    <MenuItem icon={<Ban aria-hidden="true" />} danger={!isBlocked} onSelect={onSelect}>
      {isBlocked ? blockTexts.blocked : blockTexts.block}
    </MenuItem>
  )
}

function FriendItem({ personId }: { personId: number }) {
  const { status, isLoading } = useRequestStatus(personId)
  const change = useFriendshipChange(personId)
  const isSettled = status === 'approved' || status === 'outgoing'
  const words =
    status === 'approved'
      ? texts.alreadyFriends
      : status === 'outgoing'
        ? texts.requestSent
        : texts.addFriend
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
        {texts.friendList}
      </MenuLink>
      <MenuLink
        link={<Link to={paths.worksEngaged(username)} />}
        icon={<ListChecks aria-hidden="true" />}
      >
        {texts.worksEngaged}
      </MenuLink>
      <MenuLink
        link={<Link to={paths.savedForLater(username)} />}
        icon={<Bookmark aria-hidden="true" />}
      >
        {texts.savedForLater}
      </MenuLink>
      {mediaListsEnabled(useMember()) && (
        <MenuLink link={<Link to={paths.lists(username)} />} icon={<List aria-hidden="true" />}>
          {texts.lists}
        </MenuLink>
      )}
    </>
  )
}
