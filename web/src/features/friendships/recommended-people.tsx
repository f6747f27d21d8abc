import { friendshipsTexts } from '@medley/texts/friendships'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { FriendButton } from './friend-button.tsx'
import type { SuggestedPerson } from './friendships.calls.ts'
import { PersonRow, PersonRowsSkeleton } from './person-row.tsx'
import { SuggestedPeopleCard } from './suggested-people-card.tsx'
import { divideSuggestions, suggestedOnHome } from './suggestions.rules.ts'
import styles from './people.module.css'

/**
 * Suggested friends, each with a button; renders nothing without suggestions. On large screens, leaves out
 * those whom `SuggestionsList` shows.
 */
export function RecommendedPeople() {
  const isSmall = useIsSmallScreen()
  return (
    <SuggestedPeopleCard
      title={friendshipsTexts.recommended}
      classes={{ heading: styles['heading'], people: styles['people'] }}
      choose={(people) => (isSmall ? people : divideSuggestions(people).recommended)}
      most={suggestedOnHome}
      skeleton={<PersonRowsSkeleton rows={5} />}
      renderPerson={(person) => <RecommendedPerson person={person} />}
    />
  )
}

/** A suggested person with a button; without one while only the name is known. */
export function RecommendedPerson({ person }: { person: SuggestedPerson }) {
  if (!('id' in person)) {
    return (
      <PersonRow person={{ ...person, firstName: null, lastName: null, profilePicture: null }} />
    )
  }
  return (
    <PersonRow
      person={person}
      renderActions={(nameId) => <FriendButton person={person} describedBy={nameId} />}
    />
  )
}
