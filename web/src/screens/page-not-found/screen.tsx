import { pageNotFoundTexts } from '@medley/texts/page-not-found'
import typography from '../../ui/layout/typography.module.css'
import { titled } from '../../product.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import styles from './page-not-found.module.css'

export function Screen() {
  return (
    <section className={styles['page']}>
      <title>{titled(pageNotFoundTexts.title)}</title>
      <h1 className={styles['title']}>{pageNotFoundTexts.title}</h1>
      <p className={typography['soft']}>{pageNotFoundTexts.detail}</p>
      <div className={styles['ways']}>
        <Link className={buttonClass()} to={paths.home()}>
          {pageNotFoundTexts.home}
        </Link>
        <Link className={buttonClass('quiet')} to={paths.search()}>
          {pageNotFoundTexts.search}
        </Link>
      </div>
    </section>
  )
}
