import type { Medium } from '@medley/contract/values/medium'
import { monthOrYearOf, wholeDay } from '@medley/doors/parsing/partial-dates'
import type { TestApp } from '../harness.ts'

interface ViewingFacts {
  by: { id: number }
  of: { id: number; medium: Medium }
  /** A day, month or year. */
  day?: string | null
  isRepeat?: boolean
  tags?: string[]
  review?: { id: number }
}

/** A viewing; does not mark the work engaged. */
export function aViewing(
  app: TestApp,
  { by, of, day = null, isRepeat = false, tags = [], review }: ViewingFacts,
): Promise<{ id: number }> {
  return app.ctx.db
    .insertInto('viewings')
    .values({
      user_id: by.id,
      work_id: of.id,
      medium: of.medium,
      day: wholeDay(day),
      month_or_year: monthOrYearOf(day),
      is_repeat: isRepeat,
      tags,
      review_id: review?.id ?? null,
      time_created: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
