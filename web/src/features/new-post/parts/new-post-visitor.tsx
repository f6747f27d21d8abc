import { newPostTexts } from '@medley/texts/new-post'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/forms/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'

/** Links to log in or sign up, since visitors cannot post. */
export function NewPostVisitor() {
  return (
    <EmptyState
      text={newPostTexts.visitor}
      actions={
        <>
          <Link className={buttonClass('primary')} to={paths.login()}>
            {newPostTexts.login}
          </Link>
          <Link className={buttonClass('quiet')} to={paths.createAccount()}>
            {newPostTexts.createAccount}
          </Link>
        </>
      }
    />
  )
}
