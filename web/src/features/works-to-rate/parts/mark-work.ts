import { workMarksTexts } from '@medley/texts/work-marks'
import type { Work } from '@medley/contract/values/shapes'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { rateWork } from '../../quick-rating/quick-rating.calls.ts'
import { setMark } from '../../work-marks/work-marks.calls.ts'
import { countWhileSaving } from '../works-to-rate.calls.ts'

/** Marks a work engaged, or takes the mark away, and counts it at once. */
export function markWork(work: Work, isMarked: boolean): Promise<void> {
  return countWhileSaving({ marked: isMarked ? 1 : -1 }, async () => {
    const outcome = await setMark(work, 'hasEngaged', isMarked)
    if (outcome === 'failed') {
      showSnackbar({ text: workMarksTexts.quietToggle.failed.hasEngaged, kind: 'error' })
    }
  })
}

/** Rates a work, which marks it, and counts both at once. The cover shows the outcome. */
export function rateShownWork(
  work: Work,
  rating: number,
  { isMarked, isRated }: { isMarked: boolean; isRated: boolean },
): Promise<void> {
  return countWhileSaving({ marked: isMarked ? 0 : 1, rated: isRated ? 0 : 1 }, () =>
    rateWork(work, rating, { isQuiet: true }),
  )
}
