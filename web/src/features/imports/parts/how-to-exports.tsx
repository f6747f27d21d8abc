import styles from './imports.module.css'

const ways = [
  ['Letterboxd', 'Settings, Data, Export your data. The ZIP as it is, or a single CSV file of it.'],
  ['Goodreads', 'My Books, Import and export, Export Library. One CSV file.'],
  ['StoryGraph', 'Manage Account, Manage Your Data, Export. One CSV file.'],
  ['IMDb', 'Your ratings, watchlist or a list, then Export. One CSV file each.'],
  ['Trakt', 'Settings, Data, Export. The ZIP as it is.'],
  ['Medley', 'Settings, Your data. The ZIP as it is.'],
] as const

/** How to get an export from each service. */
export function HowToExports() {
  return (
    <details className={styles['details']}>
      <summary>How to get your export</summary>
      <dl className={styles['ways']}>
        {ways.map(([name, way]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{way}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
