import { profilesTexts } from '@medley/texts/profiles'
import { limits } from '@medley/contract/limits'
import type { Profile, ProfileTexts } from '@medley/contract/values/shapes'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { logFailure } from '../../lib/log.ts'
import { mutation } from '../../lib/mutations.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { Button } from '../../ui/forms/button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './profile-texts-form.module.css'
import { profileQuery } from './profiles.calls.ts'

type Fields = { [Name in keyof ProfileTexts]: string }

const fieldsOf = ({ bio, link, place, pronouns }: ProfileTexts): Fields => ({
  bio: bio ?? '',
  link: link ?? '',
  place: place ?? '',
  pronouns: pronouns ?? '',
})

/** A member's texts about themselves: a sentence, a place, a link and pronouns. */
export function ProfileTextsForm({ profile }: { profile: Profile }) {
  const save = useSaveTexts(profile.username)
  const { register, handleSubmit, control, formState, reset } = useForm({
    defaultValues: fieldsOf(profile),
    mode: 'onChange',
  })
  const { errors, isValid, isDirty } = formState
  const bio = useWatch({ control, name: 'bio' })
  const left = limits.bioMax - [...bio].length
  const submit = handleSubmit(async (fields) => {
    try {
      reset(fieldsOf(await save.mutateAsync({ ...fields, link: completeLink(fields.link) })))
      showSnackbar({ text: profilesTexts.profileTexts.saved, kind: 'success' })
    } catch (error) {
      logFailure('The texts of a profile could not be saved', error)
      showSnackbar({ text: profilesTexts.profileTexts.failed, kind: 'error' })
    }
  })
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        label={profilesTexts.profileTexts.bio}
        hint={profilesTexts.profileTexts.left({ count: left })}
        rows={2}
        maxLength={limits.bioMax}
        {...register('bio')}
      />
      <TextField
        label={profilesTexts.profileTexts.place}
        maxLength={limits.placeMax}
        {...register('place')}
      />
      <TextField
        label={profilesTexts.profileTexts.link}
        type="url"
        inputMode="url"
        placeholder={profilesTexts.profileTexts.linkStart}
        maxLength={limits.linkMax}
        error={errors.link?.message}
        {...register('link', { validate: linkRule })}
      />
      <TextField
        label={profilesTexts.profileTexts.pronouns}
        hint={profilesTexts.profileTexts.pronounsHint}
        maxLength={limits.pronounsMax}
        {...register('pronouns')}
      />
      <Button type="submit" disabled={!isValid || !isDirty} loading={save.isPending}>
        {profilesTexts.profileTexts.save}
      </Button>
    </form>
  )
}

function useSaveTexts(username: string) {
  const { queryKey } = profileQuery(username)
  return useMutation(
    mutation('PUT /v1/profile-texts', (body: Fields) => ({ body }), {
      onSuccess: (saved) =>
        void queryClient.setQueryData(queryKey, (profile) => profile && { ...profile, ...saved }),
    }),
  )
}

/** The address as browsers write it, with https where no scheme was given; as it is if it is none. */
function completeLink(value: string): string {
  const typed = value.trim()
  if (typed === '') return ''
  return URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`)?.href ?? typed
}

function linkRule(value: string): true | string {
  if (value.trim() === '') return true
  const url = URL.parse(completeLink(value))
  const isSite = url?.protocol === 'https:' && url.username === '' && /\.[a-z]/i.test(url.hostname)
  return isSite || profilesTexts.profileTexts.invalidLink
}
