import { coverActionsTexts } from '@medley/texts/cover-actions'
import { useState } from 'react'
import { TenStars } from '../../../ui/ratings/ten-stars.tsx'
import { useOwnRating } from '../../ratings/ratings.calls.ts'
import { rateWork } from '../../quick-rating/quick-rating.calls.ts'
import type { CoveredWork } from '../../works/cover-props.ts'

type CoverStarsProps = {
  work: CoveredWork
  /** In two rows. */
  narrow?: boolean
  onRated: () => void
}

/** Ten stars that save at once. */
export function CoverStars({ work, narrow = false, onRated }: CoverStarsProps) {
  const own = useOwnRating(work.id)
  const [chosen, setChosen] = useState<number>()
  const save = (rating: number) => {
    void rateWork(work, rating)
    onRated()
  }
  return (
    <TenStars
      label={coverActionsTexts.yourRating}
      value={chosen ?? own}
      narrow={narrow}
      onChoose={setChosen}
      onSettle={save}
    />
  )
}
