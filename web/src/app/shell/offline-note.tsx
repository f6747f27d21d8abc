import { shellTexts } from '@medley/texts/shell'
import { useSyncExternalStore } from 'react'
import styles from './offline-note.module.css'

/** A notice below the navbar while the device is offline. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <p className={styles['place']} role="status">
      {!isOnline && <span className={styles['note']}>{shellTexts.noConnection}</span>}
    </p>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
