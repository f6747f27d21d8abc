import { secondFactorsTexts } from '@medley/texts/second-factors'
import layout from '../../../ui/layout/layout.module.css'
import { type SubmitEvent, useState } from 'react'
import { isApiError } from '../../../lib/api.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useConfirmApp } from '../second-factor-settings.calls.ts'
import { proofFailureText } from '../../second-factors/proof-failure.ts'
import { QrCode } from '../../../ui/pictures/qr-code.tsx'
import styles from '../../second-factors/second-factors.module.css'

type AppSetupProps = {
  secret: string
  uri: string
  /** Called with recovery codes if these are the first. */
  onAdded: (codes: string[] | null) => void
  onCancel: () => void
}

/** Shows the key of a new authenticator app and asks for its first code. */
export function AppSetup({ secret, uri, onAdded, onCancel }: AppSetupProps) {
  const [code, setCode] = useState('')
  const confirm = useConfirmApp()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes) })
  }
  return (
    <form className={layout['stack-4']} onSubmit={submit} noValidate>
      <p>{secondFactorsTexts.scan}</p>
      <QrCode text={uri} label={secondFactorsTexts.qrCode} />
      <p>
        {secondFactorsTexts.key}: <span className={styles['key']}>{inGroups(secret)}</span>
      </p>
      <TextField
        label={secondFactorsTexts.firstCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          confirm.reset()
        }}
        error={failureOf(confirm.error)}
      />
      <div className={styles['actions']}>
        <Button kind="quiet" onClick={onCancel}>
          {secondFactorsTexts.cancel}
        </Button>
        <Button type="submit" disabled={code.trim() === ''} loading={confirm.isPending}>
          {secondFactorsTexts.add}
        </Button>
      </div>
    </form>
  )
}

function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ')
}

function failureOf(error: Error | null): string | undefined {
  if (!error) return undefined
  const isWrong = isApiError(error, 'invalid_proof', 'validation_error')
  return isWrong ? secondFactorsTexts.wrongFirstCode : proofFailureText(error, 'code')
}
