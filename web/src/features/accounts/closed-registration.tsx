import { accountsTexts } from '@medley/texts/accounts'
import layout from '../../ui/layout/layout.module.css'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/forms/button.tsx'

/** In place of the form where not everybody may create an account. */
export function ClosedRegistration({ isInvited }: { isInvited: boolean }) {
  return (
    <div className={layout['stack-4']}>
      <p>
        {isInvited ? accountsTexts.registration.invitedOnly : accountsTexts.registration.closed}
      </p>
      <Link className={buttonClass('quiet')} to={paths.login()}>
        {accountsTexts.registration.login}
      </Link>
    </div>
  )
}
