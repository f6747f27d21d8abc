import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { queryClient } from '../../lib/query-client.ts'
import { Button } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { FormError } from './parts/form-error.tsx'
import styles from './parts/session-ended.module.css'
import { leave, type Member, useIsSessionEnded, useMember } from './session.ts'
import { useLogIn } from './sessions.calls.ts'
import { loginFailureText, sessionTexts } from './sessions.messages.ts'

/**
 * Asks for the password in a modal above all else, open dialogs included, when the session has expired,
 * so that nothing on screen is lost.
 */
export function SessionEnded() {
  const member = useMember()
  const isEnded = useIsSessionEnded()
  return isEnded && member && <Question member={member} />
}

function Question({ member }: { member: Member }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const logIn = useLogIn(() => void queryClient.invalidateQueries())
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing the dialog before it is removed restores the focus.
    return () => element?.close()
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    const isGiven = typeof password === 'string' && password !== ''
    setIsMissing(!isGiven)
    if (!isGiven) return
    logIn.mutate({ name: member.username, password, lifetime: 'ordinary' })
  }
  const failure = logIn.error && loginFailureText(logIn.error)
  return (
    // `data-snackbar`: as with snackbars, a click in here must not close the dialog below.
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby="session-ended"
      data-snackbar=""
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form className={styles['form']} onSubmit={submit} noValidate>
        <h2 id="session-ended">{sessionTexts.ended}</h2>
        <p>{sessionTexts.goOn(member.username)}</p>
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          autoFocus
        />
        <FormError text={isMissing ? sessionTexts.passwordMissing : failure} />
        <div className={styles['buttons']}>
          <Button kind="quiet" onClick={leave}>
            {sessionTexts.notNow}
          </Button>
          <Button type="submit" loading={logIn.isPending}>
            Login
          </Button>
        </div>
      </form>
    </dialog>
  )
}
