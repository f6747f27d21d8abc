import { pillLinkClass } from '../../ui/forms/pill-link.ts'
import styles from './view-as.module.css'
import { addressAs, type Eyes, eyes } from '../../lib/view-as.ts'
import { viewAsTexts as texts } from './view-as.messages.ts'

/** Links that load a page with the eyes of others. */
export function ViewAsLinks({ path, current }: { path: string; current?: Eyes }) {
  return (
    <ul role="list" className={styles['links']}>
      {eyes.map((one) => (
        <li key={one}>
          <a
            className={pillLinkClass}
            href={addressAs(path, one)}
            aria-current={one === current ? 'true' : undefined}
          >
            {texts.eyes[one]}
          </a>
        </li>
      ))}
    </ul>
  )
}
