import { viewAsTexts } from '@medley/texts/view-as'
import { pillLinkClass } from '../../ui/forms/pill-link.ts'
import styles from './view-as.module.css'
import { addressAs, type PreviewRole, previewRoles } from '../../lib/view-as.ts'

/** Links that load a page as others see it. */
export function ViewAsLinks({ path, current }: { path: string; current?: PreviewRole }) {
  return (
    <ul role="list" className={styles['links']}>
      {previewRoles.map((one) => (
        <li key={one}>
          <a
            className={pillLinkClass}
            href={addressAs(path, one)}
            aria-current={one === current ? 'true' : undefined}
          >
            {viewAsTexts.roles[one]}
          </a>
        </li>
      ))}
    </ul>
  )
}
