import { accountsTexts } from '@medley/texts/accounts'
import layout from '../../ui/layout/layout.module.css'
import { ImageUp } from 'lucide-react'
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { useChangePicture } from './accounts.calls.ts'
import { pictureFailureText } from './account-failures.ts'
import type { EntryForm } from './entry-form.ts'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { queryClient } from '../../lib/query-client.ts'
import { type CroppedPicture, cutPicture } from './parts/cut-picture.ts'
import styles from './parts/picture-form.module.css'

interface PictureFormProps {
  /** Source of the initials. */
  name: string
  username: string
  /** URL of the current picture, or null. */
  picture: string | null
  /** Hides the upload button. */
  showOnly?: boolean
  ref?: Ref<EntryForm>
}

/** Chooses a picture and the square of it to keep, and uploads that. A file that is no picture is left to the server. */
export function PictureForm({ name, username, picture, showOnly = false, ref }: PictureFormProps) {
  const changePicture = useChangePicture()
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const { file, preview, choose } = useChosenFile()
  const [cropped, setCropped] = useState<CroppedPicture | null>(null)
  const cropper = useLazy(loadCropper, file !== null, (error) =>
    logFailure('Choosing a part of the picture could not be loaded', error),
  )
  const chooseFile = (next: File | null) => {
    setCropped(null)
    choose(next)
  }
  const save = async (): Promise<boolean> => {
    if (!file || showOnly) return true
    try {
      await changePicture.mutateAsync(cropped ? await cutPicture(file, cropped) : file)
    } catch (error) {
      showSnackbar({ text: pictureFailureText(error), kind: 'error', timeout: 6000 })
      return false
    }
    chooseFile(null)
    if (input.current) input.current.value = ''
    showSnackbar({ text: accountsTexts.settings.pictureUploaded, kind: 'success' })
    void queryClient.invalidateQueries()
    return true
  }
  useImperativeHandle(ref, () => ({ save }))
  return (
    <form
      className={layout['wrap-line-4']}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Avatar name={name} colourOf={username} src={picture} size={96} decorative />
      <div className={styles['fields']}>
        <label className={classNames(buttonClass('quiet'), styles['choose'])}>
          <ImageUp aria-hidden="true" />
          {accountsTexts.crop.choose}
          <input
            ref={input}
            type="file"
            className={styles['file']}
            aria-describedby={hintId}
            accept=".png,.jpg,.jpeg,.gif,image/png,image/jpeg,image/gif"
            onChange={(event) => chooseFile(event.currentTarget.files?.[0] ?? null)}
          />
        </label>
        <p id={hintId} className={styles['hint']}>
          {file ? file.name : accountsTexts.crop.file}
        </p>
      </div>
      {preview && cropper && <cropper.Component key={preview} url={preview} onCrop={setCropped} />}
      {!showOnly && (
        <Button type="submit" disabled={!file} loading={changePicture.isPending}>
          {accountsTexts.crop.upload}
        </Button>
      )}
    </form>
  )
}

/** The chosen file and an object URL for its preview; revokes the URL when the file changes. */
function useChosenFile() {
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null)
  const url = chosen?.url
  useEffect(() => () => void (url !== undefined && URL.revokeObjectURL(url)), [url])
  const choose = (file: File | null) => setChosen(file && { file, url: URL.createObjectURL(file) })
  return { file: chosen?.file ?? null, preview: url, choose }
}

async function loadCropper() {
  return (await import('./parts/picture-crop.tsx')).PictureCrop
}
