import { MarkedWorksPage } from '../work-marks/marked-works-page.tsx'

/** The works a user engaged with. */
export function WorksEngagedPage({ username }: { username: string }) {
  return <MarkedWorksPage mark="hasEngaged" username={username} />
}
