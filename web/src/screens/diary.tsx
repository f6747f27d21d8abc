import { useParams } from 'react-router'
import { DiaryPage } from '../features/viewings/diary-page.tsx'
import { Page } from '../ui/layout/page.tsx'

/** `/u/{username}/diary` */
export function DiaryScreen() {
  const { username = '' } = useParams()
  return (
    <Page>
      <DiaryPage key={username} username={username} />
    </Page>
  )
}
