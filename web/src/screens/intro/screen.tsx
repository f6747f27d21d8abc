import { introTexts } from '@medley/texts/intro'
import { titled } from '../../product.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { IntroPicture, type IntroPictureName } from './intro-picture.tsx'
import styles from './intro.module.css'

const pictures: readonly IntroPictureName[] = ['feed', 'profile', 'rate', 'work']

/** Presents Medley in four screenshots. */
export function Screen() {
  return (
    <Page>
      <title>{titled(introTexts.title)}</title>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{introTexts.title}</h1>
        <p className={styles['lead']}>{introTexts.lead}</p>
      </header>
      <ul role="list" className={styles['abilities']}>
        {pictures.map((picture, index) => (
          <li key={picture} className={styles['ability']}>
            <div className={styles['words']}>
              <h2 className={styles['heading']}>{introTexts.abilities[picture].heading}</h2>
              <p>{introTexts.abilities[picture].text}</p>
            </div>
            <IntroPicture
              name={picture}
              alt={introTexts.abilities[picture].alt}
              soon={index === 0}
            />
          </li>
        ))}
      </ul>
      <section className={styles['way']} aria-label={introTexts.join}>
        <Link className={buttonClass('primary')} to={paths.createAccount()}>
          {introTexts.createAccount}
        </Link>
      </section>
    </Page>
  )
}
