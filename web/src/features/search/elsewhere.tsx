import { searchTexts } from '@medley/texts/search'
import type { FoundCategory, SearchCounts } from '@medley/contract/works/search'
import { Button } from '../../ui/forms/button.tsx'
import { countText } from './search-category.ts'
import styles from './elsewhere.module.css'

type ElsewhereProps<Category extends FoundCategory> = {
  counts: SearchCounts | undefined
  /** The categories to lead to. */
  categories: readonly Category[]
  onChoose: (category: Category) => void
  kind?: 'link' | 'quiet'
}

/** One line that leads to the categories with results: "3 TV shows match". */
export function Elsewhere<Category extends FoundCategory>({
  counts,
  categories,
  onChoose,
  kind = 'link',
}: ElsewhereProps<Category>) {
  if (!counts) return null
  const found = categories.filter((category) => counts[category] > 0)
  if (found.length === 0) return null
  return (
    <p className={styles['line']}>
      {found.map((category) => (
        <Button key={category} kind={kind} onClick={() => onChoose(category)}>
          {searchTexts.matches({
            category,
            count: counts[category],
            shown: countText(counts[category]),
          })}
        </Button>
      ))}
    </p>
  )
}
