import { accountsTexts } from '@medley/texts/accounts'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useForgotPassword } from './accounts.calls.ts'
import { forgotFailureText } from './account-failures.ts'
import { registrationRules as rules } from './registration-rules.ts'

/** Requests a password reset link, then shows where it was sent. */
export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string>()
  const forgotPassword = useForgotPassword()
  const { register, handleSubmit, formState, getValues } = useForm({ defaultValues: { email: '' } })
  if (sentTo !== undefined) return <Sent email={sentTo} />
  const submit = handleSubmit(({ email }) =>
    forgotPassword.mutate(email.trim(), { onSuccess: () => setSentTo(email.trim()) }),
  )
  const failure = forgotPassword.error
  return (
    <form className={layout['stack-4']} onSubmit={(event) => void submit(event)} noValidate>
      <p>{accountsTexts.forgot.intro}</p>
      <TextField
        label={accountsTexts.registration.email}
        type="email"
        autoComplete="email"
        error={
          formState.errors.email?.message ??
          (failure ? forgotFailureText(failure, getValues('email').trim()) : undefined)
        }
        {...register('email', { validate: rules.email })}
      />
      <Button type="submit" wide loading={forgotPassword.isPending}>
        {accountsTexts.forgot.send}
      </Button>
    </form>
  )
}

function Sent({ email }: { email: string }) {
  return (
    <div className={layout['stack-4']} role="status">
      <p>
        {accountsTexts.forgot.sentTo} <strong>{email}</strong>. {accountsTexts.forgot.validity}
      </p>
      <p className={typography['soft']}>{accountsTexts.forgot.nothing}</p>
    </div>
  )
}
