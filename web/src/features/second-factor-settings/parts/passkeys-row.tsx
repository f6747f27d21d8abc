import { secondFactorsTexts } from '@medley/texts/second-factors'
import layout from '../../../ui/layout/layout.module.css'
import type { Passkey } from '@medley/contract/accounts/second-factors'
import { limits } from '@medley/contract/limits'
import { type SubmitEvent, useState } from 'react'
import { showDay, showPostingTime } from '../../../lib/time/dates.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { hasPasskeys } from '../../second-factors/passkey.ts'
import { useAddPasskey, useRemovePasskey } from '../second-factor-settings.calls.ts'
import { passkeyFailureText } from '../../second-factors/proof-failure.ts'
import { FactorRow } from './factor-row.tsx'
import { RemoveButton } from './remove-button.tsx'
import styles from '../../second-factors/second-factors.module.css'

type PasskeysRowProps = {
  passkeys: readonly Passkey[]
  onCodes: (codes: string[] | null) => void
}

/** The passkeys by name, and what adds one. */
export function PasskeysRow({ passkeys, onCodes }: PasskeysRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <FactorRow
        name={secondFactorsTexts.passkeys}
        about={hasPasskeys() ? secondFactorsTexts.passkeysHint : secondFactorsTexts.passkeysMissing}
      >
        {hasPasskeys() && (
          <Button kind="quiet" onClick={() => setIsOpen(true)}>
            {secondFactorsTexts.addPasskey}
          </Button>
        )}
      </FactorRow>
      {passkeys.length > 0 && (
        <ul className={styles['list']} aria-label={secondFactorsTexts.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <Dialog open={isOpen} onClose={close} title={secondFactorsTexts.addPasskey}>
        <NewPasskey
          onAdded={(codes) => {
            close()
            showSnackbar({ text: secondFactorsTexts.passkeyAdded, kind: 'success' })
            onCodes(codes)
          }}
          onCancel={close}
        />
      </Dialog>
    </>
  )
}

function PasskeyItem({ passkey: { id, name, timeAdded, timeLastUsed } }: { passkey: Passkey }) {
  const remove = useRemovePasskey()
  const used = timeLastUsed && showPostingTime(timeLastUsed)
  return (
    <li>
      <FactorRow
        name={name}
        about={secondFactorsTexts.lastUsed({ day: showDay(timeAdded.slice(0, 10)), time: used })}
      >
        <RemoveButton
          label={secondFactorsTexts.removePasskey({ name })}
          remove={() => remove.mutateAsync(id)}
        />
      </FactorRow>
    </li>
  )
}

type NewPasskeyProps = { onAdded: (codes: string[] | null) => void; onCancel: () => void }

function NewPasskey({ onAdded, onCancel }: NewPasskeyProps) {
  const [name, setName] = useState('')
  const add = useAddPasskey()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    add.mutate(name, { onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes) })
  }
  return (
    <form className={layout['stack-4']} onSubmit={submit} noValidate>
      <TextField
        label={secondFactorsTexts.passkeyName}
        hint={secondFactorsTexts.passkeyNameHint}
        maxLength={limits.passkeyNameMax}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          add.reset()
        }}
        error={add.error ? passkeyFailureText(add.error) : undefined}
      />
      <div className={styles['actions']}>
        <Button kind="quiet" onClick={onCancel}>
          {secondFactorsTexts.cancel}
        </Button>
        <Button type="submit" disabled={name.trim() === ''} loading={add.isPending}>
          {secondFactorsTexts.add}
        </Button>
      </div>
    </form>
  )
}
