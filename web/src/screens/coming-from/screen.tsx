import { importsTexts } from '@medley/texts/imports'
import { titled } from '../../product.ts'
import { ServiceLinks } from '../../features/imports/service-links.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** The services that a history can come from. */
export function Screen() {
  return (
    <Page width="reading">
      <title>{titled(importsTexts.comingFrom.title)}</title>
      <PageHeading lead={importsTexts.comingFrom.lead}>{importsTexts.comingFrom.title}</PageHeading>
      <ServiceLinks />
    </Page>
  )
}
