import { emailAddressTexts } from '@medley/texts/email-address'
import layout from '../../../ui/layout/layout.module.css'
import { useForm } from 'react-hook-form'
import { isApiError } from '../../../lib/api.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { registrationRules as rules } from '../../accounts/registration-rules.ts'
import { useChangeAddress } from '../email-address.calls.ts'
import { useHasPassword } from '../../sessions/sessions.calls.ts'
import { changeFailure, letterFailureText } from '../address-failures.ts'

const empty = { email: '', password: '' }

/** Asks for a new address and the password. */
export function ChangeAddressForm() {
  const { register, handleSubmit, formState, setError, reset } = useForm({
    defaultValues: empty,
    mode: 'onChange',
  })
  const { errors, isValid } = formState
  const hasPassword = useHasPassword()
  const changeAddress = useChangeAddress(({ change }) => {
    reset(empty)
    showSnackbar({
      text: change
        ? emailAddressTexts.address.sent({ email: change.email })
        : emailAddressTexts.address.changed,
      kind: 'success',
    })
  })
  const submit = handleSubmit(({ email: typed, password }) => {
    const email = typed.trim()
    changeAddress.mutate(hasPassword ? { email, password } : { email }, {
      onError: (error) => {
        // The member did not confirm to be there.
        if (isApiError(error, 'proof_required')) return
        const failure = changeFailure(error, email)
        if (failure) setError(failure.field, failure, { shouldFocus: true })
        const isTooMany = isApiError(error, 'rate_limited')
        const text = isTooMany ? letterFailureText(error, email) : emailAddressTexts.address.failed
        showSnackbar({ text, kind: 'error' })
      },
    })
  })
  return (
    <form className={layout['stack-4']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={emailAddressTexts.address.newAddress}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', { validate: rules.email })}
      />
      {hasPassword && (
        <TextField
          label={emailAddressTexts.address.password}
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', {
            required: emailAddressTexts.address.required,
            shouldUnregister: true,
          })}
        />
      )}
      <Button type="submit" disabled={!isValid} loading={changeAddress.isPending}>
        {emailAddressTexts.address.change}
      </Button>
    </form>
  )
}
