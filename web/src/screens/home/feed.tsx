import { titled } from '@medley/messages/titles'
import { HomeFeed } from './home-feed.tsx'
import { homeFeedTexts } from './home.messages.ts'
import { Page } from '../../ui/layout/page.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'

/** `/` for members. */
export function Feed({ memberId }: { memberId: number }) {
  return (
    <Page>
      <title>{titled(homeFeedTexts.home)}</title>
      <h1>
        <VisuallyHidden>{homeFeedTexts.home}</VisuallyHidden>
      </h1>
      <HomeFeed key={memberId} memberId={memberId} />
    </Page>
  )
}
