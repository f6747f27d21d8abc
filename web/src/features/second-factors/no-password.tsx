import { secondFactorsTexts } from '@medley/texts/second-factors'
import typography from '../../ui/layout/typography.module.css'
import { Link } from '../../lib/router/navigation.tsx'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'

/** For members who came by the identity provider and never set a password; renders nothing without a provider. */
export function NoPassword({ onLeave }: { onLeave?: () => void }) {
  if (readOperator().loginProvider === null) return null
  return (
    <p className={typography['soft']}>
      {secondFactorsTexts.noPassword.question}{' '}
      <Link to={paths.forgotPassword()} onClick={onLeave}>
        {secondFactorsTexts.noPassword.set}
      </Link>
    </p>
  )
}
