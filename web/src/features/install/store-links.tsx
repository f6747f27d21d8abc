import { Link } from '../../lib/router/navigation.tsx'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'
import { storeTexts as texts } from './install.messages.ts'

/** Links to the apps; without an address in a store, to the page about the home screen. */
export function StoreLinks({ className }: { className?: string | undefined }) {
  const { appStoreUrl, googlePlayUrl } = readOperator()
  return (
    <section className={className} aria-label={texts.apps}>
      <p>{texts.alsoOnPhone}</p>
      <StoreLink url={appStoreUrl} name={texts.appStore} without={texts.withoutAppStore} />
      <StoreLink url={googlePlayUrl} name={texts.googlePlay} without={texts.withoutGooglePlay} />
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
