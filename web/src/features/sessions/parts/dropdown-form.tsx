import { sessionsTexts } from '@medley/texts/sessions'
import type { SessionLifetime } from '@medley/contract/limits'
import { type SubmitEvent, useRef, useState } from 'react'
import { Link, useNavigate } from '../../../lib/router/navigation.tsx'
import { readOperator } from '../../../operator.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ProviderLogin } from '../provider-login.tsx'
import { useLogIn } from '../sessions.calls.ts'
import { loginFailureText } from '../login-failure.ts'
import { FormError } from './form-error.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { SecondStep } from './second-step.tsx'
import styles from './session-form.module.css'

/** One error text for both fields, and Remember me. */
export function DropdownForm({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate()
  const goHome = () => {
    onDone()
    navigate(paths.home())
  }
  const logIn = useLogIn(goHome)
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const name = textOf(fields, 'name').trim()
    const password = textOf(fields, 'password')
    setMissing(name === '' || password === '')
    if (name === '' || password === '') return
    logIn.mutate({ name, password, lifetime: lifetimeOf(event.currentTarget) })
  }
  const failure = logIn.error && loginFailureText(logIn.error)
  if (logIn.wanted) {
    return (
      <div className={styles['compact']}>
        <SecondStep wanted={logIn.wanted} onDone={goHome} onBack={logIn.reset} />
      </div>
    )
  }
  const provider = (
    <ProviderLogin lifetimeOf={() => lifetimeOf(form.current)} returnPath={paths.home()} />
  )
  if (readOperator().isLoginByProviderOnly) {
    return <div className={styles['compact']}>{provider}</div>
  }
  return (
    <form
      ref={form}
      className={`${styles['form']} ${styles['compact']}`}
      onSubmit={submit}
      noValidate
    >
      <TextField
        label={sessionsTexts.identifier}
        name="name"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={sessionsTexts.password}
        name="password"
        type="password"
        autoComplete="current-password"
      />
      <Checkbox label={sessionsTexts.remember} name="remember" />
      <FormError text={missing ? sessionsTexts.eitherMissing : failure} />
      <Button type="submit" wide loading={logIn.isPending}>
        {sessionsTexts.login}
      </Button>
      <PasskeyLogin lifetimeOf={() => lifetimeOf(form.current)} onDone={goHome} />
      {provider}
      <p className={styles['links']}>
        <Link to={paths.forgotPassword()} onClick={onDone}>
          {sessionsTexts.forgotPassword}
        </Link>
        <Link to={paths.createAccount()} onClick={onDone}>
          {sessionsTexts.signUp}
        </Link>
      </p>
    </form>
  )
}

function lifetimeOf(form: HTMLFormElement | null): SessionLifetime {
  return form && new FormData(form).has('remember') ? 'remembered' : 'browser'
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
