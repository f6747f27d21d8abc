import { paths } from '../../paths.ts'
import { FactLinks } from './fact-links.tsx'

interface Person {
  name: string
  /** Without one, the name is not a link. */
  contributorId?: number | undefined
}

/** Names in a row, each a link to the person's page where there is one. */
export function WorkPeople({ people }: { people: readonly Person[] }) {
  const facts = people.map(({ name, contributorId }) => ({
    text: name,
    to: contributorId === undefined ? undefined : paths.contributor(contributorId),
  }))
  return <FactLinks facts={facts} />
}
