import { type Medium, mediums } from '@medley/contract/medium'
import { mediumPlurals } from '@medley/messages/titles'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { pillLinkClass } from '../../../ui/forms/pill-link.ts'
import { PageHeading } from '../../../ui/layout/page-heading.tsx'
import { useIsSmallScreen } from '../../../ui/layout/breakpoint.ts'
import { useMember } from '../../sessions/session.ts'
import { recommendationTexts as texts } from '../../recommendations/recommendations.messages.ts'
import { DiscoverLinks } from './discover-links.tsx'
import styles from './discover-head.module.css'

/** The heading of the page, and the ways to its mediums and its neighbours. */
export function DiscoverHead({ medium }: { medium: Medium | null }) {
  const isMember = useMember() !== null
  const isSmall = useIsSmallScreen()
  return (
    <>
      <PageHeading
        lead={isMember && (isSmall ? texts.howToHold : texts.howToPoint)}
        actions={<DiscoverLinks medium={medium} />}
      >
        {medium === null ? texts.forYou : texts.ofMedium(mediumPlurals[medium])}
      </PageHeading>
      <nav className={styles['mediums']} aria-label={texts.mediums}>
        {isMember && <Choice to={paths.discover()} text={texts.all} isCurrent={medium === null} />}
        {mediums.map((one) => (
          <Choice
            key={one}
            to={paths.discover(one)}
            text={mediumPlurals[one]}
            isCurrent={one === medium}
          />
        ))}
      </nav>
    </>
  )
}

type ChoiceProps = { to: string; text: string; isCurrent: boolean }

function Choice({ to, text, isCurrent }: ChoiceProps) {
  return (
    <Link className={pillLinkClass} to={to} aria-current={isCurrent ? 'page' : undefined}>
      {text}
    </Link>
  )
}
