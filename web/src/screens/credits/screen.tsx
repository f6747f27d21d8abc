import { sourcesTexts } from '@medley/texts/sources'
import { titled } from '../../product.ts'
import { CreditsPage } from '../../features/sources/credits-page.tsx'
import { ProsePage } from '../../ui/layout/prose.tsx'

/** Where the data comes from, and under which licences. */
export function Screen() {
  return (
    <ProsePage title={sourcesTexts.credits.title}>
      <title>{titled(sourcesTexts.credits.title)}</title>
      <CreditsPage />
    </ProsePage>
  )
}
