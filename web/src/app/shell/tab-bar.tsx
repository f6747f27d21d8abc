import {
  Bookmark,
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
import { barTexts } from './shell.messages.ts'
import { openNewPost } from '../../features/new-post/new-post.ts'
import { useShellMember } from '../../features/sessions/session.ts'
import { currentPreview } from '../../lib/view-as.ts'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './tab-bar.module.css'
import { useIsAway } from './use-is-away.ts'
import { useIsTyping } from './use-is-typing.ts'

type Place = {
  label: string
  icon: LucideIcon
  to: string
  /** Start of the paths that belong to the place, where it is more than one. */
  within?: string
}

const home: Place = { label: barTexts.home, icon: House, to: paths.home() }
const forYou: Place = {
  label: barTexts.forYou,
  icon: Sparkles,
  to: paths.discover(),
  within: '/discover',
}
const lists: Place = { label: barTexts.lists, icon: List, to: paths.exploreLists() }
const logIn: Place = { label: barTexts.logIn, icon: LogIn, to: paths.login() }
const join: Place = { label: barTexts.join, icon: UserPlus, to: paths.createAccount() }

/** The places open to visitors of this instance. The login is in the navbar, too, so it is only here where nothing else is. */
function visitorPlaces(): Place[] {
  const { visitors, registration } = readOperator()
  const places = [
    ...(visitors === 'browse' ? [home, forYou, lists] : []),
    ...(registration === 'open' ? [join] : []),
  ]
  return places.length > 0 ? places : [logIn]
}

/**
 * The main places at the bottom edge of small screens, none of which the navbar has; gives way to the
 * on-screen keyboard, and in low windows to a page that is scrolled on.
 */
export function TabBar() {
  const small = useIsSmallScreen()
  const member = useShellMember()
  const isTyping = useIsTyping()
  const isAway = useIsAway()
  if (!small || isTyping) return null
  return (
    <nav
      className={classNames(styles['bar'], isAway && styles['away'])}
      aria-label={barTexts.places}
    >
      {member ? (
        <>
          <PlaceLink {...home} />
          <PlaceLink {...forYou} />
          <RatePlace />
          <PlaceLink
            label={barTexts.saved}
            icon={Bookmark}
            to={paths.savedForLater(member.username)}
          />
          <PlaceLink label={barTexts.you} icon={UserRound} to={paths.profile(member.username)} />
        </>
      ) : (
        visitorPlaces().map((place) => <PlaceLink key={place.to} {...place} />)
      )}
    </nav>
  )
}

/** Opens a new post; from a page shown as others see it, where nobody can write, it leads away. */
function RatePlace() {
  if (currentPreview()) return <PlaceLink label={barTexts.rate} icon={Star} to={paths.rate()} />
  return (
    <button type="button" className={styles['place']} onClick={() => openNewPost()}>
      <Star aria-hidden="true" />
      {barTexts.rate}
    </button>
  )
}

function PlaceLink({ label, icon: Icon, to, within }: Place) {
  const { pathname } = useLocation()
  const isCurrent = within ? pathname.startsWith(within) : pathname === to
  return (
    <Link to={to} className={styles['place']} aria-current={isCurrent ? 'page' : undefined}>
      <Icon aria-hidden="true" />
      {label}
    </Link>
  )
}
