import { HomeFeed } from '../features/reviews/home-feed.tsx'
import { useMember } from '../features/sessions/session.ts'
import { Page } from '../ui/page.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { Landing } from './landing.tsx'

/** The feed for members; the landing page for visitors. */
export function HomeScreen() {
  const member = useMember()
  if (!member) return <Landing />
  return (
    <Page>
      <title>Home · Medley</title>
      <h1>
        <VisuallyHidden>Home</VisuallyHidden>
      </h1>
      <HomeFeed key={member.id} memberId={member.id} />
    </Page>
  )
}
