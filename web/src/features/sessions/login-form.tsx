import { sessionsTexts } from '@medley/texts/sessions'
import typography from '../../ui/layout/typography.module.css'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from '../../lib/router/navigation.tsx'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useInvitation } from './invitation.ts'
import { FormError } from './parts/form-error.tsx'
import { PasskeyLogin } from './parts/passkey-login.tsx'
import { SecondStep } from './parts/second-step.tsx'
import styles from './parts/session-form.module.css'
import { ProviderLogin } from './provider-login.tsx'
import { usePassedOrigin, useReturnPath } from './return-path.ts'
import { useLogIn } from './sessions.calls.ts'
import { loginFailureText } from './login-failure.ts'

interface Fields {
  name: string
  password: string
}

/** Login form of the login page: lasts a week, shows errors under the fields, then leads back or home. */
export function LoginForm() {
  const navigate = useNavigate()
  const origin = usePassedOrigin()
  const returnPath = useReturnPath()
  const invitation = useInvitation()
  const { registration, isLoginByProviderOnly } = readOperator()
  const wantsPassword = new URLSearchParams(useLocation().search).has('password')
  const goBack = () => navigate(returnPath, { replace: true })
  const logIn = useLogIn(goBack)
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { name: '', password: '' },
  })
  const submit = handleSubmit((fields) =>
    logIn.mutate({ ...fields, name: fields.name.trim(), lifetime: 'ordinary' }),
  )
  if (logIn.wanted) {
    return <SecondStep wanted={logIn.wanted} onDone={goBack} onBack={logIn.reset} />
  }
  if (isLoginByProviderOnly && !wantsPassword) {
    return <ProviderLogin lifetimeOf={() => 'ordinary'} returnPath={returnPath} />
  }
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={sessionsTexts.identifier}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.name?.message}
        {...register('name', {
          validate: (name) => name.trim() !== '' || sessionsTexts.usernameMissing,
        })}
      />
      <TextField
        label={sessionsTexts.password}
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { required: sessionsTexts.passwordMissing })}
      />
      <FormError text={logIn.error && loginFailureText(logIn.error)} />
      <Button type="submit" wide loading={logIn.isPending}>
        {sessionsTexts.login}
      </Button>
      <PasskeyLogin lifetimeOf={() => 'ordinary'} onDone={goBack} />
      <ProviderLogin lifetimeOf={() => 'ordinary'} returnPath={returnPath} />
      <p className={typography['soft-centered']}>
        <Link to={paths.forgotPassword()}>{sessionsTexts.forgotPassword}</Link>
      </p>
      {(registration === 'open' || (registration === 'invited' && invitation !== undefined)) && (
        <p className={typography['soft-centered']}>
          {sessionsTexts.newHere}{' '}
          <Link to={paths.createAccount(invitation)} state={origin}>
            {sessionsTexts.newAccount}
          </Link>
        </p>
      )}
    </form>
  )
}
