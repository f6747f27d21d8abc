import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { showSnackbar } from '../../ui/snackbar-store.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useResetPassword } from './accounts.calls.ts'
import { resetFailureText } from './accounts.messages.ts'
import styles from './parts/registration-form.module.css'
import { registrationRules, newPasswordRule } from './registration-rules.ts'

interface ResetPasswordFormProps {
  userId: string
  token: string
}

/** Sets a new password with the token of the link, and goes on to the login. */
export function ResetPasswordForm({ userId, token }: ResetPasswordFormProps) {
  const navigate = useNavigate()
  const resetPassword = useResetPassword()
  const { register, handleSubmit, formState, getValues, trigger } = useForm({
    defaultValues: { password: '', confirmation: '' },
    mode: 'onChange',
  })
  const { errors, isValid } = formState
  const submit = handleSubmit(({ password }) =>
    resetPassword.mutate(
      { user_id: userId, token, new_password: password },
      {
        onSuccess: () => {
          showSnackbar({ text: 'Password Updated', kind: 'success' })
          void navigate(paths.login(), { replace: true })
        },
      },
    ),
  )
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', {
          validate: newPasswordRule,
          onChange: () => getValues('confirmation') !== '' && void trigger('confirmation'),
        })}
      />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation', {
          validate: (confirmation, fields) =>
            registrationRules.confirmation(confirmation, fields.password),
        })}
      />
      {resetPassword.error && (
        <p className={styles['error']} role="alert">
          {resetFailureText(resetPassword.error)}
        </p>
      )}
      <Button type="submit" wide disabled={!isValid} loading={resetPassword.isPending}>
        Save
      </Button>
    </form>
  )
}
