import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/forms/button.tsx'
import styles from './page-not-found.module.css'

export function PageNotFoundScreen() {
  return (
    <section className={styles['page']}>
      <title>Page Not Found · Medley</title>
      <h1 className={styles['title']}>Page Not Found</h1>
      <p className={styles['text']}>We could not find the page you are looking for</p>
      <div className={styles['ways']}>
        <Link className={buttonClass()} to={paths.home()}>
          Go home
        </Link>
        <Link className={buttonClass('quiet')} to={paths.search()}>
          Search
        </Link>
      </div>
    </section>
  )
}
