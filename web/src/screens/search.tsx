import { SearchPage } from '../features/search/search-page.tsx'
import { Page } from '../ui/page.tsx'

export function SearchScreen() {
  return (
    <Page>
      <title>Search · Medley</title>
      <SearchPage />
    </Page>
  )
}
