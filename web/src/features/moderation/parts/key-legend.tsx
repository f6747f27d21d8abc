import { moderationTexts } from '@medley/texts/moderation'
import styles from './key-legend.module.css'

/** The keys of the queue, for those who have a keyboard. */
export function KeyLegend() {
  const keys: [string, string][] = [
    ['j', moderationTexts.keyNext],
    ['k', moderationTexts.keyPrevious],
    ...Object.values(moderationTexts.acts).map(({ key, label }): [string, string] => [
      key,
      label.toLowerCase(),
    ]),
    ['u', moderationTexts.keyUndo],
  ]
  return (
    <dl className={styles['keys']} aria-label={moderationTexts.keys}>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
