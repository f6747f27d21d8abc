import layout from '../../../ui/layout/layout.module.css'
import { type ReactNode, Suspense } from 'react'
import type { CardSlot } from '../../../slots.tsx'
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

/** The cards of a section that features fill. */
export function SettingsCardSlots({ slots }: { slots: readonly CardSlot[] }) {
  return (
    <SettingsCards>
      {slots.map(({ order, heading, Part }) => (
        <SettingsCard key={order} heading={heading}>
          <Suspense>
            <Part />
          </Suspense>
        </SettingsCard>
      ))}
    </SettingsCards>
  )
}

/** A line between two parts of a card. */
export function CardLine() {
  return <hr className={styles['line']} />
}
