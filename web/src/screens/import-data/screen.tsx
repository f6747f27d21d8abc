import { importsTexts } from '@medley/texts/imports'
import { sourceOfSlug } from '@medley/contract/transfer/import-sources'
import { titled } from '../../product.ts'
import { lazy, Suspense } from 'react'
import { useSearchParams } from '../../lib/router/navigation.tsx'
import { ImportStart } from '../../features/imports/import-start.tsx'
import { OwnDoubles } from '../../features/merges/own-doubles.tsx'
import { MembersOnly } from '../../features/sessions/members-only.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Page } from '../../ui/layout/page.tsx'

const ImportPage = lazy(async () => ({
  default: (await import('../../features/imports/import-page.tsx')).ImportPage,
}))

export function Screen() {
  const [search] = useSearchParams()
  const plan = Number(search.get('plan'))
  return (
    <MembersOnly returns>
      {() => (
        <Page width="reading">
          <title>{titled(importsTexts.documentTitle)}</title>
          {Number.isSafeInteger(plan) && plan > 0 ? (
            <Suspense fallback={<Skeleton height={320} />}>
              <ImportPage key={plan} id={plan} />
            </Suspense>
          ) : (
            <Start from={search.get('from')} />
          )}
        </Page>
      )}
    </MembersOnly>
  )
}

function Start({ from }: { from: string | null }) {
  return (
    <div>
      <PageHeading lead={importsTexts.lead}>{importsTexts.title}</PageHeading>
      <ImportStart from={sourceOfSlug(from) ?? null} />
      <OwnDoubles />
    </div>
  )
}
