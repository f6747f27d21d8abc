import { devToolsTexts } from '@medley/texts/dev-tools'
import { titled } from '../../product.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** Developer tools. They grant no permissions. */
export function Screen() {
  return (
    <Page width="reading">
      <title>{titled(devToolsTexts.title)}</title>
      <PageHeading lead={devToolsTexts.lead}>{devToolsTexts.title}</PageHeading>
      <p>
        <Link to={paths.devPlayground()}>{devToolsTexts.toPlayground}</Link>
      </p>
    </Page>
  )
}
