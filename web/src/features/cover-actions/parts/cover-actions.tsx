import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { ratingOfKey } from '../../../ui/ratings/ten-stars.tsx'
import { rateWork } from '../../quick-rating/quick-rating.calls.ts'
import { useMember } from '../../sessions/session.ts'
import { useNewListWindow } from '../../lists/add-to-list.tsx'
import { useSendWindow } from '../../sent-works/send-button.tsx'
import { type CoveredWork, workOfCover, coverOf, mayTravel } from '../../works/cover-props.ts'
import { coverOfLink } from './cover-of-link.ts'
import { CoverPanel } from './cover-panel.tsx'
import { CoverSheet } from './cover-sheet.tsx'
import { useCoverOrigin } from './use-cover-origin.ts'
import { useHeldCover } from './use-held-cover.ts'
import { usePointedCover } from './use-pointed-cover.ts'

/**
 * Actions on the cover that is pointed at or focused, in a panel on it; of one that a finger holds, in
 * a sheet. Number keys rate a focused cover.
 * @param first the event that made this load
 */
export function CoverActions({ first }: { first: Event }) {
  const { key } = useLocation()
  return <Actions key={key} first={first} />
}

function Actions({ first }: { first: Event }) {
  const cover = usePointedCover(first)
  const work = cover && workOfCover(cover)
  const [held, setHeld] = useState<CoveredWork | null>(null)
  const [isHeld, setIsHeld] = useState(false)
  useHeldCover(first, (next) => {
    setHeld(workOfCover(next))
    setIsHeld(true)
  })
  useRatingKeys()
  const send = useSendWindow()
  const newList = useNewListWindow()
  const ways = { onSend: send.open, onNewList: newList.open }
  useEffect(() => {
    document.addEventListener('click', nameClickedCover, true)
    return () => document.removeEventListener('click', nameClickedCover, true)
  }, [])
  return (
    <>
      {cover?.isConnected && work && (
        <CoverPanel key={cover.dataset['cover']} cover={cover} work={work} {...ways} />
      )}
      {held && (
        <CoverSheet
          key={held.id}
          open={isHeld}
          work={held}
          onClose={() => setIsHeld(false)}
          {...ways}
        />
      )}
      {send.window}
      {newList.window}
    </>
  )
}

/** True for a cover, or the link of one, and false for what is in them. */
function isCoverFocused(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[data-cover], [data-cover-link]')
}

/** The keys 1 to 9 rate the focused cover, 0 gives it 10; visitors are led to login. */
function useRatingKeys(): void {
  const isMember = useMember() !== null
  const navigate = useNavigate()
  const origin = useCoverOrigin()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const rating = ratingOfKey(event)
    if (rating === undefined || !isCoverFocused(event.target)) return
    const cover = coverOfLink(event.target)
    const work = cover && workOfCover(cover)
    if (!work) return
    event.preventDefault()
    if (isMember) void rateWork(work, rating)
    else navigate(paths.login(), { state: origin })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** The name by which a cover travels to the poster of the work page, whose style sheet has it too. */
const travelName = 'work-cover'

/** Names the picture of a clicked cover, and no other one on the screen, for the view transition that follows. */
function nameClickedCover(event: Event): void {
  const picture = coverOf(event.target)?.firstElementChild
  if (!(picture instanceof HTMLElement) || !mayTravel()) return
  for (const poster of document.querySelectorAll<HTMLElement>('[data-work-poster] > *')) {
    poster.style.viewTransitionName = 'none'
  }
  for (const other of document.querySelectorAll<HTMLElement>('[data-cover] > :first-child')) {
    other.style.viewTransitionName = other === picture ? travelName : ''
  }
}
