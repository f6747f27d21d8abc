import { accountsTexts } from '@medley/texts/accounts'
import { setupTexts as texts } from '@medley/texts/setup'
import { useState } from 'react'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { isApiError } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import { registrationFailureText } from '../accounts/account-failures.ts'
import { NewPasswordFields } from '../accounts/new-password-fields.tsx'
import { registrationRules as rules } from '../accounts/registration-rules.ts'
import { logIn } from '../sessions/sessions.calls.ts'
import { useSetUp } from './setup.calls.ts'

interface Fields {
  code: string
  username: string
  email: string
  password: string
  confirmation: string
}

interface FirstAdminFormProps {
  /** That of the address, which the terminal's link carries; empty without one. It is shown if it is wrong. */
  code: string
  onDone: () => void
}

/** Creates the first admin and logs them in. */
export function FirstAdminForm({ code, onDone }: FirstAdminFormProps) {
  const setUp = useSetUp()
  const [isTaken, setIsTaken] = useState(false)
  const defaultValues = { code, username: '', email: '', password: '', confirmation: '' }
  const form = useForm<Fields>({ defaultValues, mode: 'onTouched' })
  const { register, handleSubmit, formState, setError } = form
  const { errors, isSubmitting } = formState
  const [isCodeShown, setIsCodeShown] = useState(code === '')
  const submit = handleSubmit(async ({ email, confirmation: _, ...admin }) => {
    try {
      await setUp.mutateAsync({ ...admin, email: email.trim() })
      await logIn({ name: admin.username, password: admin.password, lifetime: 'ordinary' })
      onDone()
    } catch (error) {
      if (isApiError(error, 'setup_done')) setIsTaken(true)
      if (isApiError(error, 'setup_code_wrong')) setIsCodeShown(true)
      const text = failureText(error)
      const field = failedField(error)
      if (field) setError(field, { message: text }, { shouldFocus: true })
      showSnackbar({ text, kind: 'error' })
    }
  })
  if (isTaken) return <Taken />
  return (
    <FormProvider {...form}>
      <form className={layout['stack-4']} onSubmit={(event) => void submit(event)} noValidate>
        {isCodeShown && <CodeField />}
        <TextField
          label={accountsTexts.registration.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint={accountsTexts.registration.usernameHint}
          error={errors.username?.message}
          {...register('username', { validate: rules.username })}
        />
        <TextField
          label={accountsTexts.registration.email}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', { validate: rules.email })}
        />
        <NewPasswordFields label={accountsTexts.registration.password} rule={rules.password} />
        <Button type="submit" wide loading={isSubmitting}>
          {texts.admin.submit}
        </Button>
      </form>
    </FormProvider>
  )
}

function CodeField() {
  const { register, formState } = useFormContext<Fields>()
  return (
    <>
      <p>{texts.admin.intro}</p>
      <TextField
        label={texts.admin.code}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        error={formState.errors.code?.message}
        {...register('code', {
          validate: (entered) => entered.trim() !== '' || accountsTexts.registration.required,
        })}
      />
    </>
  )
}

/** Somebody else was first. */
function Taken() {
  return (
    <div className={layout['stack-4']} role="alert">
      <p>{texts.admin.done}</p>
      {/* A new page knows that the instance is set up. */}
      <a className={buttonClass('primary')} href={paths.login()}>
        {texts.admin.logIn}
      </a>
    </div>
  )
}

function failureText(error: unknown): string {
  if (isApiError(error, 'setup_code_wrong')) return texts.admin.codeWrong
  if (isApiError(error, 'setup_done')) return texts.admin.done
  return registrationFailureText(error)
}

/** The field that a server error refers to. */
function failedField(error: unknown): keyof Fields | undefined {
  if (isApiError(error, 'setup_code_wrong')) return 'code'
  if (isApiError(error, 'username_taken')) return 'username'
  if (isApiError(error, 'email_taken')) return 'email'
  const named = isApiError(error) ? error.errors[0]?.field : undefined
  return named === 'username' || named === 'email' || named === 'password' ? named : undefined
}
