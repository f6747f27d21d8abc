import { shareTexts } from '@medley/texts/share'
import { logFailure } from '../../lib/log.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

interface SharedPicture {
  title: string
  /** Path of a PNG that the server draws. */
  path: string
  /** Its name as a file, without the ending. */
  name: string
}

/** Offers a picture to the device's apps, or saves it where the browser cannot. */
export async function sharePicture({ title, path, name }: SharedPicture): Promise<void> {
  await shareLoaded(title, async () => {
    const response = await fetch(path)
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`The picture was answered with ${response.status}`)
    return new File([await response.blob()], `${name}.png`, { type: 'image/png' })
  })
}

/** As `sharePicture`, of a picture that `load` gives; null if there is none. */
export async function shareLoaded(title: string, load: () => Promise<File | null>): Promise<void> {
  try {
    const file = await load()
    if (!file) showSnackbar({ text: shareTexts.sharePicture.notPublic, kind: 'warning' })
    else await shareFile(title, file)
  } catch (error) {
    // The member closed the device's window.
    if (error instanceof DOMException && error.name === 'AbortError') return
    logFailure('A picture could not be shared', error)
    showSnackbar({ text: shareTexts.sharePicture.failed, kind: 'error' })
  }
}

async function shareFile(title: string, file: File): Promise<void> {
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    await navigator.share({ title, files: [file] })
    return
  }
  saveFile(file)
  showSnackbar({ text: shareTexts.sharePicture.saved, kind: 'success' })
}
