import { lazy } from 'react'
import { useMember } from '../features/sessions/session.ts'
import { loadChunk } from '../lib/load-chunk.ts'
import { Landing } from './landing.tsx'

/** Lazy, so that visitors do not load it; the router preloads it for members. */
const Feed = lazy(async () => ({ default: await loadChunk(loadFeed) }))

async function loadFeed() {
  return (await import('./feed.tsx')).Feed
}

/** The feed for members; the landing page for visitors. */
export function HomeScreen() {
  const member = useMember()
  if (!member) return <Landing />
  return <Feed memberId={member.id} />
}
