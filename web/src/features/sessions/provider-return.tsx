import { sessionsTexts } from '@medley/texts/sessions'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../lib/api.ts'
import { mutationOf } from '../../lib/mutations.ts'
import { Link, Navigate, useLocation, useNavigate } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { AddressQuestion } from './parts/address-question.tsx'
import { FormError } from './parts/form-error.tsx'
import { SecondStep } from './parts/second-step.tsx'
import styles from './parts/session-form.module.css'
import { type BegunLogin, begunLogin, finishProviderLogin } from './sessions.calls.ts'
import { loginFailureText } from './login-failure.ts'
import { useIsMember } from './session.ts'

/** Finishes what this tab began at the identity provider: a login, the link of a member's account, or a proof. */
export function ProviderReturn({ provider }: { provider: string }) {
  const isMember = useIsMember()
  const { returnPath, purpose, loginToken } = begunLogin()
  const [isBegun] = useState(loginToken !== null)
  // Loaded again after it was done.
  if (!isBegun && isMember) return <Navigate to={returnPath} replace />
  return <Finishing provider={provider} returnPath={returnPath} purpose={purpose} />
}

type FinishingProps = Pick<BegunLogin, 'returnPath' | 'purpose'> & { provider: string }

function Finishing({ provider, returnPath, purpose }: FinishingProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const goBack = () => {
    const text = {
      login: null,
      link: sessionsTexts.return.connected({ provider }),
      proof: sessionsTexts.return.proved,
    }[purpose]
    if (text !== null) showSnackbar({ text, kind: 'success' })
    navigate(returnPath, { replace: true })
  }
  const { mutate, error } = useMutation(mutationOf(finishProviderLogin, { onSuccess: goBack }))
  const isTaken = useRef(false)
  useEffect(() => {
    // The answer counts once.
    if (isTaken.current) return
    isTaken.current = true
    mutate(search)
  }, [mutate, search])
  if (!error) {
    return (
      <>
        <LoadingNote />
        <Skeleton height={120} />
      </>
    )
  }
  const wayOn = purpose === 'login' ? paths.login() : returnPath
  const wanted = isApiError(error) ? error.proof : undefined
  if (isApiError(error, 'email_required')) {
    return (
      <AddressQuestion
        provider={provider}
        loginToken={wanted?.loginToken ?? ''}
        onDone={goBack}
        failureText={(failure) => failureText(failure, provider)}
      />
    )
  }
  if (wanted) {
    return (
      <div className={styles['form']}>
        {isApiError(error, 'link_required') && <p>{sessionsTexts.return.confirm({ provider })}</p>}
        <SecondStep
          wanted={wanted}
          onDone={goBack}
          onBack={() => navigate(wayOn, { replace: true })}
        />
      </div>
    )
  }
  return (
    <div className={styles['form']}>
      {isCancelled(search) ? (
        <p role="status">{sessionsTexts.return.cancelled({ provider })}</p>
      ) : (
        <FormError text={failureText(error, provider)} />
      )}
      <Link className={buttonClass('quiet')} to={wayOn} replace>
        {wayBackText(purpose)}
      </Link>
    </div>
  )
}

function wayBackText(purpose: BegunLogin['purpose']): string {
  if (purpose === 'proof') return sessionsTexts.return.back
  return purpose === 'link' ? sessionsTexts.return.backToSettings : sessionsTexts.return.backToLogin
}

const isCancelled = (answer: string) => new URLSearchParams(answer).get('error') === 'access_denied'

function failureText(error: Error, provider: string): string {
  if (!isApiError(error) || isApiError(error, 'invalid_token')) return sessionsTexts.return.expired
  if (isApiError(error, 'identity_refused', 'invalid_proof'))
    return sessionsTexts.return.refused({ provider })
  if (isApiError(error, 'identity_taken')) return sessionsTexts.return.taken({ provider })
  if (isApiError(error, 'email_taken')) return sessionsTexts.return.addressTaken({ provider })
  if (isApiError(error, 'registration_closed')) return sessionsTexts.return.joinClosed
  if (isApiError(error, 'invitation_not_found')) return sessionsTexts.return.invitationEnded
  return loginFailureText(error)
}
