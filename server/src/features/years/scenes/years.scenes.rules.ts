import type { MonthRow } from './years.scenes.queries.ts'
import type { RatedRow } from './years.rated.queries.ts'

/** The month with the most works, the latest of equals, beside the works of all twelve. */
export function busiestOf(rows: readonly MonthRow[]) {
  const months = Array.from({ length: 12 }, () => 0)
  for (const { month, works } of rows) months[month - 1] = works
  const works = Math.max(...months)
  return works === 0 ? null : { month: months.lastIndexOf(works) + 1, works, months }
}

/** The rated works of the scenes, each in one of them where there are enough. */
export function chooseRated(rows: readonly RatedRow[]) {
  const ofKind = (kind: RatedRow['kind']) => rows.filter((row) => row.kind === kind)
  const surprise = ofKind('above everyone')[0] ?? ofKind('above own')[0] ?? null
  const isNew = ({ work }: RatedRow) => work.id !== surprise?.work.id
  const best = ofKind('best').find(isNew) ?? ofKind('best')[0] ?? null
  const isWorse = (row: RatedRow) =>
    best !== null && row.work.id !== best.work.id && row.rating < best.rating && isNew(row)
  return { surprise, best, worst: ofKind('worst').find(isWorse) ?? null }
}
