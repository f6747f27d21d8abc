import type { ReactNode } from 'react'
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
      <StoreLink url={appStoreUrl}>{texts.appStore}</StoreLink>
      <StoreLink url={googlePlayUrl}>{texts.googlePlay}</StoreLink>
    </section>
  )
}

function StoreLink({ url, children }: { url: string | null; children: ReactNode }) {
  if (url) {
    return (
      <a href={url} rel="noopener">
        {children}
      </a>
    )
  }
  return (
    // Browsers offer an installation after a page load only.
    <Link to={paths.install()} reloadDocument>
      {children}
    </Link>
  )
}
