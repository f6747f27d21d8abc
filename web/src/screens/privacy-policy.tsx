import { Link } from 'react-router'
import { readOperator } from '../operator.ts'
import { paths } from '../paths.ts'
import { product } from '../product.ts'
import { ProsePage } from '../ui/layout/prose.tsx'

const { name } = product

export function PrivacyPolicyScreen() {
  const { name: operator, contactEmail } = readOperator()
  return (
    <ProsePage title="Privacy Policy">
      <title>Privacy Policy · Medley</title>
      <p>
        This policy says what {name} knows about you, what it is used for, and what you can do about
        it. It is part of the <Link to={paths.termsAndConditions()}>terms and conditions</Link>.
        {operator !== null && ` Responsible for it is ${operator}.`}
      </p>
      <h2>What we store</h2>
      <ul>
        <li>What you give at registration: username, e-mail address and password.</li>
        <li>Your name and a profile picture, if you add them.</li>
        <li>
          What you do on the site: ratings, reviews, comments, likes, friendships, blocks, lists,
          favorites, reports, and the works you marked as engaged or saved for later.
        </li>
        <li>
          What you import from elsewhere. The plan of an import is kept for 90 days, for you alone;
          private notes in your files are not read.
        </li>
        <li>Which e-mails to many members were sent to you, for 90 days.</li>
        <li>When your account was created and when you were last here.</li>
      </ul>
      <p>
        The password is stored only as a hash that cannot be turned back. Server logs hold no
        passwords, no login tokens and no search terms.
      </p>
      <h2>Who can see it</h2>
      <p>
        Your username, name, picture, reviews, comments, friends, public lists and the works you
        marked are public: anybody can read them, search engines can find your profile, reviews and
        public lists, and a link to them shows a preview. Private lists are seen by you alone. Your
        e-mail address is shown to nobody. People you block do not see your profile while they are
        logged in, and you and they do not see each other’s reviews and comments.
      </p>
      <h2>What it is used for</h2>
      <p>
        To run the site: to show reviews to people, to suggest friends, to compute averages, and to
        write to you about your account. We do not sell your data and show no advertising.
      </p>
      <h2>Cookies and storage in your browser</h2>
      <p>
        One cookie keeps you logged in. Your choice of light or dark mode is kept in your browser,
        and so are files of the app that are the same for everybody, so that it opens faster and can
        say so when there is no network. A review that you have not posted yet is kept there too,
        until you post or discard it or log out. There are no cookies of third parties and no
        tracking.
      </p>
      <h2>Third parties</h2>
      <p>
        Facts and pictures of works come from a movie database, a books service, a podcast directory
        and a music streaming service. What is searched for is asked there as well, and so are works
        of an import that are not here yet, by our server and without saying who asks. Pictures may
        be loaded from their servers, which then see your IP address as every web server does.
      </p>
      <h2>Children</h2>
      <p>
        {name} does not serve anyone under 13 and does not knowingly store data about them. If you
        believe that a child has an account, write to us and we will remove it.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what is stored about you, have it corrected, receive a copy, or have your
        account deleted together with everything you made. Deletion takes effect at once and cannot
        be undone.
      </p>
      <h2>Changes and contact</h2>
      <p>
        Changes of this policy are announced by e-mail or by a notice on the site. For everything
        else write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>, or use the{' '}
        <Link to={paths.feedback()}>feedback form</Link>.
      </p>
    </ProsePage>
  )
}
