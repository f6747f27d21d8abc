import { shellTexts } from '@medley/texts/shell'
import {
  Bookmark,
  Compass,
  House,
  List,
  LogIn,
  type LucideIcon,
  Sparkles,
  Star,
  UserPlus,
  UserRound,
} from 'lucide-react'
import { Link, useLocation } from '../../lib/router/navigation.tsx'
import { openNewPost } from '../../features/new-post/new-post.ts'
import { useShellMember } from '../../features/sessions/session.ts'
import { currentPreview } from '../../lib/view-as.ts'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './tab-bar.module.css'
import { useIsTyping } from './use-is-typing.ts'
import { useEffect, useState } from 'react'

type Tab = {
  label: string
  icon: LucideIcon
  to: string
  /** Start of the paths that belong to the tab, where it is more than one. */
  within?: string
}

const home: Tab = { label: shellTexts.bar.home, icon: House, to: paths.home() }
const forYou: Tab = {
  label: shellTexts.bar.forYou,
  icon: Sparkles,
  to: paths.discover(),
  within: '/discover',
}
/** Of what is liked in general. */
const discover: Tab = { ...forYou, label: shellTexts.bar.discover, icon: Compass }
const lists: Tab = { label: shellTexts.bar.lists, icon: List, to: paths.exploreLists() }
const logIn: Tab = { label: shellTexts.bar.logIn, icon: LogIn, to: paths.login() }
const join: Tab = { label: shellTexts.bar.join, icon: UserPlus, to: paths.createAccount() }

/** The tabs for visitors of this instance. The login is in the navbar, too, so it is only here where nothing else is. */
function visitorTabs(): Tab[] {
  const { visitors, registration } = readOperator()
  const tabs = [
    ...(visitors === 'browse' ? [home, discover, lists] : []),
    ...(registration === 'open' ? [join] : []),
  ]
  return tabs.length > 0 ? tabs : [logIn]
}

/**
 * The main tabs at the bottom edge of small screens, none of which the navbar has; gives way to the
 * on-screen keyboard, and in low windows to a page that is scrolled on.
 */
export function TabBar() {
  const small = useIsSmallScreen()
  const member = useShellMember()
  const isTyping = useIsTyping()
  const isAway = useIsAway()
  if (!small || isTyping || (!member && readOperator().needsSetup)) return null
  return (
    <nav
      className={classNames(styles['bar'], isAway && styles['away'])}
      aria-label={shellTexts.bar.tabs}
    >
      {member ? (
        <>
          <TabLink {...home} />
          <TabLink {...forYou} />
          <RateTab />
          <TabLink
            label={shellTexts.bar.saved}
            icon={Bookmark}
            to={paths.savedForLater(member.username)}
          />
          <TabLink
            label={shellTexts.bar.you}
            icon={UserRound}
            to={paths.profile(member.username)}
          />
        </>
      ) : (
        visitorTabs().map((tab) => <TabLink key={tab.to} {...tab} />)
      )}
    </nav>
  )
}

/** Opens a new post; from a page shown as others see it, where nobody can write, it leads away. */
function RateTab() {
  if (currentPreview()) return <TabLink label={shellTexts.bar.rate} icon={Star} to={paths.rate()} />
  return (
    <button type="button" className={styles['tab']} onClick={() => openNewPost()}>
      <Star aria-hidden="true" />
      {shellTexts.bar.rate}
    </button>
  )
}

function TabLink({ label, icon: Icon, to, within }: Tab) {
  const { pathname } = useLocation()
  const isCurrent = within ? pathname.startsWith(within) : pathname === to
  return (
    <Link to={to} className={styles['tab']} aria-current={isCurrent ? 'page' : undefined}>
      <Icon aria-hidden="true" />
      {label}
    </Link>
  )
}

/** Less, in px, is no decision to scroll one way or the other. */
const leastMove = 8

/** True after scrolling on in a low window, until scrolling back. */
function useIsAway(): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const low = window.matchMedia('(height < 500px)')
    let last = 0
    const look = () => {
      const { scrollY } = window
      if (Math.abs(scrollY - last) < leastMove) return
      setIsAway(low.matches && scrollY > last)
      last = scrollY
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isAway
}
