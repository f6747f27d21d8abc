import { isMedium } from '@medley/contract/values/medium'
import { useEffect } from 'react'
import { useLocation, useNavigate } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { onNewPostClose, openNewPost, openNewPostFor, type WantedWork } from './new-post.ts'

/** `/rate` opens the popup over home with the work from its query; closing leads home. */
export function useRateRoute(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isRate = pathname === paths.rate()
  useEffect(() => {
    if (!isRate) return undefined
    const wanted = wantedIn(search)
    if (wanted) openNewPostFor(wanted)
    else openNewPost()
    return onNewPostClose(() => navigate(paths.home(), { replace: true, preventScrollReset: true }))
  }, [isRate, search, navigate])
}

function wantedIn(search: string): WantedWork | null {
  const query = new URLSearchParams(search)
  const medium = query.get('medium')
  const workId = query.get('workId') ?? ''
  return isMedium(medium) && /^\d{1,10}$/.test(workId) ? { medium, id: Number(workId) } : null
}
