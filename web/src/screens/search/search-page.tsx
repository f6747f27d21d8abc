import { searchTexts } from '@medley/texts/search'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { Chips } from '../../ui/forms/chips.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { SearchField } from '../../features/search/search-field.tsx'
import { SearchResults } from './search-results.tsx'
import { rememberSearch } from '../../features/search/recent-searches.ts'
import { countedOptions } from '../../features/search/search-category.ts'
import { useKeptSearchView, useSearchView } from './search-view.ts'
import { useSearchPages } from '../../features/search/search.calls.ts'
import styles from './search-page.module.css'

/** The search page: box, categories and results; restored on return. */
export function SearchPage() {
  const view = useSearchView()
  const { text, term, category } = view
  const isSmall = useIsSmallScreen()
  const results = useSearchPages({ category, term }, view.restored)
  const isCurrent = view.isSettled && !results.isPlaceholderData
  const pages = isCurrent ? results.data : undefined
  useKeptSearchView(view, { text, category, pages })
  const options = countedOptions(pages?.pages[0]?.counts)
  const submit = () => {
    view.submit()
    rememberSearch(text)
  }
  return (
    <>
      <PageHeading>{searchTexts.title}</PageHeading>
      <div className={styles['controls']}>
        <SearchField
          label={searchTexts.fields[category]}
          value={text}
          onValue={view.setText}
          onSubmit={submit}
          autoFocus={text === '' && category !== 'users'}
          isPages
        />
        {isSmall ? (
          <Select
            label={searchTexts.category}
            hideLabel
            options={options}
            value={category}
            onChoose={view.setCategory}
          />
        ) : (
          <Chips
            label={searchTexts.category}
            options={options}
            value={category}
            onChoose={view.setCategory}
          />
        )}
      </div>
      <SearchResults
        category={category}
        text={text.trim()}
        term={term}
        isCurrent={isCurrent}
        results={results}
        onCategory={view.setCategory}
        onTerm={view.setText}
      />
    </>
  )
}
