import { sessionsTexts } from '@medley/texts/sessions'
import type { SessionLifetime } from '@medley/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { readOperator } from '../../operator.ts'
import { Button } from '../../ui/forms/button.tsx'
import { isApiError } from '../../lib/api.ts'
import { mutationOf } from '../../lib/mutations.ts'
import { useInvitation } from './invitation.ts'
import { FormError } from './parts/form-error.tsx'
import { startProviderLogin } from './sessions.calls.ts'
import { loginFailureText } from './login-failure.ts'

interface ProviderLoginProps {
  lifetimeOf: () => SessionLifetime
  /** The screen to come back to. */
  returnPath: string
}

/** Logs in by the identity provider, or joins by it; renders nothing without one. */
export function ProviderLogin({ lifetimeOf, returnPath }: ProviderLoginProps) {
  const { loginProvider } = readOperator()
  const invitation = useInvitation()
  const start = useMutation(
    mutationOf(() => startProviderLogin({ lifetime: lifetimeOf(), invitation }, returnPath), {
      onSuccess: (url) => location.assign(url),
    }),
  )
  if (loginProvider === null) return null
  return (
    <>
      <Button
        kind="quiet"
        wide
        icon={<LogIn aria-hidden="true" />}
        loading={start.isPending}
        onClick={() => start.mutate()}
      >
        {sessionsTexts.providerLogin({ name: loginProvider })}
      </Button>
      <FormError text={start.error && providerFailureText(start.error, loginProvider)} />
    </>
  )
}

/** Why the way to the provider is not open. */
export function providerFailureText(error: Error, provider: string): string {
  const isAway = isApiError(error, 'unavailable')
  return isAway ? sessionsTexts.providerAway({ name: provider }) : loginFailureText(error)
}
