import { uiTexts } from '@medley/texts/ui'
import styles from './tag-list.module.css'

/** The owner's tags; nothing if there are none. */
export function TagList({ tags }: { tags: readonly string[] | undefined }) {
  if (!tags || tags.length === 0) return null
  return (
    <ul role="list" className={styles['tags']} aria-label={uiTexts.tags}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
