import { viewAsTexts } from '@medley/texts/view-as'
import typography from '../../ui/layout/typography.module.css'
import { paths } from '../../paths.ts'
import { useMember } from '../sessions/session.ts'
import { ViewAsLinks } from './view-as-links.tsx'
import styles from './view-as.module.css'

/** Leads a member to their profile as others see it. */
export function ViewAsSetting() {
  const member = useMember()
  if (!member) return null
  return (
    <div className={styles['setting']}>
      <p className={typography['small-strong']}>{viewAsTexts.see}</p>
      <ViewAsLinks path={paths.profile(member.username)} />
    </div>
  )
}
