import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { ratingOfKey } from '../../../ui/ratings/ten-stars.tsx'
import { rateWork } from '../../quick-rating/quick-rating.calls.ts'
import { useMember } from '../../sessions/session.ts'
import { coverOf, type CoveredWork, isRecommended, workOfCover } from '../../works/cover-props.ts'
import { nameClickedCover } from '../cover-travel.ts'
import { CoverPanel } from './cover-panel.tsx'
import { CoverSheet } from './cover-sheet.tsx'
import { useCoverOrigin } from './use-cover-origin.ts'
import { useHeldCover } from './use-held-cover.ts'
import { usePointedCover } from './use-pointed-cover.ts'

interface HeldCover {
  work: CoveredWork
  isRecommended: boolean
}

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
  const [held, setHeld] = useState<HeldCover | null>(null)
  const [isHeld, setIsHeld] = useState(false)
  useHeldCover(first, (next) => {
    const covered = workOfCover(next)
    setHeld(covered && { work: covered, isRecommended: isRecommended(next) })
    setIsHeld(true)
  })
  useRatingKeys()
  useEffect(() => {
    document.addEventListener('click', nameClickedCover, true)
    return () => document.removeEventListener('click', nameClickedCover, true)
  }, [])
  return (
    <>
      {cover?.isConnected && work && (
        <CoverPanel key={cover.dataset['cover']} cover={cover} work={work} />
      )}
      {held && (
        <CoverSheet key={held.work.id} open={isHeld} {...held} onClose={() => setIsHeld(false)} />
      )}
    </>
  )
}

/** The keys 1 to 9 rate the focused cover, 0 gives it 10; visitors are led to login. */
function useRatingKeys(): void {
  const isMember = useMember() !== null
  const navigate = useNavigate()
  const origin = useCoverOrigin()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const cover = coverOf(event.target)
    const rating = ratingOfKey(event)
    if (!cover || rating === undefined || cover !== document.activeElement) return
    const work = workOfCover(cover)
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
