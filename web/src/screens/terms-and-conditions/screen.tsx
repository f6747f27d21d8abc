import { termsAndConditionsTexts } from '@medley/texts/terms-and-conditions'
import { titled } from '../../product.ts'
import { ProsePage } from '../../ui/layout/prose.tsx'
import { LegalProse } from '../../features/legal/legal-prose.tsx'

export function Screen() {
  return (
    <ProsePage title={termsAndConditionsTexts.title}>
      <title>{titled(termsAndConditionsTexts.title)}</title>
      <LegalProse text={termsAndConditionsTexts.text} />
    </ProsePage>
  )
}
