import { setupTexts } from '@medley/texts/setup'
import { useState } from 'react'
import { SetupFlow } from '../../features/setup/setup-flow.tsx'
import { useMember } from '../../features/sessions/session.ts'
import { Navigate } from '../../lib/router/navigation.tsx'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'
import { titled } from '../../product.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** Sets up a new instance; on another one it is for admins, and leads others home. */
export function Screen() {
  const isAdmin = useMember()?.isAdmin === true
  const [isOpen] = useState(readOperator().needsSetup || isAdmin)
  if (!isOpen) return <Navigate to={paths.home()} replace />
  return (
    <Page width="narrow">
      <title>{titled(setupTexts.title)}</title>
      <Card>
        <SetupFlow />
      </Card>
    </Page>
  )
}
