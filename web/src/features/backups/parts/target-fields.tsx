import { backupsTexts as texts } from '@medley/texts/backups'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { BackupFields } from '../backup-fields.rules.ts'

type TextName = Exclude<keyof BackupFields, 'frequency' | 'kind'>

function Field({ name, hint, type }: { name: TextName; hint?: string; type?: string }) {
  const { register, formState } = useFormContext<BackupFields>()
  return (
    <TextField
      label={texts[name]}
      hint={hint}
      type={type ?? 'text'}
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  )
}

const secretHint = (text: string, hasSecret: boolean) =>
  hasSecret ? `${texts.kept} ${text}` : text

export function WebDavFields({ hasSecret }: { hasSecret: boolean }) {
  return (
    <>
      <Field name="url" hint={texts.urlHint} type="url" />
      <Field name="username" />
      <Field name="password" hint={secretHint(texts.passwordHint, hasSecret)} type="password" />
    </>
  )
}

export function S3Fields({ hasSecret }: { hasSecret: boolean }) {
  return (
    <>
      <Field name="endpoint" hint={texts.endpointHint} type="url" />
      <Field name="region" />
      <Field name="bucket" />
      <Field name="prefix" />
      <Field name="keyId" />
      <Field name="secretKey" hint={secretHint(texts.secretKeyHint, hasSecret)} type="password" />
    </>
  )
}
