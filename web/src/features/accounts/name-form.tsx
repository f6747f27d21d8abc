import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/forms/button.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useChangeName } from './accounts.calls.ts'
import { settingsTexts } from './accounts.messages.ts'
import styles from './parts/registration-form.module.css'
import { nameRule } from './registration-rules.ts'

interface NameFormProps {
  firstName: string
  lastName: string
}

/** First and last name, as shown on the profile. */
export function NameForm({ firstName, lastName }: NameFormProps) {
  const client = useQueryClient()
  const changeName = useChangeName()
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { firstName, lastName },
    mode: 'onChange',
  })
  const { errors, isValid, isDirty } = formState
  const submit = handleSubmit((fields) =>
    changeName.mutate(
      { first_name: fields.firstName, last_name: fields.lastName },
      {
        onSuccess: (names) => {
          reset({ firstName: names.first_name, lastName: names.last_name })
          showSnackbar({ text: settingsTexts.nameUpdated, kind: 'success' })
          void client.invalidateQueries()
        },
        onError: () => showSnackbar({ text: settingsTexts.failed, kind: 'error' }),
      },
    ),
  )
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={settingsTexts.firstName}
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName', { validate: nameRule })}
      />
      <TextField
        label={settingsTexts.lastName}
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...register('lastName', { validate: nameRule })}
      />
      <Button type="submit" disabled={!isValid || !isDirty} loading={changeName.isPending}>
        {settingsTexts.save}
      </Button>
    </form>
  )
}
