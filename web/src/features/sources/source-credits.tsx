import type { Medium } from '@medley/contract/medium'
import { CreditLine } from './credit-line.tsx'
import { useSourceCredits } from './sources.calls.ts'
import { sourcesTexts as texts } from './sources.messages.ts'

/** Who is asked when works of a medium are searched, and what they ask to be said; nothing offline. */
export function SourceCredits({ medium }: { medium: Medium }) {
  const sources = useSourceCredits().filter(({ mediums }) => mediums.includes(medium))
  return <CreditLine lead={texts.searched} sources={sources} />
}
