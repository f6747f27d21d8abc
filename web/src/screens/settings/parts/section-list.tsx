import { settingsTexts } from '@medley/texts/settings'
import { type SettingsSection, settingsSections } from '@medley/contract/route-table'
import {
  Bell,
  ChevronRight,
  Database,
  EyeOff,
  LockKeyhole,
  Mail,
  MessageSquareText,
  Palette,
  ServerCog,
  Ticket,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useMember } from '../../../features/sessions/session.ts'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import styles from './section-list.module.css'

const icons: Record<SettingsSection, ReactNode> = {
  profile: <UserRound />,
  appearance: <Palette />,
  account: <Mail />,
  security: <LockKeyhole />,
  notifications: <Bell />,
  privacy: <EyeOff />,
  invitations: <Ticket />,
  data: <Database />,
  instance: <ServerCog />,
}

/** Links to all sections, with the shown one marked, and to the feedback. */
export function SectionList({ shown }: { shown: SettingsSection | undefined }) {
  const isAdmin = useMember()?.isAdmin === true
  const sections = settingsSections.filter((section) => isAdmin || section !== 'instance')
  return (
    <nav aria-label={settingsTexts.settingsPage.sections}>
      <ul role="list" className={styles['list']}>
        {sections.map((section) => (
          <Row
            key={section}
            to={paths.settings(section)}
            icon={icons[section]}
            isShown={section === shown}
            {...settingsTexts.section[section]}
          />
        ))}
        <Row
          to={paths.feedback()}
          icon={<MessageSquareText />}
          isShown={false}
          name={settingsTexts.settingsPage.feedback}
          hint={settingsTexts.settingsPage.feedbackHint}
        />
      </ul>
    </nav>
  )
}

interface RowProps {
  to: string
  icon: ReactNode
  isShown: boolean
  name: string
  hint: string
}

function Row({ to, icon, isShown, name, hint }: RowProps) {
  return (
    <li>
      <Link className={styles['row']} to={to} aria-current={isShown ? 'page' : undefined}>
        <span className={styles['icon']} aria-hidden="true">
          {icon}
        </span>
        <span className={styles['words']}>
          <span>{name}</span>
          <span className={styles['hint']}>{hint}</span>
        </span>
        <ChevronRight className={styles['chevron']} aria-hidden="true" />
      </Link>
    </li>
  )
}
