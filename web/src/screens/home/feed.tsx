import { homeTexts } from '@medley/texts/home'
import { titled } from '../../product.ts'
import { HomeFeed } from './home-feed.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'

/** `/` for members. */
export function Feed({ memberId }: { memberId: number }) {
  return (
    <Page>
      <title>{titled(homeTexts.homeFeed.home)}</title>
      <h1>
        <VisuallyHidden>{homeTexts.homeFeed.home}</VisuallyHidden>
      </h1>
      <HomeFeed key={memberId} memberId={memberId} />
    </Page>
  )
}
