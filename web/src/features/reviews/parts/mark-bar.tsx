import { reviewsTexts } from '@medley/texts/reviews'
import type { Medium } from '@medley/contract/values/medium'
import { BookOpen, Bold, Eye, EyeOff, Italic, Quote } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { type Mark, markSelection, quotePage, quoteSelection } from '../text-marks.ts'
import styles from './mark-bar.module.css'

type MarkBarProps = {
  area: RefObject<HTMLTextAreaElement | null>
  medium: Medium
  isPreview: boolean
  onPreview: (isPreview: boolean) => void
}

/** Buttons for the marks of a review; for books also one for words from a page. */
export function MarkBar({ area, medium, isPreview, onPreview }: MarkBarProps) {
  const pageId = useId()
  const [asksForPage, setAsksForPage] = useState(false)
  const act = (step: (box: HTMLTextAreaElement) => void) => () => {
    if (area.current) step(area.current)
  }
  const mark = (name: Mark) => act((box) => markSelection(box, name))
  return (
    <>
      <div role="group" aria-label={reviewsTexts.markBar.bar} className={styles['bar']}>
        <IconButton
          label={reviewsTexts.markBar.bold}
          icon={<Bold />}
          aria-disabled={isPreview}
          onClick={mark('bold')}
        />
        <IconButton
          label={reviewsTexts.markBar.italic}
          icon={<Italic />}
          aria-disabled={isPreview}
          onClick={mark('italic')}
        />
        <IconButton
          label={reviewsTexts.markBar.quote}
          icon={<Quote />}
          aria-disabled={isPreview}
          onClick={act(quoteSelection)}
        />
        <IconButton
          label={reviewsTexts.markBar.spoiler}
          icon={<EyeOff />}
          aria-disabled={isPreview}
          onClick={mark('spoiler')}
        />
        {medium === 'book' && (
          <IconButton
            label={reviewsTexts.markBar.page}
            icon={<BookOpen />}
            aria-disabled={isPreview}
            aria-expanded={asksForPage}
            aria-controls={pageId}
            onClick={() => setAsksForPage(!asksForPage)}
          />
        )}
        <span className={styles['end']}>
          <IconButton
            label={reviewsTexts.markBar.preview}
            icon={<Eye />}
            aria-pressed={isPreview}
            onClick={() => {
              setAsksForPage(false)
              onPreview(!isPreview)
            }}
          />
        </span>
      </div>
      {asksForPage && (
        <PageOfQuote
          id={pageId}
          onChoose={(page) => {
            setAsksForPage(false)
            act((box) => quotePage(box, reviewsTexts.markBar.onPage({ page })))()
          }}
        />
      )}
    </>
  )
}

/** Not a form of its own: it stands inside that of the review. */
function PageOfQuote({ id, onChoose }: { id: string; onChoose: (page: string) => void }) {
  const [page, setPage] = useState('')
  const isPage = /^[0-9ivxlcdm]{1,7}$/i.test(page.trim())
  const choose = () => {
    if (isPage) onChoose(page.trim())
  }
  return (
    <div id={id} className={styles['page']}>
      <TextField
        label={reviewsTexts.markBar.pageNumber}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        autoFocus
        value={page}
        onChange={(event) => setPage(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          choose()
        }}
      />
      <Button kind="quiet" disabled={!isPage} onClick={choose}>
        {reviewsTexts.markBar.insert}
      </Button>
    </div>
  )
}
