import { workSuggestionsTexts } from '@medley/texts/work-suggestions'
import type { WorkRef } from '@medley/contract/values/shapes'
import { Button } from '../../../ui/forms/button.tsx'
import { nameWithYear } from '../../works/name-with-year.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import styles from './suggestion-window.module.css'

export type SameWork = WorkRef & {
  creators: readonly { name: string }[]
  releaseDate: string | null
}

type SameWorksProps = { work: SameWork; other: SameWork; onChange: () => void }

/** The two works that a member says are one. */
export function SameWorks({ work, other, onChange }: SameWorksProps) {
  return (
    <section aria-label={workSuggestionsTexts.samePrompt} className={styles['pair']}>
      {[work, other].map((each) => (
        <div key={each.id} className={styles['work']}>
          <WorkPoster work={each} decorative />
          <span>{nameWithYear(each)}</span>
        </div>
      ))}
      <Button kind="link" onClick={onChange}>
        {workSuggestionsTexts.other}
      </Button>
    </section>
  )
}
