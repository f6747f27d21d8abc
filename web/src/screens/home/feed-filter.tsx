import { type Medium, mediums } from '@medley/contract/values/medium'
import { Card } from '../../ui/layout/card.tsx'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { Chips } from '../../ui/forms/chips.tsx'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
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
  const isSmall = useIsSmallScreen()
  const value: Choice = medium ?? none
  const choose = (next: Choice) => onChoose(next === none ? null : next)
  const choice = { label: homeFeedTexts.filter, options, value, onChoose: choose }
  if (isSmall) return <Chips {...choice} scrolling />
  return (
    <Card as="section">
      <RadioGroup {...choice} />
    </Card>
  )
}
