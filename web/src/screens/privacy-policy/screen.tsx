import { titled } from '@medley/messages/titles'
import { ProsePage } from '../../ui/layout/prose.tsx'
import { LegalProse } from '../../features/legal/legal-prose.tsx'
import { privacyPolicy, privacyTexts } from './privacy-policy.messages.ts'

export function Screen() {
  return (
    <ProsePage title={privacyTexts.title}>
      <title>{titled(privacyTexts.title)}</title>
      <LegalProse text={privacyPolicy} />
    </ProsePage>
  )
}
