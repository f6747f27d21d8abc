import type { ComponentProps } from 'react'
import { Button } from '../forms/button.tsx'

type WindowButtonsProps = ComponentProps<typeof Button> & {
  cancelLabel: string
  onCancel: () => void
}

/** The footer of a window that acts: cancel, and the act, which submits `form` if that is given. */
export function WindowButtons({ cancelLabel, onCancel, ...act }: WindowButtonsProps) {
  return (
    <>
      <Button kind="quiet" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button type={act.form === undefined ? 'button' : 'submit'} {...act} />
    </>
  )
}
