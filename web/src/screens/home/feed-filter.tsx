import { type Medium, mediums } from '@medley/contract/values/medium'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { Chips } from '../../ui/forms/chips.tsx'
import { homeFeedTexts } from './home.messages.ts'
import { mediumNames } from '../../features/works/medium-words.ts'

const none = 'none'
type Choice = Medium | typeof none
const options = [
  { value: none, label: homeFeedTexts.noFilter },
  ...mediums.map((medium) => ({ value: medium, label: mediumNames[medium] })),
] as const satisfies readonly { value: Choice; label: string }[]

type FeedFilterProps = { medium: Medium | null; onChoose: (medium: Medium | null) => void }

/** Chooses the feed's medium, or all. */
export function FeedFilter({ medium, onChoose }: FeedFilterProps) {
  return (
    <Chips<Choice>
      label={homeFeedTexts.filter}
      options={options}
      value={medium ?? none}
      onChoose={(next) => onChoose(next === none ? null : next)}
      scrolling={useIsSmallScreen()}
    />
  )
}
