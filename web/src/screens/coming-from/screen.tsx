import { titled } from '@medley/messages/titles'
import { ServiceLinks } from '../../features/imports/service-links.tsx'
import { comingFromTexts } from '../../features/imports/imports.messages.ts'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** The services that a history can come from. */
export function Screen() {
  return (
    <Page width="reading">
      <title>{titled(comingFromTexts.title)}</title>
      <PageHeading lead={comingFromTexts.lead}>{comingFromTexts.title}</PageHeading>
      <ServiceLinks />
    </Page>
  )
}
