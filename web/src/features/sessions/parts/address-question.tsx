import { emailPattern, limits } from '@medley/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { isApiError } from '../../../lib/api.ts'
import { mutation } from '../../../lib/mutations.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { returnTexts as texts } from '../sessions.messages.ts'
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
      <p>{texts.addressMissing(provider)}</p>
      <TextField
        label={texts.address}
        type="email"
        autoComplete="email"
        hint={texts.addressHint}
        error={formState.errors.email?.message}
        {...register('email', { validate: (email) => isAddress(email) || texts.addressInvalid })}
      />
      <FormError text={isOther ? failureText(join.error) : null} />
      <Button type="submit" wide loading={join.isPending}>
        {texts.goOn}
      </Button>
    </form>
  )
}

function isAddress(text: string): boolean {
  const address = text.trim()
  return address.length <= limits.emailMax && emailPattern.test(address)
}

function addressFailureText(error: Error): string | undefined {
  if (isApiError(error, 'email_taken')) return texts.addressUsed
  if (isApiError(error, 'email_blacklisted')) return texts.addressBlocked
  return isApiError(error, 'validation_error') ? texts.addressInvalid : undefined
}
