import {
  Bell,
  Bookmark,
  CalendarDays,
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
import { feedbackLinkTexts } from '../../features/feedback/feedback.messages.ts'
import type { Member } from '../../features/sessions/session.ts'
import { useLogOut } from '../../features/sessions/use-log-out.ts'
import { formatNumber } from '../../lib/locale.ts'
import { Link, useNavigate } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { useTheme } from '../../theme/theme.ts'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { MenuIconLink, MenuItem, MenuLine, MenuLink } from '../../ui/overlays/menu.tsx'
import { menuTexts } from './shell.messages.ts'
import styles from './navbar.module.css'

type MemberMenuItemsProps = {
  member: Member
  /** Number of incoming requests for friendship. */
  requests: number
  /** Number of reports that wait for an admin. */
  reports: number
}

export function MemberMenuItems({ member, requests, reports }: MemberMenuItemsProps) {
  const navigate = useNavigate()
  const logOut = useLogOut()
  const { scheme, choose } = useTheme()
  const { username } = member
  const small = useIsSmallScreen()
  const goHomeAsVisitor = () => {
    logOut()
    navigate(paths.home())
  }
  return (
    <>
      <div className={styles['who']}>
        <span>@{username}</span>
        {!small && (
          <MenuIconLink
            link={<Link to={paths.settings()} />}
            label={menuTexts.settings}
            icon={<Settings aria-hidden="true" />}
          />
        )}
      </div>
      <MenuLink link={<Link to={paths.notifications()} />} icon={<Bell />}>
        {menuTexts.notifications}
      </MenuLink>
      <MenuLink link={<Link to={paths.profile(username)} />} icon={<UserRound />}>
        {menuTexts.profile}
      </MenuLink>
      <MenuLink link={<Link to={paths.diary(username)} />} icon={<CalendarDays />}>
        {menuTexts.diary}
      </MenuLink>
      <MenuLink link={<Link to={paths.contacts(username)} />} icon={<UsersRound />}>
        {menuTexts.friends(requests > 0 ? formatNumber(requests) : null)}
      </MenuLink>
      <MenuLink link={<Link to={paths.savedForLater(username)} />} icon={<Bookmark />}>
        {menuTexts.savedForLater}
      </MenuLink>
      <MenuLink link={<Link to={paths.worksEngaged(username)} />} icon={<CircleCheck />}>
        {menuTexts.worksEngaged}
      </MenuLink>
      <MenuLink link={<Link to={paths.lists(username)} />} icon={<List />}>
        {menuTexts.lists}
      </MenuLink>
      <MenuLink link={<Link to={paths.importData()} />} icon={<FileUp />}>
        {menuTexts.import}
      </MenuLink>
      {member.isAdmin && (
        <MenuLink link={<Link to={paths.dashboard()} />} icon={<LayoutDashboard />}>
          {menuTexts.dashboard(reports > 0 ? formatNumber(reports) : null)}
        </MenuLink>
      )}
      {small && (
        <MenuLink link={<Link to={paths.settings()} />} icon={<Settings />}>
          {menuTexts.settings}
        </MenuLink>
      )}
      {small && (
        <MenuLink link={<Link to={paths.feedback()} />} icon={<MessageSquareText />}>
          {feedbackLinkTexts.provide}
        </MenuLink>
      )}
      <MenuLine />
      <MenuItem
        icon={scheme === 'dark' ? <Sun /> : <Moon />}
        onSelect={() => choose(scheme === 'dark' ? 'light' : 'dark')}
      >
        {scheme === 'dark' ? menuTexts.light : menuTexts.dark}
      </MenuItem>
      <MenuItem icon={<LogOut />} onSelect={goHomeAsVisitor}>
        {menuTexts.logOut}
      </MenuItem>
    </>
  )
}
