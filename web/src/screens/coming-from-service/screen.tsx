import { titlesTexts } from '@medley/texts/titles'
import { importSourcesTexts } from '@medley/texts/import-sources'
import { sourceOfSlug } from '@medley/contract/transfer/import-sources'
import { AboutService } from '../../features/imports/about-service.tsx'
import { useParams } from '../../lib/router/navigation.tsx'
import { ProsePage } from '../../ui/layout/prose.tsx'

/** A page about a service, for people who look for a way out of it. */
export function Screen() {
  const source = sourceOfSlug(useParams()['service'])
  if (!source) return null
  const title = titlesTexts.comingFrom({ service: importSourcesTexts.namesInSentences[source] })
  return (
    <ProsePage title={title}>
      <title>{title}</title>
      <AboutService source={source} />
    </ProsePage>
  )
}
