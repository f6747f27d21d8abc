import { searchTexts } from '@medley/texts/search'
import { titled } from '../../product.ts'
import { SearchPage } from './search-page.tsx'
import { Page } from '../../ui/layout/page.tsx'

export function Screen() {
  return (
    <Page>
      <title>{titled(searchTexts.title)}</title>
      <SearchPage />
    </Page>
  )
}
