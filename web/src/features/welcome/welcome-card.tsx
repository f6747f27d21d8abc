import { welcomeTexts } from '@medley/texts/welcome'
import layout from '../../ui/layout/layout.module.css'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { welcomeQuery } from '../works-to-rate/works-to-rate.calls.ts'
import { moveWelcome } from './welcome.calls.ts'
import styles from './welcome-card.module.css'

/** One low row that leads on to the first steps until they are done or dismissed; an empty feed has its doors. */
export function WelcomeCard({ isNew }: { isNew: boolean }) {
  const { data } = useQuery(welcomeQuery)
  if (isNew || !data || data.step === 'ended') return null
  const { step, markedCount: marked, ratedCount: rated } = data
  const isBegun = step !== 'works' || marked > 0
  return (
    <Card as="section" className={styles['card']} aria-label={welcomeTexts.title}>
      <div className={styles['words']}>
        <h2 className={styles['heading']}>
          {step === 'works' ? welcomeTexts.cardHeading : welcomeTexts.headings[step]}
        </h2>
        <p>{isBegun ? welcomeTexts.cardBegun({ marked, rated }) : welcomeTexts.cardText}</p>
      </div>
      <div className={layout['line-2']}>
        <Link className={buttonClass(isBegun ? 'quiet' : 'primary')} to={paths.welcome()}>
          {isBegun ? welcomeTexts.goOn : welcomeTexts.begin}
        </Link>
        <IconButton
          label={welcomeTexts.dismiss}
          icon={<X />}
          onClick={() => moveWelcome('ended')}
        />
      </div>
    </Card>
  )
}
