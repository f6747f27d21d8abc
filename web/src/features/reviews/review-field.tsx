import { limits } from '@medley/contract/limits'
import { EyeOff } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { reviewFieldTexts as texts } from './review-field.messages.ts'
import styles from './review-field.module.css'
import { markSelection } from './spoiler-marks.ts'

/** The box for the text of a review, with its marks and a button for that of spoilers. */
export function ReviewField(field: Omit<ComponentProps<typeof TextArea>, 'ref'>) {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <TextArea
      {...field}
      ref={area}
      maxLength={limits.reviewMax}
      hint={texts.marks}
      aside={
        <button
          type="button"
          className={styles['mark']}
          onClick={() => area.current && markSelection(area.current)}
        >
          <EyeOff aria-hidden="true" />
          {texts.spoiler}
        </button>
      }
    />
  )
}
