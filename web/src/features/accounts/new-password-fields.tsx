import { accountsTexts } from '@medley/texts/accounts'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../ui/forms/text-field.tsx'
import { registrationRules } from './registration-rules.ts'

/** Form values that the surrounding form must include. */
export interface NewPassword {
  password: string
  confirmation: string
}

interface NewPasswordFieldsProps {
  label: string
  /** Returns true or an error text; the texts differ by form. */
  rule: (password: string) => true | string
}

/** New password and confirmation, which is revalidated when the password changes. Needs a FormProvider. */
export function NewPasswordFields({ label, rule }: NewPasswordFieldsProps) {
  const { register, formState, getValues, trigger } = useFormContext<NewPassword>()
  const { errors } = formState
  return (
    <>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', {
          validate: rule,
          onChange: () => getValues('confirmation') !== '' && void trigger('confirmation'),
        })}
      />
      <TextField
        label={accountsTexts.registration.confirmPassword}
        type="password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation', {
          validate: (confirmation, fields) =>
            registrationRules.confirmation(confirmation, fields.password),
        })}
      />
    </>
  )
}
