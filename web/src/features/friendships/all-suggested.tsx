import { friendshipsTexts } from '@medley/texts/friendships'
import typography from '../../ui/layout/typography.module.css'
import { PersonRowsSkeleton } from './person-row.tsx'
import { RecommendedPerson } from './recommended-people.tsx'
import { SuggestedPeopleCard } from './suggested-people-card.tsx'
import styles from './people.module.css'

/** All suggested friends, each with a button; renders nothing without any. */
export function AllSuggested() {
  return (
    <SuggestedPeopleCard
      title={friendshipsTexts.suggestions}
      classes={{ heading: typography['medium'], people: styles['people'] }}
      choose={(people) => people}
      skeleton={<PersonRowsSkeleton rows={5} />}
      renderPerson={(person) => <RecommendedPerson person={person} />}
    />
  )
}
