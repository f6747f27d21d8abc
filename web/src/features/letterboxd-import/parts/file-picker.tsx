import { FileDrop, showFileSize } from '../../../ui/file-drop.tsx'

type FilePickerProps = {
  file: File | null
  /** A doubt about the file. */
  remark: string | null
  /** Error of the last read. */
  error: string | null
  onFile: (file: File) => void
}

/** A field for one csv file. */
export function FilePicker({ file, remark, error, onFile }: FilePickerProps) {
  return (
    <FileDrop
      label="Csv file"
      title={file ? file.name : 'Choose a csv file'}
      detail={file ? showFileSize(file.size) : 'or drop it here'}
      accept=".csv,text/csv"
      remark={remark}
      error={error}
      onFiles={([chosen]) => {
        if (chosen) onFile(chosen)
      }}
    />
  )
}
