import { workPageTexts } from '@medley/texts/work-page'
import type { Work } from '@medley/contract/values/shapes'
import { CreditLine } from '../../features/sources/credit-line.tsx'
import { useWorkSources } from './work-sources.calls.ts'

/** Credits for the work's data sources; renders nothing if all data is from the shelf. */
export function WorkSources({ work }: { work: Work }) {
  return <CreditLine lead={workPageTexts.sources} sources={useWorkSources(work)} />
}
