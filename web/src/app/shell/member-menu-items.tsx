import { shellTexts } from '@medley/texts/shell'
import { feedbackTexts } from '@medley/texts/feedback'
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
import type { Member } from '../../features/sessions/session.ts'
import { useLogOut } from '../../features/sessions/use-log-out.ts'
import { formatNumber } from '../../lib/locale.ts'
import { Link, useNavigate } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { useTheme } from '../../theme/theme.ts'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { MenuIconLink, MenuItem, MenuLine, MenuLink } from '../../ui/overlays/menu.tsx'
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
            label={shellTexts.menu.settings}
            icon={<Settings aria-hidden="true" />}
          />
        )}
      </div>
      <MenuLink link={<Link to={paths.notifications()} />} icon={<Bell />}>
        {shellTexts.menu.notifications}
      </MenuLink>
      <MenuLink link={<Link to={paths.profile(username)} />} icon={<UserRound />}>
        {shellTexts.menu.profile}
      </MenuLink>
      <MenuLink link={<Link to={paths.diary(username)} />} icon={<CalendarDays />}>
        {shellTexts.menu.diary}
      </MenuLink>
      <MenuLink link={<Link to={paths.contacts(username)} />} icon={<UsersRound />}>
        {shellTexts.menu.friends({ requests: requests > 0 ? formatNumber(requests) : null })}
      </MenuLink>
      <MenuLink link={<Link to={paths.savedForLater(username)} />} icon={<Bookmark />}>
        {shellTexts.menu.savedForLater}
      </MenuLink>
      <MenuLink link={<Link to={paths.worksEngaged(username)} />} icon={<CircleCheck />}>
        {shellTexts.menu.worksEngaged}
      </MenuLink>
      <MenuLink link={<Link to={paths.lists(username)} />} icon={<List />}>
        {shellTexts.menu.lists}
      </MenuLink>
      <MenuLink link={<Link to={paths.importData()} />} icon={<FileUp />}>
        {shellTexts.menu.import}
      </MenuLink>
      {member.isAdmin && (
        <MenuLink link={<Link to={paths.dashboard()} />} icon={<LayoutDashboard />}>
          {shellTexts.menu.dashboard({ reports: reports > 0 ? formatNumber(reports) : null })}
        </MenuLink>
      )}
      {small && (
        <MenuLink link={<Link to={paths.settings()} />} icon={<Settings />}>
          {shellTexts.menu.settings}
        </MenuLink>
      )}
      {small && (
        <MenuLink link={<Link to={paths.feedback()} />} icon={<MessageSquareText />}>
          {feedbackTexts.feedbackLink.provide}
        </MenuLink>
      )}
      <MenuLine />
      <MenuItem
        icon={scheme === 'dark' ? <Sun /> : <Moon />}
        onSelect={() => choose(scheme === 'dark' ? 'light' : 'dark')}
      >
        {scheme === 'dark' ? shellTexts.menu.light : shellTexts.menu.dark}
      </MenuItem>
      <MenuItem icon={<LogOut />} onSelect={goHomeAsVisitor}>
        {shellTexts.menu.logOut}
      </MenuItem>
    </>
  )
}
