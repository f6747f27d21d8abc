import { coverActionsTexts } from '@medley/texts/cover-actions'
import { sentWorksTexts } from '@medley/texts/sent-works'
import { notForMeTexts } from '@medley/texts/not-for-me'
import { displayTitleOf } from '@medley/messages/titles'
import { Ellipsis, Send, Star, ThumbsDown } from 'lucide-react'
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
import { firstControl } from '../../../lib/focus/first-control.ts'
import { Menu, MenuItem, MenuLine } from '../../../ui/overlays/menu.tsx'
import { ListItems } from '../../lists/add-to-list.tsx'
import { useOwnRating } from '../../ratings/ratings.calls.ts'
import { markNotForMe } from '../../not-for-me/not-for-me.calls.ts'
import { useMember } from '../../sessions/session.ts'
import { WorkToggles } from '../../work-marks/work-toggles.tsx'
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
 * A row of actions at the lower edge of a cover, in the top layer, so that no row cuts them off. They follow its link in
 * the document, and Tab stops at them once.
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
      aria-label={coverActionsTexts.actions({ title: displayTitleOf(work) })}
      className={styles['panel']}
      onKeyDown={step}
    >
      {isMember ? (
        <MemberActions {...props} {...state} />
      ) : (
        <Link className={styles['login']} to={paths.login()} state={origin}>
          {coverActionsTexts.logIn}
        </Link>
      )}
    </div>,
    around,
  )
}

function MemberActions(props: ActionsProps & MarkedCover) {
  const { work, marked } = props
  const own = useOwnRating(work.id)
  const [isRating, setIsRating] = useState(false)
  const starButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsRating(false)
    starButton.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <div className={styles['row']}>
        {marked && <WorkToggles work={marked} compact />}
        <IconButton
          ref={starButton}
          label={coverActionsTexts.rate({ title: displayTitleOf(work) })}
          title={coverActionsTexts.rate({ title: displayTitleOf(work) })}
          icon={<Star />}
          aria-pressed={own !== null}
          aria-expanded={isRating}
          onClick={() => setIsRating(!isRating)}
        />
        <MoreMenu {...props} />
      </div>
      {isRating && <StarsOnCover work={work} onClose={close} />}
    </>
  )
}

/** The stars in the panel itself, so that they cover no other card. */
function StarsOnCover({ work, onClose }: { work: CoveredWork; onClose: () => void }) {
  const stars = useRef<HTMLDivElement>(null)
  // Before the paint: whoever sees the stars can choose by keys and close them by Esc.
  useLayoutEffect(() => {
    if (stars.current) firstControl(stars.current)?.focus({ preventScroll: true })
  }, [])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes the stars inside
    <div ref={stars} className={styles['stars']} onKeyDown={closeByKey}>
      <CoverStars work={work} narrow onRated={onClose} />
    </div>
  )
}

function MoreMenu(props: ActionsProps & MarkedCover) {
  const name = coverActionsTexts.more({ title: displayTitleOf(props.work) })
  return (
    <Menu trigger={<IconButton label={name} title={name} icon={<Ellipsis />} />}>
      <MoreItems {...props} />
    </Menu>
  )
}

/** The other actions in words. */
function MoreItems({ work, isUnknown, onSend, onNewList }: ActionsProps & MarkedCover) {
  const username = useMember()?.username ?? ''
  return (
    <>
      <MenuItem icon={<Send aria-hidden="true" />} onSelect={() => onSend(work)}>
        {sentWorksTexts.sendButton.send}
      </MenuItem>
      {isUnknown && (
        <MenuItem icon={<ThumbsDown aria-hidden="true" />} onSelect={() => void markNotForMe(work)}>
          {notForMeTexts.mark}
        </MenuItem>
      )}
      <MenuLine />
      <ListItems username={username} work={work} onNewList={onNewList} />
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

/** Narrower pictures stand in a row of text. */
const smallWidth = 90
const gap = 8

/** Sides of a button: as wide as the picture allows, in px. */
const target = { least: 30, most: 36 }

/**
 * Places the panel along the lower edge of a picture, above the numbers there; under a small one, whose row it would cover.
 * Works in any containing block: measures where the panel is at its origin.
 */
function placeOver(picture: Element, panel: HTMLElement): void {
  const { style } = panel
  const at = picture.getBoundingClientRect()
  const isSmall = at.width < smallWidth
  panel.classList.toggle(String(styles['inRow']), isSmall)
  const fitting = isSmall ? target.most : (at.width - gap) / 4
  const side = Math.max(target.least, Math.min(fitting, target.most))
  style.setProperty('--target', `${side}px`)
  style.translate = 'none'
  const origin = panel.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const foot = Number.parseFloat(getComputedStyle(picture).getPropertyValue('--cover-foot'))
  const middle = at.left + (at.width - origin.width) / 2
  const left = Math.max(gap, Math.min(middle, clientWidth - origin.width - gap))
  const below = isSmall ? at.bottom - gap : at.bottom - (foot || gap / 2) - origin.height
  const lowest = clientHeight - origin.height - gap
  const top = below <= lowest ? below : isSmall ? at.top - origin.height + gap : lowest
  style.translate = `${left - origin.left}px ${top - origin.top}px`
}
