import { sessionsTexts } from '@medley/texts/sessions'
import layout from '../../../ui/layout/layout.module.css'
import { type SubmitEvent, useState } from 'react'
import { queryClient } from '../../../lib/query-client.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { TopDialog } from '../../../ui/overlays/top-dialog.tsx'
import { FormError } from './form-error.tsx'
import { SecondStep } from './second-step.tsx'
import { leave, type Member } from '../session.ts'
import { useLogIn } from '../sessions.calls.ts'
import { loginFailureText } from '../login-failure.ts'

/** Asks for the password above all else, open dialogs included. */
export function SessionEndedDialog({ member }: { member: Member }) {
  const [isMissing, setIsMissing] = useState(false)
  const goOn = () => void queryClient.invalidateQueries()
  const logIn = useLogIn(goOn)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    const isGiven = typeof password === 'string' && password !== ''
    setIsMissing(!isGiven)
    if (!isGiven) return
    logIn.mutate({ name: member.username, password, lifetime: 'ordinary' })
  }
  const failure = logIn.error && loginFailureText(logIn.error)
  if (logIn.wanted) {
    return (
      <TopDialog title={sessionsTexts.ended}>
        <SecondStep wanted={logIn.wanted} onDone={goOn} onBack={logIn.reset} />
      </TopDialog>
    )
  }
  return (
    <TopDialog title={sessionsTexts.ended}>
      <form className={layout['stack-4']} onSubmit={submit} noValidate>
        <p>{sessionsTexts.goOn({ username: member.username })}</p>
        <TextField
          label={sessionsTexts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          autoFocus
        />
        <FormError text={isMissing ? sessionsTexts.passwordMissing : failure} />
        <div className={layout['end-3']}>
          <Button kind="quiet" onClick={leave}>
            {sessionsTexts.notNow}
          </Button>
          <Button type="submit" loading={logIn.isPending}>
            {sessionsTexts.login}
          </Button>
        </div>
      </form>
    </TopDialog>
  )
}
