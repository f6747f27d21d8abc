import type { Work } from '@medley/contract/shapes'
import { CreditLine } from '../../sources/credit-line.tsx'
import { useWorkSources } from '../work-refresh.calls.ts'
import { worksTexts } from '../works.messages.ts'

/** Who told of the work, and what they ask to be said; nothing where all is from the shelf. */
export function WorkSources({ work }: { work: Work }) {
  return <CreditLine lead={worksTexts.sources} sources={useWorkSources(work)} />
}
