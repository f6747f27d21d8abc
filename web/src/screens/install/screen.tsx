import { installTexts } from '@medley/texts/install'
import { titled } from '../../product.ts'
import { InstallGuide } from '../../features/install/install-guide.tsx'
import { ProsePage } from '../../ui/layout/prose.tsx'

/** How to put the product on a home screen. */
export function Screen() {
  return (
    <ProsePage title={installTexts.title}>
      <title>{titled(installTexts.title)}</title>
      <InstallGuide />
    </ProsePage>
  )
}
