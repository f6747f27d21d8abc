import { invitationsTexts } from '@medley/texts/invitations'
import layout from '../../ui/layout/layout.module.css'
import typography from '../../ui/layout/typography.module.css'
import { InviteButton } from '../../features/invitations/invite-button.tsx'
import { AllSuggested } from '../../features/friendships/all-suggested.tsx'
import { NearestTastes } from '../../features/taste-matches/nearest-tastes.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './find-people.module.css'

/** For a member who looks for nobody in particular: people they may know, people with their taste, and a link for others. */
export function FindPeople() {
  return (
    <div className={styles['people']}>
      <AllSuggested />
      <NearestTastes />
      <Card as="section" aria-labelledby="invite">
        <div className={layout['stack-3']}>
          <h2 id="invite" className={typography['medium']}>
            {invitationsTexts.invite}
          </h2>
          <p className={typography['soft']}>{invitationsTexts.intro}</p>
          <div>
            <InviteButton />
          </div>
        </div>
      </Card>
    </div>
  )
}
