import { type ComponentType, lazy } from 'react'
import { currentMember, useMember } from '../../features/sessions/session.ts'
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

/**
 * Loads the screen, with the landing page for visitors. The server preloads it for them, and the feed for members
 * (`page-parts.ts`).
 */
export async function loadHome(): Promise<ComponentType> {
  if (!currentMember()) await preloadLazy(loadLanding)
  return HomeScreen
}

/** The feed for members; the landing page for visitors. */
function HomeScreen() {
  const member = useMember()
  const landing = useLazy(loadLanding, member === null, (error) =>
    logFailure('The landing page could not be loaded', error),
  )
  if (member) return <Feed memberId={member.id} />
  return landing && <landing.Component />
}
