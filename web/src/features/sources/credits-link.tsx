import { sourcesTexts } from '@medley/texts/sources'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import styles from './credit-line.module.css'

/** Leads from what the sources found to what they ask to be said. */
export function CreditsLink() {
  return (
    <p className={styles['credits']}>
      <Link to={paths.credits()}>{sourcesTexts.credits.link}</Link>
    </p>
  )
}
