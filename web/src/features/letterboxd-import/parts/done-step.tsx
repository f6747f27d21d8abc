import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { ExportKind } from '../export-file.ts'
import type { Submission } from '../letterboxd-import.calls.ts'
import { countOf, importTexts } from '../letterboxd-import.messages.ts'
import styles from './wizard.module.css'

type DoneStepProps = { kind: ExportKind; result: Submission; onRestart: () => void }

/** Says what was written, and where to go from here. */
export function DoneStep({ kind, result, onRestart }: DoneStepProps) {
  return (
    <Card>
      <div className={styles['done']}>
        <h2 className={styles['heading']}>{importTexts.complete}</h2>
        <p role="status">{resultText(kind, result)}</p>
        <div className={styles['ways']}>
          <Link className={buttonClass('primary')} to={paths.home()}>
            Back to Main Feed
          </Link>
          <Button kind="quiet" onClick={onRestart}>
            Import More Data
          </Button>
        </div>
      </div>
    </Card>
  )
}

function resultText(kind: ExportKind, { created, skipped }: Submission): string {
  if (kind === 'watched') {
    const gone = skipped > 0 ? `, ${countOf(skipped, 'film is', 'films are')} no longer here` : ''
    return `${countOf(created, 'film', 'films')} marked as watched${gone}.`
  }
  const known = skipped > 0 ? `, ${countOf(skipped, 'was', 'were')} here already` : ''
  return `${countOf(created, 'review', 'reviews')} added${known}.`
}
