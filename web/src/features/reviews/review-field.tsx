import { reviewsTexts } from '@medley/texts/reviews'
import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import styles from './review-field.module.css'
import { type Mark, markSelection } from './text-marks.ts'

type ReviewFieldProps = Omit<ComponentProps<typeof TextArea>, 'ref' | 'value'> & {
  value: string
  medium: Medium
}

const MarkBar = lazyPart({
  load: async () => (await import('./parts/mark-bar.tsx')).MarkBar,
  failure: 'The buttons for marks could not be loaded',
  room: styles['bar'],
})

const ReviewPreview = lazyPart({
  load: async () => (await import('./parts/review-preview.tsx')).ReviewPreview,
  failure: 'The preview of a review could not be loaded',
})

/** The box for the text of a review, with buttons and keys for its marks, and a preview. */
export function ReviewField({ medium, className, ...field }: ReviewFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [isPreview, setIsPreview] = useState(false)
  return (
    <div className={styles['field']}>
      <TextArea
        {...field}
        ref={area}
        className={classNames(className, isPreview && styles['covered'])}
        maxLength={limits.reviewMax}
        hint={reviewsTexts.reviewField.marks}
        onKeyDown={markByKey}
      />
      {isPreview && <ReviewPreview text={field.value} />}
      <MarkBar area={area} medium={medium} isPreview={isPreview} onPreview={setIsPreview} />
    </div>
  )
}

const keys: Partial<Record<string, Mark>> = { b: 'bold', i: 'italic' }

function markByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const mark = keys[event.key.toLowerCase()]
  if (!mark || event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return
  event.preventDefault()
  markSelection(event.currentTarget, mark)
}
