import type { IntroPictureName } from './intro-picture.tsx'

/** Texts of the page about what Medley does. */
export const introTexts = {
  title: 'What you can do with Medley',
  lead: 'Rate what you watch, read and listen to, keep it in one place, and see what friends thought of it.',
  abilities: {
    feed: {
      heading: 'Follow what your friends are into',
      text: 'Your feed brings together your own and your friends’ ratings and reviews, newest first. Like them, or talk about them right underneath.',
      alt: 'The main feed: a friend gave Ratatouille 10 out of 10, with seven likes and two comments.',
    },
    profile: {
      heading: 'Have a page of your own',
      text: 'Your favorites, your year in numbers and everything you’ve ever reviewed, on a profile worth showing around.',
      alt: 'A profile: name, works engaged, favorites, and book reviews with their ratings.',
    },
    rate: {
      heading: 'Rate a movie in ten seconds',
      text: 'Find it, say when you saw it, give it one to ten stars. And if you have more to say, there’s room for a review.',
      alt: 'Rating a movie: Paterson with a date, nine out of ten stars and a field for the review.',
    },
    work: {
      heading: 'Know before you press play',
      text: 'Every film, show, book, album and podcast has a page: what everyone thinks, what your friends think, and what you said yourself.',
      alt: 'The page about Paterson: everyone’s rating, friends’ ratings and your own, and who watched it.',
    },
  } satisfies Record<IntroPictureName, { heading: string; text: string; alt: string }>,
  join: 'Join',
  createAccount: 'Create Your Account',
}
