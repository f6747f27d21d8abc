import { useState } from 'react'
import { logFailure } from '../../../lib/log.ts'
import type { ExportKind } from '../export-file.ts'
import type { TakenEntry } from '../import-state.ts'
import { nothingSent, type Submission, submitEntries } from '../letterboxd-import.calls.ts'

export interface SubmissionState {
  /** What is written so far. */
  result: Submission
  running: boolean
  failed: boolean
  submit: (entries: readonly TakenEntry[], kind: ExportKind) => void
  /** Forgets what was written: the entries have changed. */
  forget: () => void
}

/** Writes entries, and after a failure goes on where it stopped. */
export function useSubmission(onDone: () => void): SubmissionState {
  const [result, setResult] = useState(nothingSent)
  const [running, setRunning] = useState(false)
  const [failed, setFailed] = useState(false)
  const submit = (entries: readonly TakenEntry[], kind: ExportKind) => {
    if (running) return
    setRunning(true)
    setFailed(false)
    submitEntries(entries, kind, result, setResult)
      .then(onDone)
      .catch((error: unknown) => {
        logFailure('The import could not be submitted', error)
        setFailed(true)
      })
      .finally(() => setRunning(false))
  }
  const forget = () => {
    setResult(nothingSent)
    setFailed(false)
  }
  return { result, running, failed, submit, forget }
}
