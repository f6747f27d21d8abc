import { accountsTexts } from '@medley/texts/accounts'
import layout from '../../ui/layout/layout.module.css'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from '../../lib/router/navigation.tsx'
import { isApiError } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useHasPassword } from '../sessions/sessions.calls.ts'
import { useLogOut } from '../sessions/use-log-out.ts'
import { useDeleteAccount } from './accounts.calls.ts'
import { wrongPasswordText } from './account-failures.ts'

/** Asks for the password, deletes the account, and leads home as a visitor. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {accountsTexts.settings.deleteAccount}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={accountsTexts.settings.deleteAccount}
      >
        <DeletionForm onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate()
  const logOut = useLogOut()
  const deleteAccount = useDeleteAccount(() => {
    logOut()
    showSnackbar({ text: accountsTexts.settings.accountDeleted, kind: 'success' })
    navigate(paths.home())
  })
  const hasPassword = useHasPassword()
  const [password, setPassword] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    deleteAccount.mutate(hasPassword ? password : undefined)
  }
  return (
    <form className={layout['stack-4']} onSubmit={submit} noValidate>
      <p>{accountsTexts.settings.deletionQuestion}</p>
      {hasPassword ? (
        <TextField
          label={accountsTexts.registration.password}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={deletionFailure(deleteAccount.error)}
        />
      ) : (
        <p role="alert">{otherFailure(deleteAccount.error)}</p>
      )}
      <div className={layout['end-3']}>
        <Button kind="quiet" onClick={onCancel}>
          {accountsTexts.settings.cancel}
        </Button>
        <Button
          type="submit"
          kind="danger"
          disabled={hasPassword && password === ''}
          loading={deleteAccount.isPending}
        >
          {accountsTexts.settings.delete}
        </Button>
      </div>
    </form>
  )
}

function deletionFailure(error: Error | null): string | undefined {
  if (!error) return undefined
  return wrongPasswordText(error) ?? accountsTexts.settings.failed
}

function otherFailure(error: Error | null): string | null {
  // The member did not confirm to be there.
  return error && !isApiError(error, 'proof_required') ? accountsTexts.settings.failed : null
}
