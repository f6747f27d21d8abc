import { SearchPage } from '../features/search/search-page.tsx'
import { Page } from '../ui/layout/page.tsx'

export function SearchScreen() {
  return (
    <Page>
      <title>Search · Medley</title>
      <SearchPage />
    </Page>
  )
}
