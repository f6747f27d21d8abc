import layout from '../../../ui/layout/layout.module.css'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/layout/card.tsx'
import styles from './settings-card.module.css'

interface SettingsCardProps {
  heading: string
  children: ReactNode
}

/** A part of a section, with its heading. */
export function SettingsCard({ heading, children }: SettingsCardProps) {
  return (
    <Card as="section">
      <h2 className={styles['heading']}>{heading}</h2>
      {children}
    </Card>
  )
}

/** The cards of a section, one below the other. */
export function SettingsCards({ children }: { children: ReactNode }) {
  return <div className={layout['stack-4']}>{children}</div>
}

/** A line between two parts of a card. */
export function CardLine() {
  return <hr className={styles['line']} />
}
