import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import type { MailKind } from '@medley/contract/accounts/notification-settings'
import { Button } from '../../ui/forms/button.tsx'
import { kindLabels } from '../notification-settings/notification-settings.messages.ts'
import { useUnsubscribe } from './bulk-email.calls.ts'
import { unsubscribeTexts as texts } from './bulk-email.messages.ts'
import { claimsOfToken, type Unsubscribing } from './unsubscribe-token.ts'
import styles from './unsubscribe.module.css'

/** The page behind an unsubscribe link. Only its button unsubscribes; opening the page does not. */
export function Unsubscribe({ token }: { token: string }) {
  const unsubscribe = useUnsubscribe()
  const from = claimsOfToken(token)
  if (from === null) {
    return (
      <div className={layout['stack-4']} role="alert">
        <p className={typography['error']}>{texts.failed}</p>
        <p>{texts.brokenLink}</p>
      </div>
    )
  }
  if (unsubscribe.isSuccess) return <Done from={from} />
  return (
    <div className={layout['stack-4']}>
      {'email' in from ? <p>{texts.question}</p> : <Kinds kinds={from.kinds} />}
      <Button
        wide
        loading={unsubscribe.isPending}
        onClick={() => unsubscribe.mutate({ ...from, token })}
      >
        <span className={styles['address']}>
          {texts.title} {'email' in from && from.email}
        </span>
      </Button>
      {unsubscribe.isError && (
        <p className={typography['error']} role="alert">
          {texts.failed}
        </p>
      )}
    </div>
  )
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(kindLabels, kind)
}

/** Subjects of the letters that the link ends. */
function Kinds({ kinds }: { kinds: readonly string[] }) {
  return (
    <>
      <p>{texts.kindsQuestion}</p>
      <ul>
        {kinds.filter(isMailKind).map((kind) => (
          <li key={kind}>{kindLabels[kind]}</li>
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
        {texts.done}
      </p>
      {'email' in from && <p className={styles['address']}>{from.email}</p>}
    </div>
  )
}
