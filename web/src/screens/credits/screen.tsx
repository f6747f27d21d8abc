import { titled } from '@medley/messages/titles'
import { CreditsPage } from '../../features/sources/credits-page.tsx'
import { creditsTexts } from '../../features/sources/sources.messages.ts'
import { ProsePage } from '../../ui/layout/prose.tsx'

/** Where the data comes from, and under which licences. */
export function Screen() {
  return (
    <ProsePage title={creditsTexts.title}>
      <title>{titled(creditsTexts.title)}</title>
      <CreditsPage />
    </ProsePage>
  )
}
