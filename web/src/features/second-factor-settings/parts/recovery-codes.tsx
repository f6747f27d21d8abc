import { secondFactorsTexts } from '@medley/texts/second-factors'
import layout from '../../../ui/layout/layout.module.css'
import { saveFile } from '../../../lib/save-file.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import styles from '../../second-factors/second-factors.module.css'

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

/** New recovery codes, the only time that they can be seen. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div className={layout['stack-4']}>
      <p>{secondFactorsTexts.keepCodes}</p>
      <ul className={styles['codes']} aria-label={secondFactorsTexts.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button kind="quiet" onClick={() => void copy(codes)}>
          {secondFactorsTexts.copy}
        </Button>
        <Button kind="quiet" onClick={() => save(codes)}>
          {secondFactorsTexts.save}
        </Button>
        <Button onClick={onDone}>{secondFactorsTexts.kept}</Button>
      </div>
    </div>
  )
}

function save(codes: readonly string[]): void {
  const text = codes.map((code) => `${code}\n`)
  saveFile(new File(text, secondFactorsTexts.fileName, { type: 'text/plain' }))
}

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    showSnackbar({ text: secondFactorsTexts.copied, kind: 'success' })
  } catch {
    // Browsers refuse it without permission, and over plain http.
    showSnackbar({ text: secondFactorsTexts.copyFailed, kind: 'error' })
  }
}
