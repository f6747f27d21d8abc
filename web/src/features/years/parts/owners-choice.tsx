import { yearsTexts } from '@medley/texts/years'
import typography from '../../../ui/layout/typography.module.css'
import type { Profile } from '@medley/contract/values/shapes'
import type { MemberYear } from '@medley/contract/library/years'
import { displayTitleOf } from '@medley/messages/titles'
import { useState } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { LeaveOutButton } from './leave-out-button.tsx'
import styles from './owners-choice.module.css'
import type { YearWorksProps } from './year-works.tsx'

const YearWorks = lazyPart<YearWorksProps>({
  load: async () => (await import('./year-works.tsx')).YearWorks,
  failure: 'The works of a year could not be loaded',
  useIsWanted: ({ isOpen }) => isOpen,
})

type OwnersChoiceProps = { owner: Profile; shown: MemberYear }

/** The works that the owner leaves out of a year, and all works of it on demand. */
export function OwnersChoice({ owner, shown: { year, leftOut } }: OwnersChoiceProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card as="section" aria-labelledby="in-the-year" className={styles['choice']}>
      <h2 id="in-the-year" className={typography['large']}>
        {yearsTexts.owner.choose}
      </h2>
      <p className={typography['soft']}>{yearsTexts.owner.chooseHint}</p>
      {leftOut.length > 0 && (
        <>
          <p>{yearsTexts.owner.leftOutCount({ count: leftOut.length })}</p>
          <ul role="list" className={styles['list']}>
            {leftOut.map((work) => (
              <li key={work.id} className={styles['row']}>
                <span>{displayTitleOf(work)}</span>
                <LeaveOutButton userId={owner.id} year={year} work={work} isLeftOut />
              </li>
            ))}
          </ul>
        </>
      )}
      {!isOpen && (
        <Button kind="quiet" onClick={() => setIsOpen(true)}>
          {yearsTexts.owner.chooseOpen}
        </Button>
      )}
      <YearWorks
        isOpen={isOpen}
        userId={owner.id}
        year={year}
        leftOut={leftOut.map(({ id }) => id)}
      />
    </Card>
  )
}
