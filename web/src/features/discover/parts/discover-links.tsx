import { discoverTexts } from '@medley/texts/discover'
import typography from '../../../ui/layout/typography.module.css'
import type { Medium } from '@medley/contract/values/medium'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { discoverQuery, recommendationsQuery } from '../../recommendations/recommendations.calls.ts'
import { useMember } from '../../sessions/session.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import styles from './discover-links.module.css'

interface FurtherLink {
  to: string
  name: string
  lead: string
}

/** Further ways to discover, as cards with covers of what the page recommends. */
export function DiscoverLinks({ medium }: { medium: Medium | null }) {
  const isMember = useMember() !== null
  const works = useWorks(medium)
  const to = paths.exploreRated(medium ?? 'film')
  const topRated = { to, name: discoverTexts.topRated, lead: discoverTexts.topRatedLead }
  const lists = {
    to: paths.exploreLists(),
    name: discoverTexts.lists,
    lead: discoverTexts.listsLead,
  }
  const links: readonly FurtherLink[] = isMember
    ? [
        topRated,
        { to: paths.tonight(), name: discoverTexts.tonight, lead: discoverTexts.tonightLead },
        {
          to: paths.fromFriends(),
          name: discoverTexts.fromFriends,
          lead: discoverTexts.fromFriendsLead,
        },
        lists,
        { to: paths.tasteMatches(), name: discoverTexts.taste, lead: discoverTexts.tasteLead },
      ]
    : [topRated, lists]
  return (
    <nav className={styles['links']} aria-label={discoverTexts.further}>
      {links.map(({ to, name, lead }, position) => (
        <Link key={to} className={styles['link']} to={to}>
          <span className={styles['name']}>{name}</span>{' '}
          <span className={typography['soft-small']}>{lead}</span>
          <span className={styles['covers']} aria-hidden="true">
            {works
              .filter((_, index) => index % links.length === position)
              .slice(0, coversMax)
              .map((work) => (
                <span key={work.id} className={styles['cover']}>
                  <WorkPoster work={work} decorative />
                </span>
              ))}
          </span>
        </Link>
      ))}
    </nav>
  )
}

const coversMax = 3

/** Works that the page shows below, and queries anyway. */
function useWorks(medium: Medium | null): CoveredWork[] {
  const isMember = useMember() !== null
  const own = useQuery({ ...recommendationsQuery(medium), enabled: isMember })
  const rows = useQuery({
    ...discoverQuery(medium ?? 'film'),
    enabled: !isMember && medium !== null,
  })
  const items = own.data?.items ?? rows.data?.flatMap((row) => row.items) ?? []
  return items.map(({ work }) => work)
}
