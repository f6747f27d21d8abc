import { createRoot } from 'react-dom/client'
import '../theme/fonts.css'
import '../theme/tokens.css'
import '../theme/base.css'
import { startTheme } from '../theme/theme.ts'
import { CoversSection } from './covers-section.tsx'
import styles from './kitchen.module.css'

startTheme()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')
createRoot(root).render(
  <main className={styles['page']}>
    <CoversSection />
  </main>,
)
