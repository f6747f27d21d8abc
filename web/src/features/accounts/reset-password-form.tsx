import { accountsTexts } from '@medley/texts/accounts'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/button.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { useResetPassword } from './accounts.calls.ts'
import { resetFailureText } from './account-failures.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { newPasswordRule } from './registration-rules.ts'

interface ResetPasswordFormProps {
  userId: string
  token: string
}

/** Sets a new password with the token from the link, then leads to the login. */
export function ResetPasswordForm({ userId, token }: ResetPasswordFormProps) {
  const navigate = useNavigate()
  const resetPassword = useResetPassword()
  const form = useForm({ defaultValues: { password: '', confirmation: '' }, mode: 'onChange' })
  const { handleSubmit, formState } = form
  const submit = handleSubmit(({ password }) =>
    resetPassword.mutate(
      { user_id: userId, token, new_password: password },
      {
        onSuccess: () => {
          showSnackbar({ text: accountsTexts.settings.passwordUpdated, kind: 'success' })
          navigate(paths.login(), { replace: true })
        },
      },
    ),
  )
  return (
    <FormProvider {...form}>
      <form className={layout['stack-4']} onSubmit={(event) => void submit(event)} noValidate>
        <NewPasswordFields label={accountsTexts.settings.newPassword} rule={newPasswordRule} />
        {resetPassword.error && (
          <p className={typography['error']} role="alert">
            {resetFailureText(resetPassword.error)}
          </p>
        )}
        <Button type="submit" wide disabled={!formState.isValid} loading={resetPassword.isPending}>
          {accountsTexts.settings.save}
        </Button>
      </form>
    </FormProvider>
  )
}
