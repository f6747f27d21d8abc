import { lazy } from 'react'
import { useMember } from '../../features/sessions/session.ts'
import { loadChunk } from '../../lib/loading/load-chunk.ts'
import { logFailure } from '../../lib/log.ts'
import { preloadLazy, useLazy } from '../../lib/loading/use-lazy.ts'

/** Lazy, so that visitors do not load it; the router preloads it for members. */
const Feed = lazy(async () => ({ default: await loadChunk(loadFeed) }))

async function loadFeed() {
  return (await import('./feed.tsx')).Feed
}

async function loadLanding() {
  return (await import('./landing.tsx')).Landing
}

/** Loads the landing page ahead, so that the screen renders at once. */
export async function prepareLanding(): Promise<void> {
  await preloadLazy(loadLanding)
}

/** The feed for members; the landing page for visitors. */
export function Screen() {
  const member = useMember()
  const landing = useLazy(loadLanding, member === null, (error) =>
    logFailure('The landing page could not be loaded', error),
  )
  if (member) return <Feed memberId={member.id} />
  return landing && <landing.Component />
}
