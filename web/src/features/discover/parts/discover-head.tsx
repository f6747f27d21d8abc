import { type Medium, mediums } from '@medley/contract/values/medium'
import { mediumPlurals } from '@medley/messages/titles'
import { paths } from '../../../paths.ts'
import { ChipLinks } from '../../../ui/forms/chip-links.tsx'
import { PageHeading } from '../../../ui/layout/page-heading.tsx'
import { useIsSmallScreen } from '../../../ui/layout/breakpoint.ts'
import { useMember } from '../../sessions/session.ts'
import { recommendationTexts as texts } from '../../recommendations/recommendations.messages.ts'
import { DiscoverLinks } from './discover-links.tsx'

/** The heading of the page, and the ways to its mediums and its neighbours. */
export function DiscoverHead({ medium }: { medium: Medium | null }) {
  const isMember = useMember() !== null
  const isSmall = useIsSmallScreen()
  const all = { to: paths.discover(), text: texts.all, isCurrent: medium === null }
  return (
    <>
      <PageHeading lead={isMember && (isSmall ? texts.howToHold : texts.howToPoint)}>
        {medium === null ? texts.forYou : texts.ofMedium(mediumPlurals[medium])}
      </PageHeading>
      <DiscoverLinks medium={medium} />
      <ChipLinks
        label={texts.mediums}
        links={[
          ...(isMember ? [all] : []),
          ...mediums.map((one) => ({
            to: paths.discover(one),
            text: mediumPlurals[one],
            isCurrent: one === medium,
          })),
        ]}
      />
    </>
  )
}
