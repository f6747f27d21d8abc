import { FileText } from 'lucide-react'
import { useId } from 'react'
import styles from './file-picker.module.css'

type FilePickerProps = {
  file: File | null
  /** A doubt about the file. */
  remark: string | null
  /** Why it could not be read. */
  error: string | null
  onFile: (file: File) => void
}

/** A field for one csv file: by the system's dialog, or dropped on it. */
export function FilePicker({ file, remark, error, onFile }: FilePickerProps) {
  const id = useId()
  return (
    <div>
      <label className={styles['area']}>
        <FileText aria-hidden="true" />
        <span className={styles['name']}>{file ? file.name : 'Choose a csv file'}</span>
        <span className={styles['detail']}>{file ? sizeText(file.size) : 'or drop it here'}</span>
        <input
          type="file"
          accept=".csv,text/csv"
          className={styles['input']}
          aria-label="Csv file"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            if (chosen) onFile(chosen)
            // Choosing the same file again, changed in the meantime, counts as a new choice.
            target.value = ''
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

function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
