import { sessionsTexts } from '@medley/texts/sessions'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import { useMutation } from '@tanstack/react-query'
import { isApiError } from '../../lib/api.ts'
import { formatDate } from '../../lib/locale.ts'
import { invalidate, mutation, mutationOf } from '../../lib/mutations.ts'
import { readOperator } from '../../operator.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { Button } from '../../ui/forms/button.tsx'
import { NoPassword } from '../second-factors/no-password.tsx'
import { useIdentity, startIdentityLink } from './sessions.calls.ts'

/** The link of the member's account with the identity provider: connects or disconnects them. */
export function IdentityLink({ provider }: { provider: string }) {
  const { data, isError, refetch } = useIdentity()
  if (isError)
    return (
      <ErrorState compact text={sessionsTexts.identity.loadFailed} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton height={92} />
  const { timeLinked, hasOtherWayIn } = data
  if (timeLinked === null) return <Connect provider={provider} />
  return (
    <div className={layout['stack-4']}>
      <p>{sessionsTexts.identity.connected({ provider, when: formatDate(timeLinked, 'day') })}</p>
      {readOperator().isLoginByProviderOnly ? (
        <p className={typography['soft']}>{sessionsTexts.identity.onlyWayIn}</p>
      ) : (
        <Disconnect provider={provider} hasOtherWayIn={hasOtherWayIn} />
      )}
    </div>
  )
}

function Connect({ provider }: { provider: string }) {
  const start = useMutation(
    mutationOf(startIdentityLink, {
      onSuccess: (url) => location.assign(url),
      onError: (error) => showFailure(error, provider),
    }),
  )
  return (
    <div className={layout['stack-4']}>
      <p className={typography['soft']}>{sessionsTexts.identity.intro({ provider })}</p>
      <div>
        <Button kind="quiet" loading={start.isPending} onClick={() => start.mutate()}>
          {sessionsTexts.identity.connect({ provider })}
        </Button>
      </div>
    </div>
  )
}

interface DisconnectProps {
  provider: string
  /** Without one, the member must first make one. */
  hasOtherWayIn: boolean
}

function Disconnect({ provider, hasOtherWayIn }: DisconnectProps) {
  const unlink = useMutation(
    mutation('DELETE /v1/identity', () => ({}), {
      onSuccess: () =>
        showSnackbar({ text: sessionsTexts.identity.disconnected({ provider }), kind: 'success' }),
      onError: (error) => showFailure(error, provider),
      onSettled: () => invalidate('GET /v1/identity'),
    }),
  )
  return (
    <>
      {!hasOtherWayIn && (
        <>
          <p className={typography['soft']}>{sessionsTexts.identity.lastWayIn}</p>
          <NoPassword />
        </>
      )}
      <div>
        <Button
          kind="quiet"
          disabled={!hasOtherWayIn}
          loading={unlink.isPending}
          onClick={() => unlink.mutate()}
        >
          {sessionsTexts.identity.disconnect({ provider })}
        </Button>
      </div>
    </>
  )
}

function showFailure(error: Error, provider: string): void {
  // The member did not confirm to be there.
  if (isApiError(error, 'proof_required')) return
  showSnackbar({ text: failureText(error, provider), kind: 'error' })
}

function failureText(error: Error, provider: string): string {
  if (isApiError(error, 'last_way_in')) return sessionsTexts.identity.lastWayIn
  if (isApiError(error, 'email_unconfirmed')) return sessionsTexts.identity.addressUnconfirmed
  return isApiError(error, 'unavailable')
    ? sessionsTexts.providerAway({ name: provider })
    : sessionsTexts.identity.failed
}
