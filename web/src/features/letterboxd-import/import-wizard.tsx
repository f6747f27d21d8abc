import { type ReactNode, useEffect, useReducer, useRef } from 'react'
import { useFocusOnChange } from '../../lib/use-focus-on-change.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { changeImport, emptyImport } from './import-state.ts'
import { ClarifyStep } from './parts/clarify-step.tsx'
import { ConfirmStep } from './parts/confirm-step.tsx'
import { DoneStep } from './parts/done-step.tsx'
import { UploadStep } from './parts/upload-step.tsx'
import { useSubmission } from './parts/use-submission.ts'
import styles from './parts/wizard.module.css'

type ImportWizardProps = {
  /** Stands above the first step, and goes with it. */
  children?: ReactNode
}

/** From an exported file to reviews: upload, clarification, confirmation, submit, done. */
export function ImportWizard({ children }: ImportWizardProps) {
  const [state, dispatch] = useReducer(changeImport, emptyImport)
  const submission = useSubmission(() => dispatch({ type: 'submitted' }))
  const stepRef = useRef<HTMLDivElement>(null)
  const isUnfinished = state.stage === 'clarify' || state.stage === 'confirm'
  useWarningOnLeave(isUnfinished)
  useFocusOnChange(stepRef, `${state.stage} ${state.at}`)
  const restart = () => {
    submission.forget()
    dispatch({ type: 'restart' })
  }
  const shown = state.open[state.at]
  return (
    <div ref={stepRef} className={styles['stage']} tabIndex={-1}>
      {state.stage !== 'upload' && <PageHeading>Import your films</PageHeading>}
      {state.stage === 'upload' && (
        <>
          {children && <div>{children}</div>}
          <UploadStep
            onRead={(file) => {
              submission.forget()
              dispatch({ type: 'read', file })
            }}
          />
        </>
      )}
      {state.stage === 'clarify' && shown && (
        <ClarifyStep
          key={state.at}
          open={shown}
          kind={state.kind}
          number={state.at + 1}
          total={state.open.length}
          dispatch={dispatch}
        />
      )}
      {state.stage === 'confirm' && (
        <ConfirmStep state={state} submission={submission} dispatch={dispatch} />
      )}
      {state.stage === 'done' && (
        <DoneStep kind={state.kind} result={submission.result} onRestart={restart} />
      )}
    </div>
  )
}

/** The browser asks before the page is closed with choices that are stored nowhere yet. */
function useWarningOnLeave(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [active])
}
