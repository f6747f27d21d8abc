import { bulkEmailTexts } from '@medley/texts/bulk-email'
import { notificationSettingsTexts } from '@medley/texts/notification-settings'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import type { MailKind } from '@medley/contract/accounts/notification-settings'
import { Button } from '../../ui/forms/button.tsx'
import { useUnsubscribe } from './bulk-email.calls.ts'
import { claimsOfToken, type Unsubscribing } from './unsubscribe-token.ts'
import styles from './unsubscribe.module.css'

/** The page behind an unsubscribe link. Only its button unsubscribes; opening the page does not. */
export function Unsubscribe({ token }: { token: string }) {
  const unsubscribe = useUnsubscribe()
  const from = claimsOfToken(token)
  if (from === null) {
    return (
      <div className={layout['stack-4']} role="alert">
        <p className={typography['error']}>{bulkEmailTexts.unsubscribe.failed}</p>
        <p>{bulkEmailTexts.unsubscribe.brokenLink}</p>
      </div>
    )
  }
  if (unsubscribe.isSuccess) return <Done from={from} />
  return (
    <div className={layout['stack-4']}>
      {'email' in from ? (
        <p>{bulkEmailTexts.unsubscribe.question}</p>
      ) : (
        <Kinds kinds={from.kinds} />
      )}
      <Button
        wide
        loading={unsubscribe.isPending}
        onClick={() => unsubscribe.mutate({ ...from, token })}
      >
        <span className={styles['address']}>
          {bulkEmailTexts.unsubscribe.title} {'email' in from && from.email}
        </span>
      </Button>
      {unsubscribe.isError && (
        <p className={typography['error']} role="alert">
          {bulkEmailTexts.unsubscribe.failed}
        </p>
      )}
    </div>
  )
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(notificationSettingsTexts.kindLabels, kind)
}

/** Subjects of the letters that the link ends. */
function Kinds({ kinds }: { kinds: readonly string[] }) {
  return (
    <>
      <p>{bulkEmailTexts.unsubscribe.kindsQuestion}</p>
      <ul>
        {kinds.filter(isMailKind).map((kind) => (
          <li key={kind}>{notificationSettingsTexts.kindLabels[kind]}</li>
        ))}
      </ul>
    </>
  )
}

function Done({ from }: { from: Unsubscribing }) {
  return (
    <div className={layout['stack-4']} role="status">
      {/* The button that had the focus is gone. */}
      <p className={styles['done']} tabIndex={-1} ref={(element) => element?.focus()}>
        {bulkEmailTexts.unsubscribe.done}
      </p>
      {'email' in from && <p className={styles['address']}>{from.email}</p>}
    </div>
  )
}
