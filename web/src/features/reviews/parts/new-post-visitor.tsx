import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { newPostTexts } from '../new-post.messages.ts'

/** Visitors cannot post: the ways to an account. */
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
