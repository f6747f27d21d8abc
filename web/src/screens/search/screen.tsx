import { titled } from '@medley/messages/titles'
import { SearchPage } from './search-page.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { searchTexts } from '../../features/search/search.messages.ts'

export function Screen() {
  return (
    <Page>
      <title>{titled(searchTexts.title)}</title>
      <SearchPage />
    </Page>
  )
}
