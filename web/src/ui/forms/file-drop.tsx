import typography from '../layout/typography.module.css'
import { FileText } from 'lucide-react'
import { useId } from 'react'
import { formatNumber } from '../../lib/locale.ts'
import styles from './file-drop.module.css'

type FileDropProps = {
  /** Accessible label. */
  label: string
  /** Content of the drop zone: an instruction, or the chosen files. */
  title: string
  detail: string
  /** The `accept` attribute of a file input. */
  accept: string
  multiple?: boolean
  /** Disables the drop zone. */
  busy?: boolean
  /** Warning about the chosen files. */
  remark?: string | null
  /** Error of the last read. */
  error?: string | null
  onFiles: (files: File[]) => void
}

/** File input that also accepts dropped files. */
export function FileDrop(props: FileDropProps) {
  const { label, title, detail, accept, multiple = false, busy = false, remark, error } = props
  const id = useId()
  return (
    <div>
      <label className={styles['area']} aria-busy={busy || undefined}>
        <FileText aria-hidden="true" />
        <span className={typography['name']}>{title}</span>
        <span className={typography['soft-small']}>{detail}</span>
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
            // Reset, so that choosing the same file again fires `change`.
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

/** Human-readable size: 12 kB, 3.4 MB. */
export function showFileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${formatNumber(bytes / 1_000_000)} MB`
}
