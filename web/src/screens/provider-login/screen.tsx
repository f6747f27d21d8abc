import { sessionsTexts } from '@medley/texts/sessions'
import { titled } from '../../product.ts'
import { type BegunLogin, begunLogin } from '../../features/sessions/sessions.calls.ts'
import { ProviderReturn } from '../../features/sessions/provider-return.tsx'
import { Navigate } from '../../lib/router/navigation.tsx'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'
import { FormPage } from '../../ui/forms/form-page.tsx'

/** `/login/provider`: where the identity provider sends the browser back to. */
export function Screen() {
  const { loginProvider } = readOperator()
  if (loginProvider === null) return <Navigate to={paths.login()} replace />
  const title = titleOf(begunLogin(), loginProvider)
  return (
    <FormPage title={title}>
      <title>{titled(sessionsTexts.login)}</title>
      <ProviderReturn provider={loginProvider} />
    </FormPage>
  )
}

function titleOf({ purpose }: BegunLogin, provider: string): string {
  if (purpose === 'proof') return sessionsTexts.return.prove
  return purpose === 'link' ? sessionsTexts.return.connect({ provider }) : sessionsTexts.login
}
