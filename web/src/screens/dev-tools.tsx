import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { PageHeading } from '../ui/layout/page-heading.tsx'
import { Page } from '../ui/layout/page.tsx'

/** Developer tools. They grant no permissions. */
export function DevToolsScreen() {
  return (
    <Page width="feed">
      <title>Dev tools · Medley</title>
      <PageHeading lead="For trying out parts of the product.">Dev tools</PageHeading>
      <p>
        <Link to={paths.devPlayground()}>Test image upload form</Link>
      </p>
    </Page>
  )
}
