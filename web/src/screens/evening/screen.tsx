import { eveningsTexts } from '@medley/texts/evenings'
import { titled } from '../../product.ts'
import { Navigate, useParams } from '../../lib/router/navigation.tsx'
import { EveningPage } from '../../features/evenings/evening-page.tsx'
import { MembersOnly } from '../../features/sessions/members-only.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'

/** `/tonight/{id}` */
export function Screen() {
  const { id = '' } = useParams()
  if (!/^\d{1,10}$/.test(id)) return <Navigate to={paths.pageNotFound()} replace />
  return (
    <MembersOnly>
      {(member) => (
        <Page>
          <title>{titled(eveningsTexts.title)}</title>
          <EveningPage key={`${member.id} ${id}`} id={Number(id)} memberId={member.id} />
        </Page>
      )}
    </MembersOnly>
  )
}
