import { sessionsTexts } from '@medley/texts/sessions'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { useOrigin } from './return-path.ts'
import { useMember } from './session.ts'
import styles from './way-in.module.css'

/** For visitors: links to the login and the registration, which lead back; renders nothing for members. */
export function WayIn({ purpose }: { purpose: string }) {
  const origin = useOrigin()
  if (useMember()) return null
  return (
    <p className={styles['line']}>
      <Link to={paths.login()} state={origin}>
        {sessionsTexts.visitor.logIn}
      </Link>{' '}
      {sessionsTexts.visitor.or}{' '}
      <Link to={paths.createAccount()} state={origin}>
        {sessionsTexts.visitor.createAccount}
      </Link>{' '}
      {purpose}
    </p>
  )
}
