import { moderationTexts } from '@medley/texts/moderation'
import layout from '../../ui/layout/layout.module.css'
import { titled } from '../../product.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router/navigation.tsx'
import { showDay } from '../../lib/time/dates.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { DeleteAccount } from '../accounts/delete-account.tsx'
import { DataExport } from '../exports/data-export.tsx'
import { useLogOut } from '../sessions/use-log-out.ts'
import { suspensionQuery } from './moderation.calls.ts'
import styles from './suspended.module.css'

/** The page that a suspended member sees instead of the screens. */
export function Suspended() {
  const logOut = useLogOut()
  return (
    <Page width="reading">
      <title>{titled(moderationTexts.suspension.documentTitle)}</title>
      <PageHeading>{moderationTexts.suspension.title}</PageHeading>
      <div className={layout['stack-4']}>
        <Card as="section" className={styles['why']}>
          <Why />
          <p>{moderationTexts.suspension.detail}</p>
          <div className={layout['wrap-2']}>
            <Link className={buttonClass()} to={paths.feedback(0)}>
              {moderationTexts.suspension.object}
            </Link>
            <Button kind="quiet" onClick={logOut}>
              {moderationTexts.suspension.logOut}
            </Button>
          </div>
        </Card>
        <Card as="section">
          <h2 className={styles['heading']}>{moderationTexts.suspension.export}</h2>
          <DataExport />
        </Card>
        <Card as="section">
          <h2 className={styles['heading']}>{moderationTexts.suspension.leave}</h2>
          <DeleteAccount />
        </Card>
      </div>
    </Page>
  )
}

function Why() {
  const { data, isError, refetch } = useQuery(suspensionQuery)
  if (isError)
    return (
      <ErrorState compact text={moderationTexts.suspension.failed} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton height={72} />
  if (!data.suspension) return null
  const { reason, timeEnds } = data.suspension
  return (
    <dl className={styles['facts']}>
      <dt>{moderationTexts.suspension.reason}</dt>
      <dd>{reason}</dd>
      <dt>
        {timeEnds === null
          ? moderationTexts.suspension.open
          : moderationTexts.suspension.until({ day: showDay(timeEnds.slice(0, 10)) })}
      </dt>
    </dl>
  )
}
