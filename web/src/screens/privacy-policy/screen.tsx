import { privacyPolicyTexts } from '@medley/texts/privacy-policy'
import { titled } from '../../product.ts'
import { ProsePage } from '../../ui/layout/prose.tsx'
import { LegalProse } from '../../features/legal/legal-prose.tsx'

export function Screen() {
  return (
    <ProsePage title={privacyPolicyTexts.title}>
      <title>{titled(privacyPolicyTexts.title)}</title>
      <LegalProse text={privacyPolicyTexts.text} />
    </ProsePage>
  )
}
