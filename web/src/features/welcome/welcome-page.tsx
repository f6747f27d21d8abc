import { welcomeTexts } from '@medley/texts/welcome'
import layout from '../../ui/layout/layout.module.css'
import { welcomeSteps } from '@medley/contract/limits'
import type { WelcomeStep } from '@medley/contract/accounts/welcome'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useNavigate, useSearchParams } from '../../lib/router/navigation.tsx'
import { loadChunk } from '../../lib/loading/load-chunk.ts'
import { useFocusOnChange } from '../../lib/focus/use-focus-on-change.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/button.tsx'
import type { EntryForm } from '../accounts/entry-form.ts'
import type { Member } from '../sessions/session.ts'
import { WorksStep } from './parts/works-step.tsx'
import { welcomeQuery } from '../works-to-rate/works-to-rate.calls.ts'
import { moveWelcome } from './welcome.calls.ts'
import styles from './welcome-page.module.css'

// The later steps bring the forms of the settings along.
const PeopleStep = lazy(async () => ({ default: await loadChunk(loadPeople) }))
const ProfileStep = lazy(async () => ({ default: await loadChunk(loadProfile) }))
const HistoryStep = lazy(async () => ({ default: await loadChunk(loadHistory) }))

async function loadPeople() {
  return (await import('./parts/people-step.tsx')).PeopleStep
}

async function loadProfile() {
  return (await import('./parts/profile-step.tsx')).ProfileStep
}

async function loadHistory() {
  return (await import('./parts/history-step.tsx')).HistoryStep
}

type ShownStep = Exclude<WelcomeStep, 'ended'>
const shownSteps = welcomeSteps.filter((step): step is ShownStep => step !== 'ended')

type WelcomePageProps = {
  member: Member
  /** A button by which the member invites somebody. */
  invite: ReactNode
}

/** A new member's first steps; each can be skipped, and another visit goes on from the last one. */
export function WelcomePage({ member, invite }: WelcomePageProps) {
  const { step, go, leave, welcome } = useSteps()
  const heading = useRef<HTMLHeadingElement>(null)
  const entries = useRef<EntryForm>(null)
  useFocusOnChange(heading, step)
  const { markedCount: marked = 0, ratedCount: rated = 0 } = welcome ?? {}
  const index = shownSteps.indexOf(step)
  const next = shownSteps[index + 1]
  const previous = shownSteps[index - 1]
  const goOn = async () => {
    if (entries.current && !(await entries.current.save())) return
    if (next) go(next)
    else leave('ended')
  }
  const buttons = (
    <>
      {previous && (
        <Button kind="quiet" onClick={() => go(previous)}>
          {welcomeTexts.back}
        </Button>
      )}
      <Button onClick={() => void goOn()}>{next ? welcomeTexts.next : welcomeTexts.finish}</Button>
    </>
  )
  return (
    <div className={step === 'works' ? undefined : styles['narrow']}>
      <header className={styles['head']}>
        <div>
          <p className={styles['place']}>
            {welcomeTexts.place({ index: index + 1, all: shownSteps.length })}
          </p>
          <h1 ref={heading} className={styles['title']} tabIndex={-1}>
            {welcomeTexts.headings[step]}
          </h1>
          <p className={styles['lead']}>{welcomeTexts.leads[step]}</p>
        </div>
        <Button kind="quiet" onClick={() => leave(next ? step : 'ended')}>
          {welcomeTexts.notNow}
        </Button>
      </header>
      {step === 'works' ? (
        <WorksStep marked={marked} rated={rated}>
          {buttons}
        </WorksStep>
      ) : (
        <div className={styles['step']}>
          <Suspense>
            {step === 'people' && <PeopleStep invite={invite} />}
            {step === 'profile' && <ProfileStep ref={entries} username={member.username} />}
            {step === 'history' && <HistoryStep />}
          </Suspense>
          <div className={layout['end-2']}>{buttons}</div>
        </div>
      )}
    </div>
  )
}

/** The step in the address, else the one on the server. */
function useSteps() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { data: welcome } = useQuery(welcomeQuery)
  const wanted = shownSteps.find((one) => one === search.get('step'))
  const saved = shownSteps.find((one) => one === welcome?.step)
  const step = wanted ?? saved ?? 'works'
  const go = (to: ShownStep) => {
    moveWelcome(to)
    navigate(paths.welcome(to))
  }
  const leave = (at: WelcomeStep) => {
    moveWelcome(at)
    navigate(paths.home())
  }
  return { step, go, leave, welcome }
}
