import { useFormContext } from 'react-hook-form'
import { TextField } from '../../../ui/text-field.tsx'
import { registrationRules } from '../registration-rules.ts'

/** What a form around these fields holds, among others. */
export interface NewPassword {
  password: string
  confirmation: string
}

interface NewPasswordFieldsProps {
  label: string
  /** Answers true, or the text of what is wrong; each form has its own words. */
  rule: (password: string) => true | string
}

/** A new password, twice; the second is judged again whenever the first changes. Needs a FormProvider. */
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
        label="Confirm password"
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
