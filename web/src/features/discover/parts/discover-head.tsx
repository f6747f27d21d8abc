import { recommendationsTexts } from '@medley/texts/recommendations'
import { titlesTexts } from '@medley/texts/titles'
import { type Medium, mediums } from '@medley/contract/values/medium'
import { paths } from '../../../paths.ts'
import { ChipLinks } from '../../../ui/forms/chip-links.tsx'
import { PageHeading } from '../../../ui/layout/page-heading.tsx'
import { useIsSmallScreen } from '../../../ui/layout/breakpoint.ts'
import { useMember } from '../../sessions/session.ts'
import { DiscoverLinks } from './discover-links.tsx'

/** The heading of the page, and the ways to its mediums and its neighbours. */
export function DiscoverHead({ medium }: { medium: Medium | null }) {
  const isMember = useMember() !== null
  const isSmall = useIsSmallScreen()
  const all = { to: paths.discover(), text: recommendationsTexts.all, isCurrent: medium === null }
  return (
    <>
      <PageHeading
        lead={
          isMember && (isSmall ? recommendationsTexts.howToHold : recommendationsTexts.howToPoint)
        }
      >
        {medium === null
          ? recommendationsTexts.forYou
          : recommendationsTexts.ofMedium({ works: titlesTexts.mediumPlurals[medium] })}
      </PageHeading>
      <DiscoverLinks medium={medium} />
      <ChipLinks
        label={recommendationsTexts.mediums}
        links={[
          ...(isMember ? [all] : []),
          ...mediums.map((one) => ({
            to: paths.discover(one),
            text: titlesTexts.mediumPlurals[one],
            isCurrent: one === medium,
          })),
        ]}
      />
    </>
  )
}
