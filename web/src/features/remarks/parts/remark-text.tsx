import { remarksTexts } from '@medley/texts/remarks'
import { limits } from '@medley/contract/limits'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react'
import { isApiError } from '../../../lib/api.ts'
import { logFailure } from '../../../lib/log.ts'
import { announce } from '../../../ui/feedback/announcement-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import styles from './remarks.module.css'

type RemarkTextProps = {
  label: string
  initial?: string
  /** On the button. */
  send: string
  /** Beside the text, which stays. */
  failed: string
  /** Rejects where it failed; a sentence of the server is shown as it is. */
  onSend: (text: string) => Promise<void>
  onCancel?: () => void
  /** Between the text and the button. */
  children?: ReactNode
  focused?: boolean
}

/** The text of a remark or reply; it stays if sending fails. */
export function RemarkText(props: RemarkTextProps) {
  const { label, initial = '', send, failed, onSend, onCancel, children, focused = false } = props
  const [text, setText] = useState(initial)
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const isEmpty = !hasVisibleSign(text.trim())
  const submit = async () => {
    if (isEmpty || isSending) return
    setIsSending(true)
    setError(undefined)
    try {
      await onSend(text.trim())
      setText('')
      announce(remarksTexts.posted)
    } catch (reason) {
      logFailure('A remark could not be saved', reason)
      setError(sentenceOf(reason, failed))
    } finally {
      setIsSending(false)
    }
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void submit()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit(event)
  }
  return (
    <form className={styles['form']} onSubmit={onSubmit}>
      <TextArea
        label={label}
        hideLabel
        placeholder={label}
        className={styles['field']}
        rows={1}
        maxLength={limits.remarkMax}
        value={text}
        autoFocus={focused}
        error={error}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={pressKey}
      />
      <div className={styles['formEnd']}>
        {children}
        {onCancel && (
          <Button kind="link" onClick={onCancel}>
            {remarksTexts.cancel}
          </Button>
        )}
        <Button type="submit" kind="quiet" disabled={isEmpty} loading={isSending}>
          {send}
        </Button>
      </div>
    </form>
  )
}

function sentenceOf(reason: unknown, failed: string): string {
  if (reason instanceof WrongPoint) return reason.message
  return isApiError(reason, 'rate_limited') ? remarksTexts.limit : failed
}

/** The point of a new remark is not one. */
export class WrongPoint extends Error {}
