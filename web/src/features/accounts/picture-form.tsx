import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { useChangePicture } from './accounts.calls.ts'
import { pictureFailureText, settingsTexts } from './accounts.messages.ts'
import styles from './parts/picture-form.module.css'

interface PictureFormProps {
  username: string
  /** URL of the current picture, or null. */
  picture: string | null
  /** Hides the upload button. */
  showOnly?: boolean
}

/** Chooses a picture, previews it cropped, and uploads it. */
export function PictureForm({ username, picture, showOnly = false }: PictureFormProps) {
  const client = useQueryClient()
  const changePicture = useChangePicture()
  const input = useRef<HTMLInputElement>(null)
  const { file, preview, choose } = useChosenFile()
  const submit = () => {
    if (!file || showOnly) return
    changePicture.mutate(file, {
      onSuccess: () => {
        choose(null)
        if (input.current) input.current.value = ''
        showSnackbar({ text: settingsTexts.pictureUploaded, kind: 'success' })
        void client.invalidateQueries()
      },
      onError: (error) =>
        showSnackbar({ text: pictureFailureText(error), kind: 'error', timeout: 6000 }),
    })
  }
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Avatar name={username} src={preview ?? picture} size={96} decorative />
      <div className={styles['fields']}>
        <label className={styles['label']}>
          <span>A png, jpg, jpeg or gif of up to 5 MB</span>
          <input
            ref={input}
            type="file"
            className={styles['file']}
            accept=".png,.jpg,.jpeg,.gif,image/png,image/jpeg,image/gif"
            onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
          />
        </label>
        {!showOnly && (
          <Button type="submit" disabled={!file} loading={changePicture.isPending}>
            Upload
          </Button>
        )}
      </div>
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
