import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isApiError } from '../../lib/api.ts'
import { Link, useLocation, useNavigate } from '../../lib/router/navigation.tsx'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { buttonClass } from '../../ui/forms/button.tsx'
import { FormError } from './parts/form-error.tsx'
import { SecondStep } from './parts/second-step.tsx'
import styles from './parts/session-form.module.css'
import { finishProviderLogin, providerReturnPath } from './provider-login.calls.ts'
import { providerFailureText, sessionTexts } from './sessions.messages.ts'

/** Finishes a login by the identity provider; asks the owner of an account before it is linked. */
export function ProviderReturn() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const goBack = () => navigate(providerReturnPath(), { replace: true })
  const { mutate, error } = useMutation({ mutationFn: finishProviderLogin, onSuccess: goBack })
  const isBegun = useRef(false)
  useEffect(() => {
    // The answer counts once.
    if (isBegun.current) return
    isBegun.current = true
    mutate(search)
  }, [mutate, search])
  if (!error) return <Skeleton height={220} />
  const wanted = isApiError(error) ? error.proof : undefined
  if (wanted) {
    const isLink = isApiError(error, 'link_required')
    return (
      <div className={styles['form']}>
        {isLink && <p>{sessionTexts.confirmLink(readOperator().loginProvider ?? '')}</p>}
        <SecondStep
          wanted={wanted}
          onDone={goBack}
          onBack={() => navigate(paths.login(), { replace: true })}
        />
      </div>
    )
  }
  return (
    <div className={styles['form']}>
      <FormError text={providerFailureText(error)} />
      <Link className={buttonClass('quiet')} to={paths.login()}>
        {sessionTexts.back}
      </Link>
    </div>
  )
}
