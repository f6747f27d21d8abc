import { setupTexts as texts } from '@medley/texts/setup'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMember } from '../sessions/session.ts'
import { FirstAdminForm } from './first-admin-form.tsx'
import { SetupEnd } from './setup-end.tsx'
import { SetupStep, type StepOfSettings } from './setup-step.tsx'
import styles from './setup.module.css'

const stepsOfSettings: readonly (StepOfSettings & { title: string })[] = [
  {
    ...texts.place,
    names: [
      'INSTANCE_NAME',
      'PUBLIC_URL',
      'REGISTRATION',
      'VISITORS',
      'CONTACT_EMAIL',
      'SUPPORT_EMAIL',
      'OPERATOR_NAME',
      'OPERATOR_ADDRESS',
      'OPERATOR_STATE',
    ],
    services: [],
  },
  { ...texts.mail, names: ['SMTP_URL', 'MAIL_FROM'], services: ['mail'] },
  {
    ...texts.sources,
    names: [
      'TMDB_TOKEN',
      'GOOGLE_BOOKS_KEY',
      'SPOTIFY_CLIENT_ID',
      'SPOTIFY_CLIENT_SECRET',
      'SOURCES_CONTACT',
    ],
    services: ['tmdb', 'googleBooks', 'spotify'],
  },
]

const count = stepsOfSettings.length + 1

/** The steps of the set-up: the first admin, then settings that can be skipped. An admin who comes back goes on after the first. */
export function SetupFlow() {
  const isAdmin = useMember()?.isAdmin === true
  const [done, setDone] = useState(isAdmin ? 1 : 0)
  const code = useCarriedCode()
  const goOn = () => setDone((steps) => steps + 1)
  if (done === 0) {
    return (
      <Step number={1} title={texts.admin.title}>
        <FirstAdminForm code={code} onDone={goOn} />
      </Step>
    )
  }
  const step = stepsOfSettings[done - 1]
  return step ? (
    <Step key={done} number={done + 1} title={step.title}>
      <SetupStep {...step} onNext={goOn} />
    </Step>
  ) : (
    <Step key="end" number={null} title={texts.ready.title}>
      <SetupEnd />
    </Step>
  )
}

interface StepProps {
  /** Null at the end. */
  number: number | null
  title: string
  children: ReactNode
}

/** A step with its heading, which takes the focus when another step came before. */
function Step({ number, title, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (number !== 1) heading.current?.focus()
  }, [number])
  return (
    <>
      {number !== null && <p className={styles['step']}>{texts.step({ step: number, count })}</p>}
      <h1 ref={heading} className={styles['title']} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </>
  )
}

/** The code that the terminal's link carries, as it is: it has no signs to escape. It leaves the address bar and the history. */
function useCarriedCode(): string {
  // A first drawing may be thrown away, so it changes nothing.
  const [code] = useState(() => location.hash.slice(1))
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname)
  }, [])
  return code
}
