import { accountsTexts } from '@medley/texts/accounts'
import layout from '../../ui/layout/layout.module.css'
import { FormProvider, useForm } from 'react-hook-form'
import { isApiError } from '../../lib/api.ts'
import { Button } from '../../ui/forms/button.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useHasPassword } from '../sessions/sessions.calls.ts'
import { useChangePassword } from './accounts.calls.ts'
import { passwordFailure } from './account-failures.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { newPasswordRule } from './registration-rules.ts'

const empty = { old: '', password: '', confirmation: '' }

/** Changes the password, or sets the first one; the session continues. */
export function PasswordForm() {
  const hasPassword = useHasPassword()
  const changePassword = useChangePassword()
  const form = useForm({ defaultValues: empty, mode: 'onChange' })
  const { register, handleSubmit, formState, reset, setError } = form
  const { errors, isValid } = formState
  const submit = handleSubmit(({ old, password }) =>
    changePassword.mutate(
      { ...(hasPassword ? { old_password: old } : {}), new_password: password },
      {
        onSuccess: () => {
          reset(empty)
          showSnackbar({ text: accountsTexts.settings.passwordUpdated, kind: 'success' })
        },
        onError: (error) => {
          // The member did not confirm to be there.
          if (isApiError(error, 'proof_required')) return
          const failure = passwordFailure(error)
          if (failure) setError(failure.field, { message: failure.message })
          showSnackbar({ text: accountsTexts.settings.failed, kind: 'error' })
        },
      },
    ),
  )
  return (
    <FormProvider {...form}>
      <form className={layout['stack-4']} onSubmit={(event) => void submit(event)} noValidate>
        {hasPassword && (
          <TextField
            label={accountsTexts.settings.oldPassword}
            type="password"
            autoComplete="current-password"
            error={errors.old?.message}
            {...register('old', {
              required: accountsTexts.registration.required,
              shouldUnregister: true,
            })}
          />
        )}
        <NewPasswordFields label={accountsTexts.settings.newPassword} rule={newPasswordRule} />
        <Button type="submit" disabled={!isValid} loading={changePassword.isPending}>
          {accountsTexts.settings.save}
        </Button>
      </form>
    </FormProvider>
  )
}
