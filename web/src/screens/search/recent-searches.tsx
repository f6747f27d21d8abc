import { searchTexts } from '@medley/texts/search'
import { X } from 'lucide-react'
import { Button } from '../../ui/forms/button.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { forgetSearches, useRecentSearches } from '../../features/search/recent-searches.ts'
import styles from './recent-searches.module.css'

/** The recent searches of this device, to repeat or to clear; nothing without any. */
export function RecentSearches({ onChoose }: { onChoose: (term: string) => void }) {
  const terms = useRecentSearches()
  if (terms.length === 0) return null
  return (
    <section className={styles['recent']} aria-label={searchTexts.recent}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{searchTexts.recent}</h2>
        <IconButton label={searchTexts.clearRecent} icon={<X />} onClick={forgetSearches} />
      </div>
      <div className={styles['terms']}>
        {terms.map((term) => (
          <Button key={term} kind="quiet" onClick={() => onChoose(term)}>
            {term}
          </Button>
        ))}
      </div>
    </section>
  )
}
