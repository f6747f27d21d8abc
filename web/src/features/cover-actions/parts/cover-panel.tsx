import { Send, Star, ThumbsDown } from 'lucide-react'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { OwnListsMenu } from '../../lists/add-to-list.tsx'
import { useOwnRating } from '../../ratings/ratings.calls.ts'
import { markNotForMe } from '../../not-for-me/not-for-me.calls.ts'
import { notForMeTexts } from '../../not-for-me/not-for-me.messages.ts'
import { sendButtonTexts } from '../../sent-works/sent-works.messages.ts'
import { useMember } from '../../sessions/session.ts'
import { WorkToggles } from '../../work-marks/work-toggles.tsx'
import { coverTexts as texts } from '../cover-actions.messages.ts'
import type { CoveredWork } from '../../works/cover-props.ts'
import styles from './cover-actions.module.css'
import { CoverStars } from './cover-stars.tsx'
import { useCoverOrigin } from './use-cover-origin.ts'
import { type MarkedCover, useMarkedCover } from './use-marked-cover.ts'

type ActionsProps = {
  work: CoveredWork
  onSend: (work: CoveredWork) => void
  onNewList: (work: CoveredWork) => void
}
type PanelProps = ActionsProps & { cover: HTMLElement }

/**
 * The actions at the upper edge of a cover, in the top layer, so that no row cuts them off. They follow its link in the
 * document, and Tab stops at them once.
 */
export function CoverPanel({ cover, ...props }: PanelProps) {
  const { work } = props
  const isMember = useMember() !== null
  const origin = useCoverOrigin()
  const state = useMarkedCover(work)
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const picture = cover.firstElementChild ?? cover
    if (!panel.current) return undefined
    panel.current.showPopover?.()
    const place = () => panel.current && placeOver(picture, panel.current)
    place()
    const grown = new ResizeObserver(place)
    grown.observe(panel.current)
    return () => grown.disconnect()
  }, [cover])
  const step = useOneStop(panel)
  // Never in a link or button, which may hold no others.
  const { parentElement: around } = cover.closest('a, button') ?? cover
  if (!around) return null
  return createPortal(
    <div
      ref={panel}
      data-cover-actions=""
      popover="manual"
      role="toolbar"
      tabIndex={-1}
      aria-label={texts.actions(work.title)}
      className={styles['panel']}
      onKeyDown={step}
    >
      {isMember ? (
        <MemberActions {...props} {...state} />
      ) : (
        <Link className={styles['login']} to={paths.login()} state={origin}>
          {texts.logIn}
        </Link>
      )}
    </div>,
    around,
  )
}

function MemberActions(props: ActionsProps & MarkedCover) {
  const { work, marked, isUnknown, onSend, onNewList } = props
  const username = useMember()?.username ?? ''
  return (
    <>
      {marked && <WorkToggles work={marked} compact />}
      <RateButton work={work} />
      <OwnListsMenu username={username} work={work} compact onNewList={onNewList} />
      <IconButton
        label={sendButtonTexts.sendNamed(work.title)}
        icon={<Send />}
        onClick={() => onSend(work)}
      />
      {isUnknown && (
        <IconButton
          label={notForMeTexts.markNamed(work.title)}
          icon={<ThumbsDown />}
          onClick={() => void markNotForMe(work)}
        />
      )}
    </>
  )
}

/** Of several controls, Tab reaches the one focused last; the arrow keys go on to the others. Returns the listener for these keys. */
function useOneStop(bar: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const [last, setLast] = useState(0)
  const controls = () => {
    const all = bar.current?.querySelectorAll<HTMLElement>('a, button') ?? []
    return [...all].filter((control) => control.closest('[popover]') === bar.current)
  }
  useEffect(() => {
    for (const [index, control] of controls().entries()) {
      control.tabIndex = index === last ? 0 : -1
    }
  })
  return (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const all = controls()
    const at = all.findIndex((control) => control === event.target)
    if (by === undefined || at < 0) return
    event.preventDefault()
    const next = (at + by + all.length) % all.length
    setLast(next)
    all[next]?.focus()
  }
}

/** Opens the stars, which save at once. */
function RateButton({ work }: { work: CoveredWork }) {
  const own = useOwnRating(work.id)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      trigger={
        <IconButton label={texts.rate(work.title)} icon={<Star />} aria-pressed={own !== null} />
      }
      label={texts.rate(work.title)}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <div className={styles['stars']}>
        <CoverStars work={work} onRated={() => setIsOpen(false)} />
      </div>
    </Popover>
  )
}

/** Narrower pictures stand in a row of text. */
const smallWidth = 90
const gap = 8

/**
 * Places the panel on the upper edge of a picture; above a small one, whose row it would cover. Works in any containing
 * block: measures where the panel is at its origin.
 */
function placeOver(picture: Element, panel: HTMLElement): void {
  const { style } = panel
  const at = picture.getBoundingClientRect()
  const isSmall = at.width < smallWidth
  panel.classList.toggle(String(styles['inRow']), isSmall)
  style.translate = 'none'
  const origin = panel.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const middle = at.left + (at.width - origin.width) / 2
  const left = Math.max(gap, Math.min(middle, clientWidth - origin.width - gap))
  const above = at.top - origin.height + gap
  const top = isSmall ? (above < gap ? at.bottom - gap : above) : at.top + gap / 2
  style.translate = `${left - origin.left}px ${top - origin.top}px`
}
