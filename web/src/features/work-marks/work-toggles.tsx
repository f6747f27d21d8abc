import { BookOpenCheck, Bookmark, Eye, Headphones, type LucideIcon } from 'lucide-react'
import type { Medium } from '@medley/contract/values/medium'
import { Button } from '../../ui/forms/button.tsx'
import { Hint } from '../../ui/overlays/hint.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { useMember } from '../sessions/session.ts'
import { engagedVerbs } from '../works/medium-words.ts'
import { type MarkedWork, setMark, useWorkMarks } from './work-marks.calls.ts'
import styles from './work-toggles.module.css'
import { visitorTexts } from '../sessions/sessions.messages.ts'
import { worksTexts } from '../works/works.messages.ts'
import { type Mark, quietToggleTexts, type ToggleTexts } from './work-marks.messages.ts'

const engagedIcons: Record<Medium, LucideIcon> = {
  film: Eye,
  tvShow: Eye,
  book: BookOpenCheck,
  album: Headphones,
  podcast: Headphones,
}

type WorkTogglesProps = {
  work: MarkedWork & { title: string }
  /** Round icon buttons for rows and cards, instead of text buttons. */
  compact?: boolean
  texts?: ToggleTexts
  /** Called after every mark that was set or cleared. */
  onChange?: ((mark: Mark, on: boolean) => void) | undefined
}

/** Toggles for engaged and saved for later; disabled for visitors, with an explanation. */
export function WorkToggles({
  work,
  compact = false,
  texts = quietToggleTexts,
  onChange,
}: WorkTogglesProps) {
  const marks = useWorkMarks(work)
  const toggle = async (mark: Mark) => {
    const outcome = await setMark(work, mark, !marks[mark])
    if (outcome === null) return
    if (outcome === 'failed') {
      showSnackbar({ text: texts.failed[mark], kind: 'error' })
      return
    }
    if (texts.done) {
      showSnackbar({ text: texts.done(work.medium, mark, outcome.on), kind: 'success' })
    }
    onChange?.(mark, outcome.on)
  }
  const shared = { title: work.title, compact, onToggle: (mark: Mark) => void toggle(mark) }
  return (
    <div className={compact ? styles['compact'] : styles['toggles']}>
      <Toggle
        {...shared}
        mark="hasEngaged"
        label={engagedVerbs[work.medium]}
        icon={engagedIcons[work.medium]}
        on={marks.hasEngaged}
      />
      <Toggle
        {...shared}
        mark="savedForLater"
        label={worksTexts.saveForLater}
        icon={Bookmark}
        on={marks.savedForLater}
      />
    </div>
  )
}

type ToggleProps = {
  mark: Mark
  title: string
  label: string
  icon: LucideIcon
  on: boolean
  compact: boolean
  onToggle: (mark: Mark) => void
}

function Toggle({ mark, title, label, icon: Icon, on, compact, onToggle }: ToggleProps) {
  const isVisitor = useMember() === null
  const state = {
    'aria-pressed': on,
    'aria-disabled': isVisitor,
    onClick: () => onToggle(mark),
  }
  const icon = <Icon aria-hidden="true" className={on ? styles['filled'] : undefined} />
  return (
    <Hint text={isVisitor ? visitorTexts.logInToInteract : undefined}>
      {compact ? (
        <IconButton {...state} label={`${label}: ${title}`} icon={icon} />
      ) : (
        <Button {...state} kind="quiet" icon={icon} className={styles['toggle']}>
          {label}
        </Button>
      )}
    </Hint>
  )
}
