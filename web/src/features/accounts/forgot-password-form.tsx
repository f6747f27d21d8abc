import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useForgotPassword } from './accounts.calls.ts'
import { forgotFailureText } from './accounts.messages.ts'
import styles from './parts/registration-form.module.css'
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
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <p>Give us the address of your account, and we will send you a link to set a new password.</p>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        error={
          formState.errors.email?.message ??
          (failure ? forgotFailureText(failure, getValues('email').trim()) : undefined)
        }
        {...register('email', { validate: rules.email })}
      />
      <Button type="submit" wide loading={forgotPassword.isPending}>
        Send
      </Button>
    </form>
  )
}

function Sent({ email }: { email: string }) {
  return (
    <div className={styles['form']} role="status">
      <p>
        A link is on its way to <strong>{email}</strong>. It is valid for 15 minutes and works once.
      </p>
      <p className={styles['note']}>Nothing there? Look into the spam folder, or ask again.</p>
    </div>
  )
}
