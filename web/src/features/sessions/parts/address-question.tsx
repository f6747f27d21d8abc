import { sessionsTexts } from '@medley/texts/sessions'
import { emailPattern, limits } from '@medley/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { isApiError } from '../../../lib/api.ts'
import { mutation } from '../../../lib/mutations.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { begin } from '../sessions.calls.ts'
import { FormError } from './form-error.tsx'
import styles from './session-form.module.css'

interface AddressQuestionProps {
  provider: string
  loginToken: string
  /** Runs after the login. */
  onDone: () => void
  /** The text of a failure that is not about the address. */
  failureText: (error: Error) => string
}

/** Finishes the first login of a member whose address the provider does not know. */
export function AddressQuestion({
  provider,
  loginToken,
  onDone,
  failureText,
}: AddressQuestionProps) {
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { email: '' } })
  const join = useMutation(
    mutation(
      'POST /v1/sessions/provider/address',
      (email: string) => ({ body: { loginToken, email } }),
      {
        onSuccess: ({ token }) => {
          begin(token)
          onDone()
        },
        onError: (error) => {
          const text = addressFailureText(error)
          if (text !== undefined) setError('email', { message: text }, { shouldFocus: true })
        },
      },
    ),
  )
  const isOther = join.error && addressFailureText(join.error) === undefined
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => void handleSubmit(({ email }) => join.mutate(email.trim()))(event)}
      noValidate
    >
      <p>{sessionsTexts.return.addressMissing({ provider })}</p>
      <TextField
        label={sessionsTexts.return.address}
        type="email"
        autoComplete="email"
        hint={sessionsTexts.return.addressHint}
        error={formState.errors.email?.message}
        {...register('email', {
          validate: (email) => isAddress(email) || sessionsTexts.return.addressInvalid,
        })}
      />
      <FormError text={isOther ? failureText(join.error) : null} />
      <Button type="submit" wide loading={join.isPending}>
        {sessionsTexts.return.goOn}
      </Button>
    </form>
  )
}

function isAddress(text: string): boolean {
  const address = text.trim()
  return address.length <= limits.emailMax && emailPattern.test(address)
}

function addressFailureText(error: Error): string | undefined {
  if (isApiError(error, 'email_taken')) return sessionsTexts.return.addressUsed
  if (isApiError(error, 'email_blacklisted')) return sessionsTexts.return.addressBlocked
  return isApiError(error, 'validation_error') ? sessionsTexts.return.addressInvalid : undefined
}
