import { welcomeTexts } from '@medley/texts/welcome'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { moveWelcome } from '../welcome.calls.ts'
import styles from './steps.module.css'

/** Leads to the import, which ends the first steps. */
export function HistoryStep() {
  return (
    <Card className={styles['history']}>
      <p>{welcomeTexts.importFrom}</p>
      <Link
        className={buttonClass('quiet')}
        to={paths.importData()}
        onClick={() => moveWelcome('ended')}
      >
        {welcomeTexts.importNow}
      </Link>
    </Card>
  )
}
