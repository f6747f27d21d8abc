import { viewAsTexts as texts } from './view-as.messages.ts'
import { ViewAsLinks } from './view-as-links.tsx'
import styles from './view-as.module.css'
import type { Eyes } from '../../lib/view-as.ts'

/** Says with whose eyes a member looks at their profile, and leads to others and back. */
export function ViewAsBar({ as, path }: { as: Eyes; path: string }) {
  return (
    <aside className={styles['bar']} aria-label={texts.see}>
      <p className={styles['now']}>{texts.now[as]}</p>
      <ViewAsLinks path={path} current={as} />
      <a className={styles['done']} href={path}>
        {texts.done}
      </a>
    </aside>
  )
}
