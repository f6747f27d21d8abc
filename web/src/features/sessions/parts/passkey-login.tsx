import { sessionsTexts } from '@medley/texts/sessions'
import type { SessionLifetime } from '@medley/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { isApiError } from '../../../lib/api.ts'
import { mutationOf } from '../../../lib/mutations.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { hasPasskeys, isPasskeyRefusal } from '../../second-factors/passkey.ts'
import { proofFailureText } from '../../second-factors/proof-failure.ts'
import { logInByPasskey } from '../sessions.calls.ts'
import { loginFailureText } from '../login-failure.ts'
import { FormError } from './form-error.tsx'

type PasskeyLoginProps = { lifetimeOf: () => SessionLifetime; onDone: () => void }

/** Logs in with a passkey and nothing else; renders nothing where the browser has no passkeys. */
export function PasskeyLogin({ lifetimeOf, onDone }: PasskeyLoginProps) {
  const logIn = useMutation(mutationOf(logInByPasskey, { onSuccess: onDone }))
  if (!hasPasskeys()) return null
  return (
    <>
      <Button
        kind="quiet"
        wide
        icon={<KeyRound aria-hidden="true" />}
        loading={logIn.isPending}
        onClick={() => logIn.mutate(lifetimeOf())}
      >
        {sessionsTexts.passkeyLogin}
      </Button>
      <FormError text={logIn.error && failureText(logIn.error)} />
    </>
  )
}

function failureText(error: Error): string {
  const isOfPasskey = isPasskeyRefusal(error) || isApiError(error, 'invalid_proof')
  return isOfPasskey ? proofFailureText(error, 'passkey') : loginFailureText(error)
}
