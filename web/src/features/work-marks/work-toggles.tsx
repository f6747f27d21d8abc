import { workMarksTexts } from '@medley/texts/work-marks'
import { worksTexts } from '@medley/texts/works'
import { sessionsTexts } from '@medley/texts/sessions'
import { BookOpenCheck, Bookmark, Eye, Headphones, type LucideIcon } from 'lucide-react'
import type { Medium } from '@medley/contract/values/medium'
import { displayTitleOf } from '@medley/messages/titles'
import type { ReactNode } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { Hint } from '../../ui/overlays/hint.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { Segment } from '../../ui/forms/segments.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { useMember } from '../sessions/session.ts'
import { type Mark, type MarkedWork, setMark, useWorkMarks } from './work-marks.calls.ts'
import styles from './work-toggles.module.css'

const engagedIcons: Record<Medium, LucideIcon> = {
  film: Eye,
  tvShow: Eye,
  book: BookOpenCheck,
  album: Headphones,
  podcast: Headphones,
}

/** Messages after a toggle, on success and on failure. */
interface ToggleTexts {
  /** Undefined shows no message on success. */
  done?: ((values: { medium: Medium; mark: Mark; on: boolean }) => string) | undefined
  failed: Record<Mark, string>
}

type TogglingProps = {
  work: MarkedWork & { title: string }
  texts?: ToggleTexts
  /** Called after every mark that was set or cleared. */
  onChange?: ((mark: Mark, on: boolean) => void) | undefined
}

type WorkTogglesProps = TogglingProps & {
  /** Round icon buttons for rows and cards, instead of text buttons. */
  compact?: boolean
}

/** Toggles for engaged and saved for later; disabled for visitors, with an explanation. */
export function WorkToggles({ compact = false, ...toggling }: WorkTogglesProps) {
  const { hasEngaged, savedForLater } = useToggles(toggling, compact ? 'icon' : 'button')
  return (
    <div className={compact ? styles['compact'] : styles['toggles']}>
      {hasEngaged}
      {savedForLater}
    </div>
  )
}

type WorkTogglesAroundProps = TogglingProps & {
  children: ReactNode
  /** False for a work that nobody can know yet. */
  withEngaged?: boolean
}

/** The toggles as the ends of a row of states: want it, what is between, done. */
export function WorkTogglesAround({
  children,
  withEngaged = true,
  ...toggling
}: WorkTogglesAroundProps) {
  const { hasEngaged, savedForLater } = useToggles(toggling, 'segment')
  return (
    <>
      {savedForLater}
      {children}
      {withEngaged && hasEngaged}
    </>
  )
}

type Look = 'icon' | 'button' | 'segment'

function useToggles(
  { work, texts = workMarksTexts.quietToggle, onChange }: TogglingProps,
  look: Look,
): Record<Mark, ReactNode> {
  const marks = useWorkMarks(work)
  const toggle = async (mark: Mark) => {
    const outcome = await setMark(work, mark, !marks[mark])
    if (outcome === null) return
    if (outcome === 'failed') {
      showSnackbar({ text: texts.failed[mark], kind: 'error' })
      return
    }
    if (texts.done) {
      showSnackbar({
        text: texts.done({ medium: work.medium, mark, on: outcome.on }),
        kind: 'success',
      })
    }
    onChange?.(mark, outcome.on)
  }
  const shared = { title: displayTitleOf(work), look, onToggle: (mark: Mark) => void toggle(mark) }
  return {
    hasEngaged: (
      <Toggle
        {...shared}
        mark="hasEngaged"
        label={worksTexts.engagedVerbs[work.medium]}
        icon={engagedIcons[work.medium]}
        on={marks.hasEngaged}
      />
    ),
    savedForLater: (
      <Toggle
        {...shared}
        mark="savedForLater"
        label={worksTexts.saveForLater}
        icon={Bookmark}
        on={marks.savedForLater}
      />
    ),
  }
}

type ToggleProps = {
  mark: Mark
  title: string
  label: string
  icon: LucideIcon
  on: boolean
  look: Look
  onToggle: (mark: Mark) => void
}

function Toggle({ mark, title, label, icon: Icon, on, look, onToggle }: ToggleProps) {
  const isVisitor = useMember() === null
  const state = {
    'aria-pressed': on,
    'aria-disabled': isVisitor,
    onClick: () => onToggle(mark),
  }
  const name = `${label}: ${title}`
  const icon = <Icon aria-hidden="true" className={on ? styles['filled'] : undefined} />
  const looks = {
    icon: <IconButton {...state} label={name} title={isVisitor ? undefined : name} icon={icon} />,
    button: (
      <Button {...state} kind="quiet" icon={icon} className={styles['toggle']}>
        {label}
      </Button>
    ),
    segment: (
      <Segment {...state} icon={icon}>
        {label}
      </Segment>
    ),
  }
  return (
    <Hint text={isVisitor ? sessionsTexts.visitor.logInToInteract : undefined}>{looks[look]}</Hint>
  )
}
