import { worksTexts } from '@medley/texts/works'
import type { Work } from '@medley/contract/values/shapes'
import { useState } from 'react'
import { TenStars } from '../../../ui/ratings/ten-stars.tsx'
import { useOwnRating } from '../../../features/ratings/ratings.calls.ts'
import { rateWork } from '../../../features/quick-rating/quick-rating.calls.ts'

type OwnStarsProps = { work: Work; onRated: () => void }

/** Ten stars that save at once. */
export function OwnStars({ work, onRated }: OwnStarsProps) {
  const own = useOwnRating(work.id)
  const [chosen, setChosen] = useState<number | null>(null)
  const save = async (rating: number) => {
    onRated()
    await rateWork(work, rating)
    setChosen(null)
  }
  return (
    <TenStars
      label={worksTexts.yourRating}
      value={chosen ?? own ?? null}
      onChoose={setChosen}
      onSettle={(rating) => void save(rating)}
    />
  )
}
