import { shellTexts } from '@medley/texts/shell'
import { titlesTexts } from '@medley/texts/titles'
import { mediums } from '@medley/contract/values/medium'
import { Bell, ChevronDown, Compass, Plus } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { NavbarSearch } from '../../features/search/navbar-search.tsx'
import { LoginDropdown } from '../../features/sessions/login-dropdown.tsx'
import { type Member, useShellMember } from '../../features/sessions/session.ts'
import { openNewPost } from '../../features/new-post/new-post.ts'
import { useHasUnread } from '../../features/unread-count/unread-count.calls.ts'
import { currentPreview } from '../../lib/view-as.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { Menu, MenuLink } from '../../ui/overlays/menu.tsx'
import { Logo } from './logo.tsx'
import { MemberMenu } from './member-menu.tsx'
import { NavbarFrame } from './navbar-frame.tsx'
import styles from './navbar.module.css'
import { OfflineNote } from './offline-note.tsx'

/** The navbar: home, the five mediums, search and the member menu. */
export function Navbar() {
  const member = useShellMember()
  const { visitors, needsSetup } = readOperator()
  const mayBrowse = member !== null || (visitors === 'browse' && !needsSetup)
  return (
    <>
      <NavbarFrame
        brand={
          <Link to={paths.home()} aria-label={shellTexts.home}>
            <Logo />
          </Link>
        }
        end={member ? <MemberActions member={member} /> : !needsSetup && <VisitorActions />}
      >
        {mayBrowse && (
          <>
            <ExploreMenu />
            <DiscoverLink />
            <NavbarSearch />
          </>
        )}
      </NavbarFrame>
      <OfflineNote />
    </>
  )
}

function ExploreMenu() {
  const small = useIsSmallScreen()
  const trigger = small ? (
    <IconButton label={shellTexts.explore} icon={<Compass />} />
  ) : (
    <button type="button" className={styles['explore']}>
      <Compass aria-hidden="true" />
      {shellTexts.explore}
      <ChevronDown className={styles['chevron']} aria-hidden="true" />
    </button>
  )
  return (
    <Menu trigger={trigger} align="start">
      {mediums.map((medium) => (
        <MenuLink key={medium} link={<Link to={paths.explore(medium)} />}>
          {titlesTexts.mediumNames[medium]}
        </MenuLink>
      ))}
    </Menu>
  )
}

/** On phones, members find it in the bar at the bottom edge, and visitors on the pages of Explore. */
function DiscoverLink() {
  const isMember = useShellMember() !== null
  if (useIsSmallScreen()) return null
  return (
    <Link className={styles['explore']} to={paths.discover()}>
      {isMember ? shellTexts.forYou : shellTexts.discover}
    </Link>
  )
}

/** Rate, which phones have in the bar at the bottom edge, the notifications and the account menu. */
function MemberActions({ member }: { member: Member }) {
  const small = useIsSmallScreen()
  return (
    <>
      {!small && <RateLink />}
      <NotificationsLink />
      <MemberMenu member={member} />
    </>
  )
}

/** Opens a new post over the page; on a page shown as others see it, where nobody can write, it leads away. */
function RateLink() {
  const open = (event: MouseEvent) => {
    if (currentPreview() || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openNewPost()
  }
  return (
    <Link className={buttonClass()} to={paths.rate()} onClick={open}>
      <Plus aria-hidden="true" />
      {shellTexts.bar.rate}
    </Link>
  )
}

function NotificationsLink() {
  const hasUnread = useHasUnread()
  return (
    <Link
      className={classNames(styles['bell'], hasUnread && styles['unread'])}
      to={paths.notifications()}
      aria-label={hasUnread ? shellTexts.notificationsUnread : shellTexts.notifications}
      title={shellTexts.notifications}
    >
      <Bell aria-hidden="true" />
    </Link>
  )
}

function VisitorActions() {
  const small = useIsSmallScreen()
  return (
    <>
      <LoginDropdown />
      {!small && readOperator().registration === 'open' && (
        <Link className={buttonClass('primary')} to={paths.createAccount()}>
          {shellTexts.createAccount}
        </Link>
      )}
    </>
  )
}
