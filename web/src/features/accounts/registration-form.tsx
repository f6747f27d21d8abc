import { accountsTexts } from '@medley/texts/accounts'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import { type FieldPath, FormProvider, useForm } from 'react-hook-form'
import { Link, useNavigate } from '../../lib/router/navigation.tsx'
import { isApiError } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { fillText } from '../../ui/layout/fill-text.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { ProviderLogin } from '../sessions/provider-login.tsx'
import { usePassedOrigin, useReturnPath } from '../sessions/return-path.ts'
import { logIn } from '../sessions/sessions.calls.ts'
import { useCreateAccount } from './accounts.calls.ts'
import { registrationFailureText } from './account-failures.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { registrationRules as rules } from './registration-rules.ts'

interface Fields {
  email: string
  username: string
  password: string
  confirmation: string
  accepted: boolean
}

const empty: Fields = { email: '', username: '', password: '', confirmation: '', accepted: false }

/** Registers, by an invitation if there is one, logs in with the same credentials, and leads back or home. */
export function RegistrationForm({ invitation }: { invitation: string | undefined }) {
  const navigate = useNavigate()
  const origin = usePassedOrigin()
  const returnPath = useReturnPath()
  const createAccount = useCreateAccount()
  const form = useForm<Fields>({ defaultValues: empty, mode: 'onChange' })
  const { register, handleSubmit, formState, setError } = form
  const { errors, isValid, isSubmitting } = formState

  const submit = handleSubmit(async ({ email, username, password }) => {
    try {
      await createAccount.mutateAsync({
        email: email.trim(),
        username,
        password,
        ...(invitation === undefined ? {} : { invitation }),
      })
    } catch (error) {
      const text = registrationFailureText(error)
      const field = failedField(error)
      if (field) setError(field, { message: text }, { shouldFocus: true })
      showSnackbar({ text, kind: 'error' })
      return
    }
    try {
      await logIn({ name: username, password, lifetime: 'ordinary' })
      navigate(returnPath, { replace: true })
    } catch {
      // The account exists; the member can log in by hand.
      showSnackbar({ text: accountsTexts.registration.autoLoginFailed, kind: 'error' })
    }
  })

  return (
    <FormProvider {...form}>
      <form className={layout['stack-4']} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={accountsTexts.registration.email}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', { validate: rules.email })}
        />
        <TextField
          label={accountsTexts.registration.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint={accountsTexts.registration.usernameHint}
          error={errors.username?.message}
          {...register('username', { validate: rules.username })}
        />
        <NewPasswordFields label={accountsTexts.registration.password} rule={rules.password} />
        <Checkbox
          label={<TermsLabel />}
          {...register('accepted', {
            validate: (accepted) => accepted || accountsTexts.registration.required,
          })}
        />
        <Button type="submit" wide disabled={!isValid} loading={isSubmitting}>
          {accountsTexts.registration.title}
        </Button>
        <ProviderLogin lifetimeOf={() => 'ordinary'} returnPath={returnPath} />
        <p className={typography['soft-centered']}>
          {accountsTexts.registration.here}{' '}
          <Link to={paths.login(invitation)} state={origin}>
            {accountsTexts.registration.login}
          </Link>
        </p>
      </form>
    </FormProvider>
  )
}

function TermsLabel() {
  const { accept, policy, terms } = accountsTexts.registration
  const link = (to: string, words: string) => (
    <Link to={to} target="_blank">
      {words}
    </Link>
  )
  return fillText((put) =>
    accept({
      policy: put(link(paths.privacyPolicy(), policy)),
      terms: put(link(paths.termsAndConditions(), terms)),
    }),
  )
}

/** The field that a server error refers to. */
function failedField(error: unknown): FieldPath<Fields> | undefined {
  if (isApiError(error, 'username_taken')) return 'username'
  if (isApiError(error, 'email_taken')) return 'email'
  const named = isApiError(error) ? error.errors[0]?.field : undefined
  return named === 'email' || named === 'username' || named === 'password' ? named : undefined
}
