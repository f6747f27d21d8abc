import type { Review } from '@medley/contract/shapes'
import { Bookmark, Flag } from 'lucide-react'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Hint } from '../../../ui/overlays/hint.tsx'
import { MenuItem } from '../../../ui/overlays/menu.tsx'
import { HideItem } from '../../hidden-works/hide-item.tsx'
import { MuteItem } from '../../mutes/mute-item.tsx'
import { reportTexts } from '../../reports/reports.messages.ts'
import like from '../../review-likes/like-button.module.css'
import { useMember } from '../../sessions/session.ts'
import { visitorTexts } from '../../sessions/visitors.messages.ts'
import { setMark, useWorkMarks } from '../../work-marks/work-marks.calls.ts'
import { quietToggleTexts } from '../../work-marks/work-marks.messages.ts'
import { worksTexts } from '../../works/works.messages.ts'

type PostMenuItemsProps = {
  author: Review['author']
  /** Undefined on the work's own page. */
  work: Review['work'] | undefined
  onReport: () => void
}

/** The items of a post's menu. */
export function PostMenuItems({ author, work, onReport }: PostMenuItemsProps) {
  return (
    <>
      <MuteItem person={author} named />
      {work && <HideItem work={work} />}
      <MenuItem icon={<Flag aria-hidden="true" />} onSelect={onReport}>
        {reportTexts.titles.review}
      </MenuItem>
    </>
  )
}

/** Saves the work of another's review for later, because of that review; renders nothing on an own one. */
export function SaveToggle({ review: { id, author, work, userInfo } }: { review: Review }) {
  const member = useMember()
  const { savedForLater } = useWorkMarks({ id: work.id, userInfo })
  if (member?.id === author.id) return null
  const toggle = async () => {
    const outcome = await setMark(work, 'savedForLater', !savedForLater, id)
    if (outcome !== 'failed') return
    showSnackbar({ text: quietToggleTexts.failed.savedForLater, kind: 'error' })
  }
  return (
    <Hint text={member ? undefined : visitorTexts.logInToInteract}>
      <Button
        kind="quiet"
        className={like['like']}
        icon={
          <Bookmark aria-hidden="true" className={savedForLater ? like['filled'] : undefined} />
        }
        aria-label={`${worksTexts.saveForLater}: ${work.title}`}
        aria-pressed={savedForLater}
        aria-disabled={member === null}
        onClick={() => void toggle()}
      >
        {worksTexts.save}
      </Button>
    </Hint>
  )
}
