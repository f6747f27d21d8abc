import { privacySettingsTexts } from '@medley/texts/privacy-settings'
import { useQuery } from '@tanstack/react-query'
import { privacySettingsQuery } from '../../privacy-settings/privacy-settings.calls.ts'
import styles from '../comment-box.module.css'

/** Says to a member who shows others little that more people see their comment. */
export function AudienceNote() {
  const { data } = useQuery(privacySettingsQuery)
  if (!data || data.audience === 'everyone') return null
  return <p className={styles['note']}>{privacySettingsTexts.audience.commentIsPublic}</p>
}
