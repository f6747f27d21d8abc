import type { Medium } from '@medley/contract/medium'
import { CreditLine } from './credit-line.tsx'
import { useSourceCredits } from './sources.calls.ts'
import { sourcesTexts as texts } from './sources.messages.ts'

/** The sources searched for a medium, with the credits they and the shelf's data require. */
export function SourceCredits({ medium }: { medium: Medium }) {
  const credits = useSourceCredits()
  if (!credits) return null
  const isOf = ({ mediums }: { mediums: readonly Medium[] }) => mediums.includes(medium)
  const sources = credits.items.filter(isOf)
  const lead = sources.length === 0 ? texts.searchedAlone : texts.searched
  return <CreditLine lead={lead} sources={sources} further={credits.shelf.filter(isOf)} />
}
