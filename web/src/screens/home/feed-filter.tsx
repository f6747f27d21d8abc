import { homeTexts } from '@medley/texts/home'
import { titlesTexts } from '@medley/texts/titles'
import { type Medium, mediums } from '@medley/contract/values/medium'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { Chips } from '../../ui/forms/chips.tsx'

const none = 'none'
type Choice = Medium | typeof none
const options = [
  { value: none, label: homeTexts.homeFeed.noFilter },
  ...mediums.map((medium) => ({ value: medium, label: titlesTexts.mediumNames[medium] })),
] as const satisfies readonly { value: Choice; label: string }[]

type FeedFilterProps = { medium: Medium | null; onChoose: (medium: Medium | null) => void }

/** Chooses the feed's medium, or all. */
export function FeedFilter({ medium, onChoose }: FeedFilterProps) {
  return (
    <Chips<Choice>
      label={homeTexts.homeFeed.filter}
      options={options}
      value={medium ?? none}
      onChoose={(next) => onChoose(next === none ? null : next)}
      scrolling={useIsSmallScreen()}
    />
  )
}
