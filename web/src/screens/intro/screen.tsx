import { titled } from '@medley/messages/titles'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { IntroPicture, type IntroPictureName } from './intro-picture.tsx'
import { introTexts as texts } from './intro.messages.ts'
import styles from './intro.module.css'

const pictures: readonly IntroPictureName[] = ['feed', 'profile', 'rate', 'work']

/** Presents Medley in four screenshots. */
export function Screen() {
  return (
    <Page>
      <title>{titled(texts.title)}</title>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{texts.title}</h1>
        <p className={styles['lead']}>{texts.lead}</p>
      </header>
      <ul role="list" className={styles['abilities']}>
        {pictures.map((picture, index) => (
          <li key={picture} className={styles['ability']}>
            <div className={styles['words']}>
              <h2 className={styles['heading']}>{texts.abilities[picture].heading}</h2>
              <p>{texts.abilities[picture].text}</p>
            </div>
            <IntroPicture name={picture} alt={texts.abilities[picture].alt} soon={index === 0} />
          </li>
        ))}
      </ul>
      <section className={styles['way']} aria-label={texts.join}>
        <Link className={buttonClass('primary')} to={paths.createAccount()}>
          {texts.createAccount}
        </Link>
      </section>
    </Page>
  )
}
