import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { PointFields } from '../../progress/point-fields.tsx'
import { pointFieldsOf, type PointFields as Fields, readPoint } from '../../progress/point.rules.ts'
import { type ProgressChanges, progressQuery } from '../../progress/progress.calls.ts'
import type { NewPostWork } from '../new-post.ts'
import styles from './new-post-form.module.css'
import { WorkHead } from './work-head.tsx'

interface PointStepProps {
  id: string
  work: NewPostWork
  /** Leads back to the review. */
  choice: ReactNode
  onSubmit: (changes: ProgressChanges) => void
}

/** Where the member is in the work, in place of a review. */
export function PointStep({ id, work, choice, onSubmit }: PointStepProps) {
  const { data } = useQuery(progressQuery(work))
  const known = data?.progress ?? null
  const [written, setWritten] = useState<Fields>()
  const [isWrong, setIsWrong] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    formRef.current?.querySelector<HTMLInputElement>('[inputmode]')?.focus({ preventScroll: true })
  }, [])
  const fields = written ?? pointFieldsOf(known)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const point = readPoint(work.medium, fields)
    setIsWrong(point === undefined)
    if (point) onSubmit({ ...point, unmodifiedSince: known?.timeChanged })
  }
  return (
    <form ref={formRef} id={id} className={styles['form']} noValidate onSubmit={submit}>
      <WorkHead work={work}>{choice}</WorkHead>
      <div className={styles['rest']}>
        <PointFields medium={work.medium} fields={fields} onFields={setWritten} isWrong={isWrong} />
      </div>
    </form>
  )
}
