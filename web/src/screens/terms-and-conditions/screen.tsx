import { titled } from '@medley/messages/titles'
import { ProsePage } from '../../ui/layout/prose.tsx'
import { LegalProse } from '../../features/legal/legal-prose.tsx'
import { termsAndConditions, termsTexts } from './terms-and-conditions.messages.ts'

export function Screen() {
  return (
    <ProsePage title={termsTexts.title}>
      <title>{titled(termsTexts.title)}</title>
      <LegalProse text={termsAndConditions} />
    </ProsePage>
  )
}
