import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { Chips } from '../../ui/forms/chips.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { SearchField } from './parts/search-field.tsx'
import { SearchResults } from './parts/search-results.tsx'
import { categoryOptions, type SearchCategory } from './search-category.ts'
import { useKeptSearchView, useSearchView } from './search-view.ts'
import { useSearchPages } from './search.calls.ts'
import { searchTexts } from './search.messages.ts'
import styles from './search-page.module.css'

/** The search page: box, categories and results; restored on return. */
export function SearchPage() {
  const view = useSearchView()
  const { text, term, category } = view
  const isSmall = useIsSmallScreen()
  const results = useSearchPages({ category, term }, view.restored)
  const pages = term === text.trim() && !results.isPlaceholderData ? results.data : undefined
  useKeptSearchView(view, { text, category, pages })
  return (
    <>
      <PageHeading>{searchTexts.title}</PageHeading>
      <div className={styles['controls']}>
        <SearchField
          label={fieldLabels[category]}
          value={text}
          onValue={view.setText}
          onSubmit={view.submit}
          autoFocus={text === ''}
        />
        {isSmall ? (
          <Select
            label={searchTexts.category}
            hideLabel
            options={categoryOptions}
            value={category}
            onChoose={view.setCategory}
          />
        ) : (
          <Chips
            label={searchTexts.category}
            options={categoryOptions}
            value={category}
            onChoose={view.setCategory}
          />
        )}
      </div>
      <SearchResults category={category} term={term} results={results} />
    </>
  )
}

const fieldLabels: Record<SearchCategory, string> = {
  film: 'Search films',
  tvShow: 'Search TV shows',
  book: 'Search books',
  album: 'Search albums',
  podcast: 'Search podcasts',
  users: 'Search people',
}
