import { eveningsTexts } from '@medley/texts/evenings'
import type { EveningSummary } from '@medley/contract/people/evenings'
import { displayName } from '@medley/messages/titles'
import { formatList } from '../../lib/locale.ts'

type People = EveningSummary['people']

/** "With Nora and Ken", without the member; or that they are alone. */
export function companyOf(people: People, memberId: number): string {
  const others = people.filter(({ id }) => id !== memberId).map(displayName)
  return others.length === 0
    ? eveningsTexts.alone
    : eveningsTexts.with({ names: formatList(others) })
}

/** The names of some people; the member is "You". */
export function namesOf(people: People, memberId: number): string {
  return formatList(
    people.map((person) => (person.id === memberId ? eveningsTexts.you : displayName(person))),
  )
}
