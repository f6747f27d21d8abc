import { profilesTexts } from '@medley/texts/profiles'
import type { ProfileCounts } from '@medley/contract/people/profiles'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { formatNumber } from '../../lib/locale.ts'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './person-tabs.module.css'
import { profileCountsQuery } from './profiles.calls.ts'

export type PersonTab = 'reviews' | 'diary' | 'stats' | 'lists' | 'saved' | 'friends'

interface Tab {
  tab: PersonTab
  to: (username: string) => string
  label: string
  /** Absent where there is nothing to count. */
  count?: keyof ProfileCounts
}

const tabs: readonly Tab[] = [
  { tab: 'reviews', to: paths.profile, label: profilesTexts.reviews, count: 'reviews' },
  { tab: 'diary', to: paths.diary, label: profilesTexts.diary, count: 'viewings' },
  { tab: 'stats', to: (username) => paths.statistics(username), label: profilesTexts.stats },
  { tab: 'lists', to: paths.lists, label: profilesTexts.lists, count: 'lists' },
  {
    tab: 'saved',
    to: (username) => paths.savedForLater(username),
    label: profilesTexts.saved,
    count: 'saved',
  },
  { tab: 'friends', to: paths.contacts, label: profilesTexts.friends, count: 'friends' },
]

type PersonTabsProps = {
  profile: { id: number; username: string }
  /** The tab of this page; null for another page of the person. */
  current: PersonTab | null
}

/** Links to a person's pages with what each holds; the page's own is marked. */
export function PersonTabs({ profile: { id, username }, current }: PersonTabsProps) {
  const { data: counts } = useQuery(profileCountsQuery(id))
  return (
    <nav className={styles['tabs']} aria-label={profilesTexts.tabs}>
      <ul role="list">
        {tabs.map(({ tab, to, label, count }) => (
          <li key={tab}>
            <TabLink
              to={to(username)}
              label={label}
              count={count && counts?.[count]}
              isCounted={count !== undefined}
              isCurrent={tab === current}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type TabLinkProps = {
  to: string
  label: string
  /** Undefined until loaded. */
  count: number | undefined
  isCounted: boolean
  isCurrent: boolean
}

/** A tab; the current one is scrolled into the row of a narrow screen. */
function TabLink({ to, label, count, isCounted, isCurrent }: TabLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const row = link.current?.closest('ul')
    if (!isCurrent || !row || !link.current) return
    row.scrollLeft = link.current.offsetLeft - row.offsetLeft - row.clientWidth / 3
  }, [isCurrent])
  return (
    <Link
      ref={link}
      to={to}
      className={styles['tab']}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}{' '}
      <span className={classNames(styles['count'], !isCounted && styles['none'])}>
        {count === undefined ? '' : formatNumber(count)}
      </span>
    </Link>
  )
}
