import { installTexts } from '@medley/texts/install'
import { Link } from '../../lib/router/navigation.tsx'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'

/** Links to the apps; without an address in a store, to the page about the home screen. */
export function StoreLinks({ className }: { className?: string | undefined }) {
  const { appStoreUrl, googlePlayUrl } = readOperator()
  return (
    <section className={className} aria-label={installTexts.store.apps}>
      <p>{installTexts.store.alsoOnPhone}</p>
      <StoreLink
        url={appStoreUrl}
        name={installTexts.store.appStore}
        without={installTexts.store.withoutAppStore}
      />
      <StoreLink
        url={googlePlayUrl}
        name={installTexts.store.googlePlay}
        without={installTexts.store.withoutGooglePlay}
      />
    </section>
  )
}

type StoreLinkProps = {
  url: string | null
  name: string
  /** In place of the name, without an address. */
  without: string
}

function StoreLink({ url, name, without }: StoreLinkProps) {
  if (url) {
    return (
      <a href={url} rel="noopener">
        {name}
      </a>
    )
  }
  return (
    // Browsers offer an installation after a page load only.
    <Link to={paths.install()} reloadDocument>
      {without}
    </Link>
  )
}
