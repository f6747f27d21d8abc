import { titled } from '@medley/messages/titles'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { devToolsTexts as texts } from './dev-tools.messages.ts'

/** Developer tools. They grant no permissions. */
export function Screen() {
  return (
    <Page width="reading">
      <title>{titled(texts.title)}</title>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <p>
        <Link to={paths.devPlayground()}>{texts.toPlayground}</Link>
      </p>
    </Page>
  )
}
