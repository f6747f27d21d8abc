import { productName } from '@medley/messages/titles'
import { readOperator } from '../../operator.ts'
import type { LegalText } from '../../features/legal/legal-prose.tsx'

export const privacyTexts = { title: 'Privacy Policy' }

const { name: operator, contactEmail } = readOperator()

/** The whole policy. */
export const privacyPolicy: LegalText = [
  {
    parts: [
      `This policy says what ${productName} knows about you, what it is used for, and what you can do about it. It is part of the `,
      { to: 'termsAndConditions', text: 'terms and conditions' },
      operator === null ? '.' : `. Responsible for it is ${operator}.`,
    ],
  },
  { heading: 'What we store' },
  {
    points: [
      'What you give at registration: username, e-mail address and password.',
      'Your name and a profile picture, if you add them.',
      'What you do on the site: ratings, reviews, comments, likes, friendships, blocks, lists, favorites, reports, and the works you marked as engaged or saved for later.',
      'What you import from elsewhere. The plan of an import is kept for 90 days, for you alone; private notes in your files are not read.',
      'Which e-mails to many members were sent to you, for 90 days.',
      'When your account was created and when you were last here.',
    ],
  },
  {
    parts: [
      'The password is stored only as a hash that cannot be turned back. Server logs hold no passwords, no login tokens and no search terms.',
    ],
  },
  { heading: 'Who can see it' },
  {
    parts: [
      'Unless you choose otherwise in the settings, your username, name, picture, reviews, comments, friends, public lists and the works you marked are public: anybody can read them, search engines can find your profile, reviews and public lists, and a link to them shows a preview. You can show them to members or to friends only, all but your names and picture. Private lists are seen by you alone. Your e-mail address is shown to nobody. People you block do not see your profile while they are logged in, and you and they do not see each other’s reviews and comments.',
    ],
  },
  { heading: 'What it is used for' },
  {
    parts: [
      'To run the site: to show reviews to people, to suggest friends, to compute averages, and to write to you about your account. We do not sell your data and show no advertising.',
    ],
  },
  { heading: 'Cookies and storage in your browser' },
  {
    parts: [
      'One cookie keeps you logged in. Another one, for five seconds, says that you have just changed something. Your choice of light or dark mode is kept in your browser, and so are files of the app that are the same for everybody, so that it opens faster and can say so when there is no network. A review that you have not posted yet is kept there too, until you post or discard it or log out. There are no cookies of third parties and no tracking.',
    ],
  },
  { heading: 'Third parties' },
  {
    parts: [
      'Facts and pictures of works come from a movie database, a books service, a podcast directory and a music streaming service. What is searched for is asked there as well, and so are works of an import that are not here yet, by our server and without saying who asks. Pictures may be loaded from their servers, which then see your IP address as every web server does.',
    ],
  },
  { heading: 'Children' },
  {
    parts: [
      `${productName} does not serve anyone under 13 and does not knowingly store data about them. If you believe that a child has an account, write to us and we will remove it.`,
    ],
  },
  { heading: 'Your rights' },
  {
    parts: [
      'You may ask what is stored about you, have it corrected, receive a copy, or have your account deleted together with everything you made. Deletion takes effect at once and cannot be undone.',
    ],
  },
  { heading: 'Changes and contact' },
  {
    parts: [
      'Changes of this policy are announced by e-mail or by a notice on the site. For everything else write to ',
      { email: contactEmail },
      ', or use the ',
      { to: 'feedback', text: 'feedback form' },
      '.',
    ],
  },
]
