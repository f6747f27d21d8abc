import { accountsTexts } from '@medley/texts/accounts'
import layout from '../../ui/layout/layout.module.css'
import { type Ref, useImperativeHandle } from 'react'
import { useForm } from 'react-hook-form'
import { queryClient } from '../../lib/query-client.ts'
import { Button } from '../../ui/forms/button.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useChangeName } from './accounts.calls.ts'
import type { EntryForm } from './entry-form.ts'
import { nameRule } from './registration-rules.ts'

interface NameFormProps {
  firstName: string
  lastName: string
  ref?: Ref<EntryForm>
}

/** First and last name, as shown on the profile. */
export function NameForm({ firstName, lastName, ref }: NameFormProps) {
  const changeName = useChangeName()
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { firstName, lastName },
    mode: 'onChange',
  })
  const { errors, isValid, isDirty } = formState
  const change = async (first_name: string, last_name: string): Promise<boolean> => {
    try {
      const names = await changeName.mutateAsync({ first_name, last_name })
      reset({ firstName: names.first_name, lastName: names.last_name })
      showSnackbar({ text: accountsTexts.settings.nameUpdated, kind: 'success' })
      void queryClient.invalidateQueries()
      return true
    } catch {
      showSnackbar({ text: accountsTexts.settings.failed, kind: 'error' })
      return false
    }
  }
  const save = async (): Promise<boolean> => {
    let isSaved = false
    await handleSubmit(async (fields) => {
      isSaved = await change(fields.firstName, fields.lastName)
    })()
    return isSaved
  }
  useImperativeHandle(ref, () => ({ save: async () => !isDirty || save() }))
  return (
    <form
      className={layout['stack-4']}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      noValidate
    >
      <TextField
        label={accountsTexts.settings.firstName}
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName', { validate: nameRule })}
      />
      <TextField
        label={accountsTexts.settings.lastName}
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...register('lastName', { validate: nameRule })}
      />
      <Button type="submit" disabled={!isValid || !isDirty} loading={changeName.isPending}>
        {accountsTexts.settings.save}
      </Button>
    </form>
  )
}
