import { eveningsTexts } from '@medley/texts/evenings'
import { titled } from '../../product.ts'
import { TonightPage } from '../../features/evenings/tonight-page.tsx'
import { MembersOnly } from '../../features/sessions/members-only.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/tonight` */
export function Screen() {
  return (
    <MembersOnly>
      {({ id }) => (
        <Page width="reading">
          <title>{titled(eveningsTexts.title)}</title>
          <TonightPage key={id} memberId={id} />
        </Page>
      )}
    </MembersOnly>
  )
}
