import {
  Bell,
  Bookmark,
  CircleCheck,
  FileUp,
  LayoutDashboard,
  List,
  LogOut,
  MessageSquareText,
  Moon,
  Settings,
  Sun,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { feedbackTexts } from '../../features/feedback/feedback.messages.ts'
import { useIncomingRequestCount } from '../../features/friendships/friendships.calls.ts'
import { mediaListsEnabled } from '../../features/lists/lists-enabled.ts'
import { notificationTexts } from '../../features/notifications/notifications.messages.ts'
import { useHasUnread } from '../../features/notifications/unread-count.calls.ts'
import { useProfile } from '../../features/profiles/profiles.calls.ts'
import { logOut, type Member } from '../../features/sessions/session.ts'
import { paths } from '../../paths.ts'
import { useTheme } from '../../theme/theme.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { Menu, MenuIconLink, MenuItem, MenuLine, MenuLink } from '../../ui/overlays/menu.tsx'
import styles from './navbar.module.css'

/** The member's avatar with the account menu. */
export function MemberMenu({ member }: { member: Member }) {
  const navigate = useNavigate()
  const { scheme, choose } = useTheme()
  const { username } = member
  const { data: profile } = useProfile(username)
  const small = useIsSmallScreen()
  const hasUnread = useHasUnread()
  const requests = useIncomingRequestCount(hasUnread)
  const goHomeAsVisitor = () => {
    logOut()
    void navigate(paths.home())
  }
  return (
    <Menu
      trigger={
        <button type="button" className={styles['trigger']} aria-label={`Menu of ${username}`}>
          <Avatar
            name={username}
            src={profile?.profile_pic}
            decorative
            badge={hasUnread ? notificationTexts.unread : undefined}
          />
        </button>
      }
    >
      <div className={styles['who']}>
        <span>@{username}</span>
        {!small && (
          <MenuIconLink
            link={<Link to={paths.settings()} />}
            label="Settings"
            icon={<Settings aria-hidden="true" />}
          />
        )}
      </div>
      <MenuLink link={<Link to={paths.notifications()} />} icon={<Bell />}>
        {notificationTexts.title}
      </MenuLink>
      <MenuLink link={<Link to={paths.profile(username)} />} icon={<UserRound />}>
        Profile
      </MenuLink>
      <MenuLink link={<Link to={paths.contacts(username)} />} icon={<UsersRound />}>
        {requests > 0 ? `Friends (${requests})` : 'Friends'}
      </MenuLink>
      <MenuLink link={<Link to={paths.savedForLater(username)} />} icon={<Bookmark />}>
        Saved for Later
      </MenuLink>
      <MenuLink link={<Link to={paths.worksEngaged(username)} />} icon={<CircleCheck />}>
        Works Engaged
      </MenuLink>
      {mediaListsEnabled(member) && (
        <MenuLink link={<Link to={paths.lists(username)} />} icon={<List />}>
          Lists
        </MenuLink>
      )}
      <MenuLink link={<Link to={paths.importData()} />} icon={<FileUp />}>
        Import
      </MenuLink>
      {member.isAdmin && (
        <MenuLink link={<Link to={paths.dashboard()} />} icon={<LayoutDashboard />}>
          Admin Dashboard
        </MenuLink>
      )}
      {small && (
        <MenuLink link={<Link to={paths.settings()} />} icon={<Settings />}>
          Settings
        </MenuLink>
      )}
      {small && (
        <MenuLink link={<Link to={paths.feedback()} />} icon={<MessageSquareText />}>
          {feedbackTexts.provide}
        </MenuLink>
      )}
      <MenuLine />
      <MenuItem
        icon={scheme === 'dark' ? <Sun /> : <Moon />}
        onSelect={() => choose(scheme === 'dark' ? 'light' : 'dark')}
      >
        {scheme === 'dark' ? 'Light mode' : 'Dark mode'}
      </MenuItem>
      <MenuItem icon={<LogOut />} onSelect={goHomeAsVisitor}>
        Logout
      </MenuItem>
    </Menu>
  )
}
