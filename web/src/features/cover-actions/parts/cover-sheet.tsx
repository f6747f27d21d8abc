import { coverActionsTexts } from '@medley/texts/cover-actions'
import { sentWorksTexts } from '@medley/texts/sent-works'
import { notForMeTexts } from '@medley/texts/not-for-me'
import { displayTitleOf } from '@medley/messages/titles'
import layout from '../../../ui/layout/layout.module.css'
import { Send, ThumbsDown } from 'lucide-react'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Button, buttonClass } from '../../../ui/forms/button.tsx'
import { DialogWindow } from '../../../ui/overlays/dialog-window.tsx'
import { OwnListsMenu } from '../../lists/add-to-list.tsx'
import { markNotForMe } from '../../not-for-me/not-for-me.calls.ts'
import { useMember } from '../../sessions/session.ts'
import { WorkToggles } from '../../work-marks/work-toggles.tsx'
import type { CoveredWork } from '../../works/cover-props.ts'
import styles from './cover-actions.module.css'
import { CoverStars } from './cover-stars.tsx'
import { useCoverOrigin } from './use-cover-origin.ts'
import { useMarkedCover } from './use-marked-cover.ts'

type SheetProps = {
  open: boolean
  work: CoveredWork
  onClose: () => void
  onSend: (work: CoveredWork) => void
  onNewList: (work: CoveredWork) => void
}

/** The actions of a cover that a finger holds. */
export function CoverSheet(props: SheetProps) {
  const { open, work, onClose } = props
  const isMember = useMember() !== null
  const origin = useCoverOrigin()
  return (
    <DialogWindow open={open} onClose={onClose} title={displayTitleOf(work)} focusesItself>
      <div className={layout['stack-5']}>
        {isMember ? (
          <MemberActions {...props} />
        ) : (
          <Link className={buttonClass('primary', true)} to={paths.login()} state={origin}>
            {coverActionsTexts.logIn}
          </Link>
        )}
      </div>
    </DialogWindow>
  )
}

function MemberActions({ work, onClose, onSend, onNewList }: SheetProps) {
  const { marked, isUnknown } = useMarkedCover(work)
  const username = useMember()?.username ?? ''
  /** Another window, or a message, takes the place of this one. */
  const closing = (act: (work: CoveredWork) => unknown) => () => {
    onClose()
    act(work)
  }
  return (
    <>
      <CoverStars work={work} onRated={onClose} />
      {marked && <WorkToggles work={marked} />}
      <div className={styles['more']}>
        <OwnListsMenu username={username} work={work} onNewList={closing(onNewList)} />
        <Button kind="quiet" icon={<Send aria-hidden="true" />} onClick={closing(onSend)}>
          {sentWorksTexts.sendButton.send}
        </Button>
        {isUnknown && (
          <Button
            kind="quiet"
            icon={<ThumbsDown aria-hidden="true" />}
            onClick={closing(markNotForMe)}
          >
            {notForMeTexts.mark}
          </Button>
        )}
      </div>
    </>
  )
}
