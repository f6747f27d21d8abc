import type { ReactNode } from 'react'
import { Card } from '../ui/layout/card.tsx'
import styles from './settings.module.css'

interface SettingsSectionProps {
  heading: string
  /** For links that lead here. */
  id?: string
  children: ReactNode
}

/** A section of the settings, with its heading. */
export function SettingsSection({ heading, id, children }: SettingsSectionProps) {
  return (
    <Card as="section" id={id}>
      <h2 className={styles['heading']}>{heading}</h2>
      {children}
    </Card>
  )
}
