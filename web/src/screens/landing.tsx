import { titles } from '@medley/contract/titles'
import { Link } from 'react-router'
import { FeaturedQuote } from '../features/popular-reviews/featured-quote.tsx'
import { PopularStrips } from '../features/works/popular-strips.tsx'
import { paths } from '../paths.ts'
import { product, storeLinks } from '../product.ts'
import { buttonClass } from '../ui/forms/button.tsx'
import { Page } from '../ui/layout/page.tsx'
import { CoverWall } from './landing-covers.tsx'
import styles from './landing.module.css'

const reasons = [
  {
    heading: 'Write reviews',
    text: 'Give everything you watch, read and listen to a number from 1 to 10, and say why if you like.',
  },
  {
    heading: 'Connect with friends',
    text: 'See what the people you trust thought of it, like it, and talk about it under the review.',
  },
  {
    heading: 'Discover new works',
    text: 'Films, TV shows, books, albums and podcasts on one shelf, with room for what comes next.',
  },
]

/** `/` for visitors. */
export function Landing() {
  return (
    <>
      <title>{titles.landing()}</title>
      <section className={styles['hero']}>
        <div className={styles['heroInner']}>
          <div className={styles['pitch']}>
            <h1 className={styles['tagline']}>{product.tagline}</h1>
            <div className={styles['ways']}>
              <Link className={buttonClass('primary')} to={paths.createAccount()}>
                Create Account
              </Link>
              <Link className={buttonClass('quiet')} to={paths.login()}>
                Login
              </Link>
            </div>
            <div className={styles['quote']}>
              <FeaturedQuote />
            </div>
          </div>
          <CoverWall />
        </div>
      </section>
      <Page>
        <PopularStrips />
        <section className={styles['reasons']} aria-label={`What ${product.name} is for`}>
          {reasons.map(({ heading, text }) => (
            <div key={heading}>
              <h2 className={styles['reason']}>{heading}</h2>
              <p>{text}</p>
            </div>
          ))}
        </section>
        <p className={styles['more']}>
          <Link to={paths.intro()}>See what you can do with {product.name}</Link>
        </p>
        {import.meta.env.VITE_MOBILE !== 'on' && <StoreLinks />}
      </Page>
    </>
  )
}

function StoreLinks() {
  return (
    <section className={styles['stores']} aria-label="Apps">
      <p>Also on the phone:</p>
      <a href={storeLinks.appStore} rel="noopener">
        App Store
      </a>
      <a href={storeLinks.googlePlay} rel="noopener">
        Google Play
      </a>
    </section>
  )
}
