import { HomeFeed } from '../features/reviews/home-feed.tsx'
import { Page } from '../ui/page.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** What a member sees at `/`. */
export function Feed({ memberId }: { memberId: number }) {
  return (
    <Page>
      <h1>
        <VisuallyHidden>Home</VisuallyHidden>
      </h1>
      <HomeFeed key={memberId} memberId={memberId} />
    </Page>
  )
}
