import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import styles from './credit-line.module.css'
import { creditsTexts } from './sources.messages.ts'

/** Leads from what the sources found to what they ask to be said. */
export function CreditsLink() {
  return (
    <p className={styles['credits']}>
      <Link to={paths.credits()}>{creditsTexts.link}</Link>
    </p>
  )
}
