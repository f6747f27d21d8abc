import { titlesTexts } from '@medley/texts/titles'
import { homeTexts } from '@medley/texts/home'
import layout from '../../ui/layout/layout.module.css'
import { Link } from '../../lib/router/navigation.tsx'
import { FeaturedQuote } from '../../features/popular-reviews/featured-quote.tsx'
import { PopularStrips } from './popular-strips.tsx'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'
import { StoreLinks } from '../../features/install/store-links.tsx'
import { product } from '../../product.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { CoverWall } from './landing-covers.tsx'
import styles from './landing.module.css'

/** The logins of the members that a demo is filled with. */
const demoLogins = { nora: 'nora', jo: 'jo', robin: 'robin', password: 'medley-demo' }

/** `/` for visitors. */
export function Landing() {
  return (
    <>
      <title>{titlesTexts.landing}</title>
      <section className={styles['hero']}>
        <div className={styles['heroInner']}>
          <div className={styles['pitch']}>
            <h1 className={styles['tagline']}>{product.tagline}</h1>
            {readOperator().isDemo && <p>{homeTexts.landing.demo(demoLogins)}</p>}
            <div className={layout['wrap-3']}>
              <Link className={buttonClass('primary')} to={paths.createAccount()}>
                {homeTexts.landing.createAccount}
              </Link>
              <Link className={buttonClass('quiet')} to={paths.login()}>
                {homeTexts.landing.login}
              </Link>
            </div>
            <div className={styles['quote']}>
              <FeaturedQuote instead={<p className={styles['lead']}>{homeTexts.landing.lead}</p>} />
            </div>
          </div>
          <CoverWall />
        </div>
      </section>
      <Page>
        <PopularStrips />
        <section
          className={styles['reasons']}
          aria-label={homeTexts.landing.purpose({ product: product.name })}
        >
          {Object.values(homeTexts.landing.reasons).map(({ heading, text }) => (
            <div key={heading}>
              <h2 className={styles['reason']}>{heading}</h2>
              <p>{text}</p>
            </div>
          ))}
        </section>
        <p className={styles['more']}>
          <Link to={paths.intro()}>{homeTexts.landing.more({ product: product.name })}</Link>
          <Link to={paths.comingFrom()}>{homeTexts.landing.comingFrom}</Link>
        </p>
        {import.meta.env.VITE_MOBILE !== 'on' && <StoreLinks className={styles['stores']} />}
      </Page>
    </>
  )
}
