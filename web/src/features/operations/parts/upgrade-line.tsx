import { operationsTexts as texts } from '@medley/texts/operations'
import type { Operations } from '@medley/contract/administration/operations'
import styles from '../operations-card.module.css'

/** Names a newer release, with a link to its notes; renders nothing without one. */
export function UpgradeLine({ upgrade }: Pick<Operations, 'upgrade'>) {
  if (!upgrade) return null
  const { version, notesUrl } = upgrade
  return (
    <p className={styles['upgrade']}>
      {texts.upgrade({ version })}{' '}
      <a href={notesUrl} target="_blank" rel="noopener noreferrer">
        {texts.upgradeNotes}
      </a>
    </p>
  )
}
