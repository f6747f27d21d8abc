import { MarkedWorksPage } from '../work-marks/marked-works-page.tsx'

/** The works a user saved for later. */
export function SavedForLaterPage({ username }: { username: string }) {
  return <MarkedWorksPage mark="savedForLater" username={username} />
}
