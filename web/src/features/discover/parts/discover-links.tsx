import type { Medium } from '@medley/contract/medium'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { useMember } from '../../sessions/session.ts'
import styles from './discover-links.module.css'
import { recommendationTexts as texts } from '../../recommendations/recommendations.messages.ts'

/** Further ways to discover works. */
export function DiscoverLinks({ medium }: { medium: Medium | null }) {
  const isMember = useMember() !== null
  return (
    <nav className={styles['links']} aria-label={texts.further}>
      <Link to={paths.charts(medium ?? 'film')}>{texts.charts}</Link>
      {isMember && <Link to={paths.tonight()}>{texts.tonight}</Link>}
      {isMember && <Link to={paths.fromFriends()}>{texts.fromFriends}</Link>}
      {isMember && <Link to={paths.tasteMatches()}>{texts.tasteMatches}</Link>}
    </nav>
  )
}
