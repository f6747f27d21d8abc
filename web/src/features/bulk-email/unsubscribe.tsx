import { Button } from '../../ui/forms/button.tsx'
import { useUnsubscribe } from './bulk-email.calls.ts'
import { unsubscribeTexts as texts } from './bulk-email.messages.ts'
import { emailOfToken } from './unsubscribe-token.ts'
import styles from './unsubscribe.module.css'

/** The page behind an unsubscribe link. Only its button unsubscribes; opening the page does not. */
export function Unsubscribe({ token }: { token: string }) {
  const unsubscribe = useUnsubscribe()
  const email = emailOfToken(token)
  if (email === null) {
    return (
      <div className={styles['column']} role="alert">
        <p className={styles['error']}>{texts.failed}</p>
        <p>{texts.brokenLink}</p>
      </div>
    )
  }
  if (unsubscribe.isSuccess) return <Done email={email} />
  return (
    <div className={styles['column']}>
      <p>{texts.question}</p>
      <Button
        wide
        loading={unsubscribe.isPending}
        onClick={() => unsubscribe.mutate({ email, token })}
      >
        <span className={styles['address']}>
          {texts.title} {email}
        </span>
      </Button>
      {unsubscribe.isError && (
        <p className={styles['error']} role="alert">
          {texts.failed}
        </p>
      )}
    </div>
  )
}

function Done({ email }: { email: string }) {
  return (
    <div className={styles['column']} role="status">
      {/* The button that had the focus is gone. */}
      <p className={styles['done']} tabIndex={-1} ref={(element) => element?.focus()}>
        {texts.done}
      </p>
      <p className={styles['address']}>{email}</p>
    </div>
  )
}
