import { backupsTexts as texts } from '@medley/texts/backups'
import layout from '../../../ui/layout/layout.module.css'
import type { Backup } from '@medley/contract/administration/backups'
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form'
import { ApiError, isApiError } from '../../../lib/api.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Chips } from '../../../ui/forms/chips.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { useRemoveBackup, useRunBackup, useSaveBackup } from '../backups.calls.ts'
import { type BackupFields, fieldOf, fieldsOf, settingsOf } from '../backup-fields.rules.ts'
import { S3Fields, WebDavFields } from './target-fields.tsx'

const frequencies = (['off', 'weekly', 'monthly'] as const).map((value) => ({
  value,
  label: texts[value],
}))

const places = (['mail', 'webDav', 's3'] as const).map((value) => ({
  value,
  label: texts[value],
}))

/** Edits the settings; a backup by hand uses the saved ones. */
export function BackupForm({ backup }: { backup: Backup }) {
  const save = useSaveBackup()
  const form = useForm<BackupFields>({ defaultValues: fieldsOf(backup) })
  const { control, handleSubmit, reset, setError, formState } = form
  const kind = useWatch({ control, name: 'kind' })
  const hasSecret = backup.target.kind === kind
  const submit = handleSubmit((fields) =>
    save.mutate(settingsOf(fields), {
      onSuccess: (saved) => {
        reset(fieldsOf(saved))
        showSnackbar({ text: texts.saved, kind: 'success' })
      },
      onError: (error) => {
        const wrong = error instanceof ApiError ? error.errors : []
        for (const { field, message } of wrong) {
          const name = fieldOf(field)
          if (name) setError(name, { message })
        }
        showSnackbar({ text: failureText(error), kind: 'error' })
      },
    }),
  )
  return (
    <FormProvider {...form}>
      <form className={layout['stack-4']} onSubmit={(event) => void submit(event)} noValidate>
        <Controller
          control={control}
          name="frequency"
          render={({ field }) => (
            <Chips
              label={texts.frequency}
              options={frequencies}
              value={field.value}
              onChoose={field.onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="kind"
          render={({ field }) => (
            <RadioGroup
              label={texts.place}
              options={places}
              value={field.value}
              onChoose={field.onChange}
            />
          )}
        />
        {kind === 'webDav' && <WebDavFields hasSecret={hasSecret} />}
        {kind === 's3' && <S3Fields hasSecret={hasSecret} />}
        <div className={layout['wrap-3']}>
          <Button type="submit" loading={save.isPending}>
            {texts.save}
          </Button>
          <RunButton isRunning={backup.isRunning} isDirty={formState.isDirty} />
          {backup.target.kind !== 'mail' && (
            <RemoveButton onRemoved={(one) => reset(fieldsOf(one))} />
          )}
        </div>
      </form>
    </FormProvider>
  )
}

function RunButton({ isRunning, isDirty }: { isRunning: boolean; isDirty: boolean }) {
  const run = useRunBackup()
  const start = () =>
    run.mutate(undefined, {
      onError: (error) => showSnackbar({ text: failureText(error), kind: 'error' }),
    })
  return (
    <Button kind="quiet" loading={isRunning || run.isPending} disabled={isDirty} onClick={start}>
      {texts.run}
    </Button>
  )
}

function RemoveButton({ onRemoved }: { onRemoved: (backup: Backup) => void }) {
  const remove = useRemoveBackup((backup) => {
    onRemoved(backup)
    showSnackbar({ text: texts.removed, kind: 'success' })
  })
  const start = () =>
    remove.mutate(undefined, {
      onError: (error) => showSnackbar({ text: failureText(error), kind: 'error' }),
    })
  return (
    <Button kind="link" loading={remove.isPending} onClick={start}>
      {texts.remove}
    </Button>
  )
}

function failureText(error: Error): string {
  return isApiError(error, 'rate_limited') ? texts.tooOften : texts.failed
}
