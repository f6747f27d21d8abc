import { recommendationsTexts } from '@medley/texts/recommendations'
import type { Medium } from '@medley/contract/values/medium'
import type { DiscoverRow } from '@medley/contract/works/recommendations'
import { reasonsBeside } from '../../recommendations/recommendations.rules.ts'
import { becauseOf } from '../../recommendations/reason-words.ts'
import { RecommendedStrip } from '../../recommendations/recommended-strip.tsx'

type DiscoverStripProps = {
  row: DiscoverRow
  medium: Medium
  /** Works that are on the screen already. */
  except: ReadonlySet<number>
}

/** Rows that are the same for everybody, so their views say nothing about the member. */
const shared: readonly DiscoverRow['kind'][] = ['highestRated', 'hiddenGems']

/** A row of works to discover. */
export function DiscoverStrip({ row, medium, except }: DiscoverStripProps) {
  const items = row.items
    .filter(({ work }) => !except.has(work.id))
    .map(({ work, reasons }) => ({ work, reasons: reasonsBeside(row, reasons) }))
  return (
    <RecommendedStrip
      heading={headingOf(row)}
      medium={medium}
      items={items}
      isCounted={!shared.includes(row.kind)}
    />
  )
}

function headingOf(row: DiscoverRow): string {
  if (row.kind === 'moreBy') return recommendationsTexts.moreBy({ name: row.name })
  return row.kind === 'because' ? becauseOf(row.work, row.rating) : recommendationsTexts[row.kind]
}
