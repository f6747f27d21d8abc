import { welcomeTexts } from '@medley/texts/welcome'
import layout from '../../../ui/layout/layout.module.css'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { displayName } from '@medley/messages/titles'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { EntryForm } from '../../accounts/entry-form.ts'
import { NameForm } from '../../accounts/name-form.tsx'
import { PictureForm } from '../../accounts/picture-form.tsx'
import { useProfile } from '../../profiles/profiles.calls.ts'

/** A name and a picture, as in the settings. Saving saves both. */
export function ProfileStep({ username, ref }: { username: string; ref: Ref<EntryForm> }) {
  const { data, isError, isFetching, refetch } = useProfile(username)
  const picture = useRef<EntryForm>(null)
  const name = useRef<EntryForm>(null)
  useImperativeHandle(ref, () => ({
    save: async () => {
      const forms = [picture.current, name.current].filter((form) => form !== null)
      const saved = await Promise.all(forms.map((form) => form.save()))
      return saved.every(Boolean)
    },
  }))
  if (!data && isError) {
    return (
      <ErrorState text={welcomeTexts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  return (
    <Card>
      {data ? (
        <div className={layout['stack-5']}>
          <PictureForm
            ref={picture}
            name={displayName(data)}
            username={username}
            picture={data.profile_pic}
          />
          <NameForm ref={name} firstName={data.firstName ?? ''} lastName={data.lastName ?? ''} />
        </div>
      ) : (
        <Skeleton height={360} />
      )}
    </Card>
  )
}
