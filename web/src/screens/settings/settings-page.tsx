import { settingsTexts as texts } from '@medley/texts/settings'
import type { SettingsSection } from '@medley/contract/route-table'
import { titled } from '../../product.ts'
import { ArrowLeft } from 'lucide-react'
import { Link, Navigate, useLocation } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { SectionContent } from './parts/section-content.tsx'
import { SectionList } from './parts/section-list.tsx'
import styles from './parts/settings-page.module.css'

interface SettingsPageProps {
  username: string
  /** Undefined at `/settings`: small screens show the list alone, large ones the first section too. */
  section: SettingsSection | undefined
}

/** The settings: a list of sections, and beside it the one at this address. */
export function SettingsPage({ username, section }: SettingsPageProps) {
  const small = useIsSmallScreen()
  const moved = sectionOfAnchor[useLocation().hash]
  if (section === undefined && moved) return <Navigate to={paths.settings(moved)} replace />
  const shown = section ?? (small ? undefined : 'profile')
  return (
    <Page>
      {section && <title>{titleOf(section)}</title>}
      <div className={styles['columns']}>
        {(!small || !shown) && (
          <div className={styles['side']}>
            {small ? (
              <PageHeading>{texts.settingsPage.title}</PageHeading>
            ) : (
              <p>{texts.settingsPage.title}</p>
            )}
            <SectionList shown={shown} />
          </div>
        )}
        {shown && (
          <div className={styles['content']}>
            {small && (
              <Link className={styles['back']} to={paths.settings()}>
                <ArrowLeft aria-hidden="true" />
                {texts.settingsPage.title}
              </Link>
            )}
            <PageHeading>
              {section ? texts.section[section].name : texts.settingsPage.title}
            </PageHeading>
            <SectionContent key={shown} section={shown} username={username} />
          </div>
        )}
      </div>
    </Page>
  )
}

/** The document title. */
function titleOf(section: SettingsSection): string {
  return titled(texts.settingsPage.sectionTitle({ section: texts.section[section].name }))
}

/** The anchors of the settings when they were one page; letters sent before still link to them. */
const sectionOfAnchor: Readonly<Record<string, SettingsSection>> = {
  '#email': 'account',
  '#second-factor': 'security',
  '#leave': 'data',
}
