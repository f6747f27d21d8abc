import { shellTexts } from '@medley/texts/shell'
import styles from './skip-link.module.css'

/** The id of the main part of every page, target of the skip link. */
export const mainId = 'main'

/** The first stop of the Tab key: jumps over the navbar. */
export function SkipLink() {
  return (
    <a className={styles['link']} href={`#${mainId}`}>
      {shellTexts.skip}
    </a>
  )
}
