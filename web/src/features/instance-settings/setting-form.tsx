import { instanceSettingsTexts as texts } from '@medley/texts/instance-settings'
import type {
  InstanceSetting,
  SettingValues,
} from '@medley/contract/administration/instance-settings'
import type { TriedService } from '@medley/contract/administration/setting-rules'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import layout from '../../ui/layout/layout.module.css'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { Button } from '../../ui/forms/button.tsx'
import { useUnsavedChangesPrompt } from '../../ui/forms/use-unsaved-changes-prompt.tsx'
import { useChangeSettings } from './instance-settings.calls.ts'
import { useSettingDrafts } from './setting-drafts.ts'
import { settingFailure, wrongSettings } from './setting-failures.ts'
import { SettingField } from './parts/setting-field.tsx'
import { TryButton } from './parts/try-button.tsx'

interface SettingFormProps {
  settings: readonly InstanceSetting[]
  services: readonly TriedService[]
  /** Entered from the beginning. */
  initial?: SettingValues
  /** Added to what is entered when it is saved. */
  besides?: ((changes: SettingValues) => SettingValues) | undefined
  submitLabel?: string
  /** Saves also when nothing is entered, to go on. */
  mayBeEmpty?: boolean
  onSaved?: (changes: SettingValues) => void
  /** Beside the buttons. */
  children?: ReactNode
}

/** Settings that are entered, tried and saved together. */
export function SettingForm({
  settings,
  services,
  initial,
  besides = asEntered,
  submitLabel = texts.save,
  mayBeEmpty = false,
  onSaved = showSaved,
  children,
}: SettingFormProps) {
  const drafts = useSettingDrafts(initial)
  const [failure, setFailure] = useState<unknown>(null)
  const change = useChangeSettings()
  const wrong = wrongSettings(failure)
  const { question } = useUnsavedChangesPrompt({
    prompt: texts.leave,
    loses: (current, next) => drafts.isDirty && current.pathname !== next.pathname,
    asksBeforeUnload: drafts.isTouched,
  })
  const save = () => {
    const values = besides(drafts.changes)
    change.mutate(values, {
      onSuccess: () => {
        setFailure(null)
        drafts.clear()
        onSaved(values)
      },
      onError: (error) => {
        setFailure(error)
        showSnackbar({ text: settingFailure(error), kind: 'error' })
      },
    })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (drafts.isDirty) save()
    else if (mayBeEmpty) onSaved({})
  }
  return (
    <form className={layout['stack-4']} onSubmit={submit} noValidate>
      {settings.map((setting) => (
        <SettingField
          key={setting.name}
          setting={setting}
          drafts={drafts}
          error={wrong.get(setting.name)}
        />
      ))}
      <div className={layout['wrap-3']}>
        <Button type="submit" loading={change.isPending} disabled={!drafts.isDirty && !mayBeEmpty}>
          {submitLabel}
        </Button>
        {services.map((service) => (
          <TryButton
            key={service}
            service={service}
            values={drafts.changes}
            onFailure={setFailure}
          />
        ))}
        {children}
      </div>
      {question}
    </form>
  )
}

const asEntered = (changes: SettingValues): SettingValues => changes

const showSaved = (): void => showSnackbar({ text: texts.saved, kind: 'success' })
