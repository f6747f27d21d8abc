import { FileText } from 'lucide-react'
import { useId } from 'react'
import styles from './file-drop.module.css'

type FileDropProps = {
  /** For screen readers. */
  label: string
  /** What stands in the middle: what to do, or what was chosen. */
  title: string
  detail: string
  /** As in an input of files. */
  accept: string
  multiple?: boolean
  /** Nothing can be chosen now. */
  busy?: boolean
  /** A doubt about what was chosen. */
  remark?: string | null
  /** Why it could not be read. */
  error?: string | null
  onFiles: (files: File[]) => void
}

/** A field for files: by the system's dialog, or dropped on it. */
export function FileDrop(props: FileDropProps) {
  const { label, title, detail, accept, multiple = false, busy = false, remark, error } = props
  const id = useId()
  return (
    <div>
      <label className={styles['area']} aria-busy={busy || undefined}>
        <FileText aria-hidden="true" />
        <span className={styles['name']}>{title}</span>
        <span className={styles['detail']}>{detail}</span>
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={busy}
          className={styles['input']}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            // Choosing the same file again, changed in the meantime, counts as a new choice.
            target.value = ''
            if (files.length > 0) props.onFiles(files)
          }}
        />
      </label>
      <div id={`${id}-note`}>
        {remark && !error && <p className={styles['remark']}>{remark}</p>}
        {error && (
          <p className={styles['error']} role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

/** A size to be read: 12 kB, 3.4 MB. */
export function showFileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
