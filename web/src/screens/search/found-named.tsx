import { searchTexts } from '@medley/texts/search'
import type { NamedResults } from '@medley/contract/works/search'
import { useId } from 'react'
import { listNamed } from '../../features/search/list-named.tsx'
import { Link } from '../../lib/router/navigation.tsx'
import styles from './found-named.module.css'

/** One quiet row of the people and series that bear the name; nothing without any. */
export function FoundNamed({ named }: { named: NamedResults }) {
  const id = useId()
  const links = listNamed(named)
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles['named']}>
      <h2 id={id} className={styles['heading']}>
        {searchTexts.named.heading}
      </h2>
      <ul role="list" className={styles['row']}>
        {links.map(({ key, path, name, facts, icon }) => (
          <li key={key}>
            <Link to={path} className={styles['link']}>
              <span className={styles['icon']}>{icon}</span>
              <span className={styles['words']}>
                <span className={styles['name']}>{name}</span>
                <span className={styles['facts']}>{facts}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
