import { moderationTexts as texts } from '../moderation.messages.ts'
import styles from './key-legend.module.css'

/** The keys of the queue, for those who have a keyboard. */
export function KeyLegend() {
  const keys: [string, string][] = [
    ['j', texts.keyNext],
    ['k', texts.keyPrevious],
    ...Object.values(texts.acts).map(({ key, label }): [string, string] => [
      key,
      label.toLowerCase(),
    ]),
    ['u', texts.keyUndo],
  ]
  return (
    <dl className={styles['keys']} aria-label={texts.keys}>
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
