import { displayName } from '@medley/contract/titles'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { NameForm } from '../../accounts/name-form.tsx'
import { PictureForm } from '../../accounts/picture-form.tsx'
import { useProfile } from '../../profiles/profiles.calls.ts'
import { welcomeTexts as texts } from '../welcome.messages.ts'
import styles from './steps.module.css'

/** A name and a picture, as in the settings. */
export function ProfileStep({ username }: { username: string }) {
  const { data, isError, isFetching, refetch } = useProfile(username)
  if (!data && isError) {
    return <ErrorState text={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  return (
    <Card>
      {data ? (
        <div className={styles['forms']}>
          <PictureForm name={displayName(data)} username={username} picture={data.profile_pic} />
          <NameForm firstName={data.firstName ?? ''} lastName={data.lastName ?? ''} />
        </div>
      ) : (
        <Skeleton height={360} />
      )}
    </Card>
  )
}
