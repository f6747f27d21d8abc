import { sessionsTexts } from '@medley/texts/sessions'
import { useMutation } from '@tanstack/react-query'
import { mutationOf } from '../../lib/mutations.ts'
import { useLocation } from '../../lib/router/navigation.tsx'
import { readOperator } from '../../operator.ts'
import { Button } from '../../ui/forms/button.tsx'
import { FormError } from './parts/form-error.tsx'
import styles from './parts/session-form.module.css'
import { startProviderProof } from './sessions.calls.ts'
import { providerFailureText } from './provider-login.tsx'

/** For members without a password: leads to the identity provider, whose new login proves that they are there. */
export function ProviderProof({ onCancel }: { onCancel: () => void }) {
  const { pathname, search } = useLocation()
  const provider = readOperator().loginProvider ?? ''
  const start = useMutation(
    mutationOf(() => startProviderProof(pathname + search), {
      onSuccess: (url) => location.assign(url),
    }),
  )
  return (
    <div className={styles['form']}>
      <p>{sessionsTexts.return.proveHint({ provider })}</p>
      <FormError text={start.error && providerFailureText(start.error, provider)} />
      <Button wide autoFocus loading={start.isPending} onClick={() => start.mutate()}>
        {sessionsTexts.return.proveBy({ provider })}
      </Button>
      <Button kind="quiet" wide onClick={onCancel}>
        {sessionsTexts.return.cancel}
      </Button>
    </div>
  )
}
