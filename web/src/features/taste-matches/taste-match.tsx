import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { useMember } from '../sessions/session.ts'

const loadCard = async () => (await import('./parts/taste-match-card.tsx')).TasteMatchCard

/** How far the member's ratings and those of a profile's owner differ; nothing on one's own and for visitors. */
export function TasteMatch({ userId }: { userId: number }) {
  const member = useMember()
  const isAnother = member !== null && member.id !== userId
  const card = useLazy(loadCard, isAnother, (error) =>
    logFailure('The taste match could not be loaded', error),
  )
  return isAnother && card ? <card.Component userId={userId} /> : null
}
