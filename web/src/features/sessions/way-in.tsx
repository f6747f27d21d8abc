import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { useOrigin } from './return-path.ts'
import { useMember } from './session.ts'
import styles from './way-in.module.css'
import { visitorTexts as texts } from './sessions.messages.ts'

/** For visitors: links to the login and the registration, which lead back; renders nothing for members. */
export function WayIn({ purpose }: { purpose: string }) {
  const origin = useOrigin()
  if (useMember()) return null
  return (
    <p className={styles['line']}>
      <Link to={paths.login()} state={origin}>
        {texts.logIn}
      </Link>{' '}
      {texts.or}{' '}
      <Link to={paths.createAccount()} state={origin}>
        {texts.createAccount}
      </Link>{' '}
      {purpose}
    </p>
  )
}
