import { goalsTexts } from '@medley/texts/goals'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { WindowButtons } from '../../../ui/overlays/window-buttons.tsx'
import styles from './goal-window.module.css'

type GoalWindowProps = {
  open: boolean
  title: string
  isSaving: boolean
  onClose: () => void
  onSubmit: () => void
  children: ReactNode
}

/** The frame of the windows that set and change a goal. */
export function GoalWindow(props: GoalWindowProps) {
  const { open, title, isSaving, onClose, onSubmit, children } = props
  const formId = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSaving) onSubmit()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <WindowButtons
          cancelLabel={goalsTexts.goalPage.cancel}
          onCancel={onClose}
          form={formId}
          loading={isSaving}
        >
          {goalsTexts.goalPage.save}
        </WindowButtons>
      }
    >
      <form id={formId} className={styles['form']} noValidate onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  )
}
