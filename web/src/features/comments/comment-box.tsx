import { commentsTexts } from '@medley/texts/comments'
import { limits } from '@medley/contract/limits'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { logFailure } from '../../lib/log.ts'
import { announce } from '../../ui/feedback/announcement-store.ts'
import { Button } from '../../ui/forms/button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { useMember } from '../sessions/session.ts'
import { addComment } from './comments.calls.ts'
import styles from './comment-box.module.css'

type CommentBoxProps = {
  reviewId: number
  /** Presses of the button that opened it: each moves the focus here. */
  presses?: number | undefined
  onPosted?: () => void
}

/** Text box for a comment; keeps the text if posting fails, and says so. */
export function CommentBox({ reviewId, presses, onPosted }: CommentBoxProps) {
  const isVisitor = useMember() === null
  const [text, setText] = useState('')
  const [posting, setPosting] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (presses) field.current?.focus()
  }, [presses])
  const content = text.trim()
  const isVisible = hasVisibleSign(content)
  const post = async () => {
    if (!isVisible || posting) return
    setPosting(true)
    setIsRefused(false)
    try {
      await addComment(reviewId, content)
      focusAgain(field.current)
      // Keeps text typed while the request was pending.
      setText((now) => (now === text ? '' : now))
      announce(commentsTexts.posted)
      onPosted?.()
    } catch (error) {
      logFailure('A comment could not be posted', error)
      setIsRefused(true)
    } finally {
      setPosting(false)
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void post()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  const [isFocused, setIsFocused] = useState(false)
  const note = useLazy(loadNote, isFocused && !isVisitor, (error) =>
    logFailure('A note could not be loaded', error),
  )
  const label = isVisitor ? commentsTexts.logIn : commentsTexts.placeholder
  return (
    <form className={styles['box']} onSubmit={submit}>
      <TextArea
        ref={field}
        label={label}
        hideLabel
        onFocus={() => setIsFocused(true)}
        placeholder={label}
        className={styles['text']}
        rows={1}
        maxLength={limits.commentMax}
        value={text}
        disabled={isVisitor}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={pressKey}
      />
      <Button type="submit" kind="quiet" disabled={!isVisible} loading={posting}>
        {commentsTexts.post}
      </Button>
      {isRefused && (
        <p className={styles['refused']} role="alert">
          {commentsTexts.refused}
        </p>
      )}
      {isFocused && note && <note.Component />}
    </form>
  )
}

async function loadNote() {
  return (await import('./parts/audience-note.tsx')).AudienceNote
}

/** Returns keyboard focus to the box, since the empty box disables the Post button. */
function focusAgain(field: HTMLTextAreaElement | null): void {
  const pressed = field?.form?.querySelector('[type="submit"]:focus-visible')
  if (pressed) field?.focus({ preventScroll: true })
}
