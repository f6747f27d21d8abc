import { progressTexts } from '@medley/texts/progress'
import type { Progress } from '@medley/contract/library/progress'
import { displayTitleOf } from '@medley/messages/titles'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { joinFacts } from '../../../lib/facts.ts'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { coverLinkMarks, coverProps } from '../../works/cover-props.ts'
import { entryNumber } from '../../entries/entry-names.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import { type Saved, seeNext, setProgress } from '../progress.calls.ts'
import { nextParts } from '../where.ts'
import { AmountForm } from './amount-form.tsx'
import { FinishedStars } from './finished-stars.tsx'
import { nextStep } from './next-step.ts'
import { ProgressMenu } from './progress-menu.tsx'
import styles from './strips.module.css'

interface GoingCardProps {
  progress: Progress
  /** A moment ago: the card offers the stars. */
  isFinished: boolean
}

/** A work with where the member is, one step on and a menu. */
export function GoingCard({ progress, isFinished }: GoingCardProps) {
  const { work } = progress
  if (isFinished) return <FinishedStars work={work} />
  return (
    <div className={styles['work']}>
      <Link
        {...coverProps(work)}
        className={styles['cover']}
        to={paths.work(work)}
        tabIndex={-1}
        aria-hidden="true"
      >
        <WorkPoster work={work} decorative />
      </Link>
      <div className={styles['words']}>
        <Link {...coverLinkMarks(work)} className={styles['title']} to={paths.work(work)}>
          {displayTitleOf(work)}
        </Link>
        <p className={styles['where']}>
          {joinFacts([...nextParts(progress), progress.isPrivate && progressTexts.onlyYou])}
        </p>
      </div>
      <div className={styles['steps']}>
        <Step progress={progress} />
        <ProgressMenu
          work={work}
          progress={progress}
          trigger={
            <IconButton
              label={progressTexts.actionsOf({ title: displayTitleOf(work) })}
              icon={<Ellipsis />}
            />
          }
        />
      </div>
    </div>
  )
}

function Step({ progress }: { progress: Progress }) {
  const { work, next, timeChanged: unmodifiedSince } = progress
  const step = nextStep(progress)
  if (step === 'entry' && next) {
    return (
      <StepButton
        text={progressTexts.markNext({ name: entryNumber(next) || null })}
        of={joinFacts([displayTitleOf(work), ...nextParts(progress)])}
        run={() => seeNext(work, next)}
      />
    )
  }
  if (step === 'amount') {
    return <AmountForm key={unmodifiedSince} work={work} progress={progress} short />
  }
  if (step === 'end') {
    return (
      <StepButton
        text={progressTexts.endIt}
        of={displayTitleOf(work)}
        run={() => setProgress(work, { finished: true, unmodifiedSince })}
      />
    )
  }
  return null
}

interface StepButtonProps {
  text: string
  /** The work and entry, for screen readers. */
  of: string
  run: () => Promise<Saved>
}

/** Turns while its step is saved, so that a second tap does not count. */
function StepButton({ text, of, run }: StepButtonProps) {
  const [isRunning, setIsRunning] = useState(false)
  const press = async () => {
    setIsRunning(true)
    await run()
    setIsRunning(false)
  }
  return (
    <Button
      kind="quiet"
      loading={isRunning}
      aria-label={`${text}: ${of}`}
      onClick={() => void press()}
    >
      {text}
    </Button>
  )
}
