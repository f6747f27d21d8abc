import typography from '../../ui/layout/typography.module.css'
import { titled } from '@medley/messages/titles'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { notFoundTexts as texts } from './page-not-found.messages.ts'
import styles from './page-not-found.module.css'

export function Screen() {
  return (
    <section className={styles['page']}>
      <title>{titled(texts.title)}</title>
      <h1 className={styles['title']}>{texts.title}</h1>
      <p className={typography['soft']}>{texts.detail}</p>
      <div className={styles['ways']}>
        <Link className={buttonClass()} to={paths.home()}>
          {texts.home}
        </Link>
        <Link className={buttonClass('quiet')} to={paths.search()}>
          {texts.search}
        </Link>
      </div>
    </section>
  )
}
