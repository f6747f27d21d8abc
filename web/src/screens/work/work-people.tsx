import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import styles from './work-people.module.css'

interface Person {
  name: string
  /** Without one, the name is not a link. */
  contributorId?: number | undefined
}

/** Names in a row, each a link to the person's page where there is one. */
export function WorkPeople({ people }: { people: readonly Person[] }) {
  return people.map(({ name, contributorId }, index) => (
    <span key={`${index} ${name}`}>
      {index > 0 && ', '}
      {contributorId === undefined ? (
        name
      ) : (
        <Link className={styles['person']} to={paths.contributor(contributorId)}>
          {name}
        </Link>
      )}
    </span>
  ))
}
