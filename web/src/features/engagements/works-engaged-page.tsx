import { MarkedWorksPage } from '../work-marks/marked-works-page.tsx'

/** The works a person engaged. */
export function WorksEngagedPage({ username }: { username: string }) {
  return <MarkedWorksPage mark="hasEngaged" username={username} name="Works Engaged" />
}
