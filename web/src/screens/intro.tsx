import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/forms/button.tsx'
import { Page } from '../ui/layout/page.tsx'
import { IntroPicture, type IntroPictureName } from './intro-picture.tsx'
import styles from './intro.module.css'

interface Ability {
  picture: IntroPictureName
  heading: string
  text: string
  alt: string
}

const abilities: readonly Ability[] = [
  {
    picture: 'feed',
    heading: 'Follow what your friends are into',
    text: 'Your feed holds the ratings and reviews of you and your friends, the newest first. Like them, or talk about them right underneath.',
    alt: 'The main feed: a friend gave Ratatouille 10 of 10, with seven likes and two comments.',
  },
  {
    picture: 'profile',
    heading: 'Have a page of your own',
    text: 'Your favorites, the numbers of your year and all you have ever reviewed, on a profile worth showing around.',
    alt: 'A profile: name, works engaged, favorites, and reviews of books with their ratings.',
  },
  {
    picture: 'rate',
    heading: 'Rate a movie in ten seconds',
    text: 'Find it, say when you saw it, give it one to ten stars. If there is more to say, there is room for a review.',
    alt: 'Rating a movie: Paterson with a date, nine of ten stars and a field for the review.',
  },
  {
    picture: 'work',
    heading: 'Know before you press play',
    text: 'Every film, show, book, album and podcast has a page: what everyone thinks, what your friends think, and what you said yourself.',
    alt: 'The work page of Paterson: ratings of everyone, of friends and of your own, and who watched it.',
  },
]

/** What Medley does, in four screenshots. */
export function IntroScreen() {
  return (
    <Page>
      <title>What you can do with Medley · Medley</title>
      <header className={styles['head']}>
        <h1 className={styles['title']}>What you can do with Medley</h1>
        <p className={styles['lead']}>
          Rate what you watch, read and listen to, keep it in one place, and see what friends
          thought of it.
        </p>
      </header>
      <ul role="list" className={styles['abilities']}>
        {abilities.map(({ picture, heading, text, alt }, index) => (
          <li key={picture} className={styles['ability']}>
            <div className={styles['words']}>
              <h2 className={styles['heading']}>{heading}</h2>
              <p>{text}</p>
            </div>
            <IntroPicture name={picture} alt={alt} soon={index === 0} />
          </li>
        ))}
      </ul>
      <section className={styles['way']} aria-label="Join">
        <Link className={buttonClass('primary')} to={paths.createAccount()}>
          Create Your Account
        </Link>
      </section>
    </Page>
  )
}
