import { Star, ThumbsDown } from 'lucide-react'
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
import { useOwnRating } from '../../ratings/ratings.calls.ts'
import { dismissWork } from '../../recommendations/dismissed-works.calls.ts'
import { recommendationTexts } from '../../recommendations/recommendations.messages.ts'
import { useMember } from '../../sessions/session.ts'
import { WorkToggles } from '../../work-marks/work-toggles.tsx'
import { coverTexts as texts } from '../cover-actions.messages.ts'
import { type CoveredWork, isRecommended } from '../../works/cover-props.ts'
import styles from './cover-actions.module.css'
import { CoverStars } from './cover-stars.tsx'
import { useCoverOrigin } from './use-cover-origin.ts'
import { useMarkedCover } from './use-marked-cover.ts'

type PanelProps = { cover: HTMLElement; work: CoveredWork }

/** The actions at the upper edge of a cover. They follow its link in the document, and Tab stops at them once. */
export function CoverPanel({ cover, work }: PanelProps) {
  const isMember = useMember() !== null
  const origin = useCoverOrigin()
  const marked = useMarkedCover(work)
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const picture = cover.firstElementChild ?? cover
    if (!panel.current) return undefined
    const place = () => panel.current && placeOver(picture, panel.current)
    place()
    const grown = new ResizeObserver(place)
    grown.observe(panel.current)
    return () => grown.disconnect()
  }, [cover])
  const step = useOneStop(panel)
  if (!cover.parentElement) return null
  return createPortal(
    <div
      ref={panel}
      data-cover-actions=""
      role="toolbar"
      tabIndex={-1}
      aria-label={texts.actions(work.title)}
      className={styles['panel']}
      onKeyDown={step}
    >
      {isMember ? (
        <>
          {marked && <WorkToggles work={marked} compact />}
          <RateButton work={work} />
          {isRecommended(cover) && <DismissButton work={work} />}
        </>
      ) : (
        <Link className={styles['login']} to={paths.login()} state={origin}>
          {texts.logIn}
        </Link>
      )}
    </div>,
    cover.parentElement,
  )
}

/** Of several controls, Tab reaches the one focused last; the arrow keys go on to the others. Returns the listener for these keys. */
function useOneStop(bar: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const [last, setLast] = useState(0)
  const controls = () => {
    const all = bar.current?.querySelectorAll<HTMLElement>('a, button') ?? []
    return [...all].filter((control) => control.closest('[popover]') === null)
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

function DismissButton({ work }: { work: CoveredWork }) {
  return (
    <IconButton
      label={recommendationTexts.notForMeNamed(work.title)}
      icon={<ThumbsDown />}
      onClick={() => void dismissWork(work)}
    />
  )
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

/** Works in any containing block: measures where the panel is at its origin. */
function placeOver(picture: Element, panel: HTMLElement): void {
  const { style } = panel
  style.translate = 'none'
  const at = picture.getBoundingClientRect()
  const origin = panel.getBoundingClientRect()
  style.translate = `${at.left + (at.width - origin.width) / 2 - origin.left}px ${at.top + 4 - origin.top}px`
}
