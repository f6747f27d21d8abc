import { Search } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import '../theme/fonts.css'
import '../theme/tokens.css'
import '../theme/base.css'
import { Footer } from '../app/shell/footer.tsx'
import { Logo } from '../app/shell/logo.tsx'
import { NavbarFrame } from '../app/shell/navbar-frame.tsx'
import { PageFrame } from '../app/shell/page-frame.tsx'
import { FeedLayout, Page } from '../ui/layout/page.tsx'
import { startTheme, useTheme } from '../theme/theme.ts'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { Card } from '../ui/layout/card.tsx'
import { IconButton } from '../ui/forms/icon-button.tsx'
import { SnackbarHost } from '../ui/feedback/snackbar.tsx'
import { Switch } from '../ui/forms/switch.tsx'
import { ButtonsSection, FieldsSection } from './controls-section.tsx'
import { CoversSection } from './covers-section.tsx'
import { RatingsSection, ReviewSection, StatesSection } from './display-section.tsx'
import styles from './kitchen.module.css'
import { WindowsSection } from './windows-section.tsx'

function Navbar() {
  const { scheme, choose } = useTheme()
  return (
    <NavbarFrame
      brand={
        <a href="/" aria-label="Medley, home">
          <Logo />
        </a>
      }
      end={
        <>
          <Switch
            label="Dark"
            checked={scheme === 'dark'}
            onChange={(event) => choose(event.target.checked ? 'dark' : 'light')}
          />
          <Avatar name="Ada Lovelace" badge="Unread notifications" />
        </>
      }
    >
      <IconButton label="Search" icon={<Search />} />
    </NavbarFrame>
  )
}

function Kitchen() {
  return (
    <PageFrame navbar={<Navbar />} footer={<Footer />}>
      <Page>
        <div className={styles['page']}>
          <CoversSection />
          <ReviewSection />
          <RatingsSection />
          <ButtonsSection />
          <FieldsSection />
          <StatesSection />
          <WindowsSection />
          <FeedLayout extra={<Card>Side column</Card>}>
            <Card>Feed column</Card>
          </FeedLayout>
        </div>
      </Page>
      <SnackbarHost />
    </PageFrame>
  )
}

startTheme()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')
createRoot(root).render(<Kitchen />)
