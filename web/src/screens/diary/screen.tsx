import { useParams } from '../../lib/router/navigation.tsx'
import { DiaryPage } from '../../features/viewings/diary-page.tsx'
import { PersonTop } from '../../features/profiles/person-top.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/u/{username}/diary` */
export function Screen() {
  const { username = '' } = useParams()
  return (
    <Page>
      <PersonTop username={username} current="diary" />
      <DiaryPage key={username} username={username} />
    </Page>
  )
}
