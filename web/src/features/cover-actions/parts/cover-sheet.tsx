import { ThumbsDown } from 'lucide-react'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Button, buttonClass } from '../../../ui/forms/button.tsx'
import { DialogWindow } from '../../../ui/overlays/dialog-window.tsx'
import { dismissWork } from '../../recommendations/dismissed-works.calls.ts'
import { recommendationTexts } from '../../recommendations/recommendations.messages.ts'
import { useMember } from '../../sessions/session.ts'
import { WorkToggles } from '../../work-marks/work-toggles.tsx'
import { coverTexts as texts } from '../cover-actions.messages.ts'
import type { CoveredWork } from '../../works/cover-props.ts'
import styles from './cover-actions.module.css'
import { CoverStars } from './cover-stars.tsx'
import { useCoverOrigin } from './use-cover-origin.ts'
import { useMarkedCover } from './use-marked-cover.ts'

type SheetProps = { open: boolean; work: CoveredWork; isRecommended: boolean; onClose: () => void }

/** The actions of a cover that a finger holds. */
export function CoverSheet({ open, work, isRecommended, onClose }: SheetProps) {
  const isMember = useMember() !== null
  const origin = useCoverOrigin()
  const marked = useMarkedCover(work)
  const dismiss = () => {
    void dismissWork(work)
    onClose()
  }
  return (
    <DialogWindow open={open} onClose={onClose} title={work.title}>
      <div className={styles['sheet']}>
        {isMember ? (
          <>
            <CoverStars work={work} onRated={onClose} />
            {marked && <WorkToggles work={marked} />}
            {isRecommended && (
              <Button kind="quiet" icon={<ThumbsDown aria-hidden="true" />} onClick={dismiss}>
                {recommendationTexts.notForMe}
              </Button>
            )}
          </>
        ) : (
          <Link className={buttonClass('primary', true)} to={paths.login()} state={origin}>
            {texts.logIn}
          </Link>
        )}
      </div>
    </DialogWindow>
  )
}
