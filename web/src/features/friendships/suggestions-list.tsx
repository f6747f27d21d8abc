import { friendshipsTexts } from '@medley/texts/friendships'
import { displayName } from '@medley/messages/titles'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import type { SuggestedPerson } from './friendships.calls.ts'
import { SuggestedPeopleCard } from './suggested-people-card.tsx'
import { divideSuggestions, suggestedOnHome } from './suggestions.rules.ts'
import styles from './suggestions-list.module.css'

interface SuggestionsListProps {
  /** Leaves out those whom `RecommendedPeople` shows. */
  besideRecommended: boolean
}

/** Suggested friends' usernames; large screens only, renders nothing without suggestions. */
export function SuggestionsList({ besideRecommended }: SuggestionsListProps) {
  return (
    <SuggestedPeopleCard
      title={friendshipsTexts.suggestions}
      classes={{
        card: styles['card'],
        heading: styles['heading'],
        people: styles['people'],
      }}
      choose={(people) => (besideRecommended ? divideSuggestions(people).suggestions : people)}
      most={suggestedOnHome}
      skeleton={<SkeletonText lines={6} />}
      renderPerson={(person) => <SuggestedName person={person} />}
    />
  )
}

/** A face and the username; the name, where there is one, is its title. */
function SuggestedName({ person }: { person: SuggestedPerson }) {
  const { username } = person
  const isWhole = 'id' in person
  const name = isWhole ? displayName(person) : username
  return (
    <Link to={paths.profile(username)} title={name}>
      <Avatar
        name={name}
        colourOf={username}
        src={isWhole ? person.profilePicture : null}
        size={24}
        decorative
      />
      {username}
    </Link>
  )
}
