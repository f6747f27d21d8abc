import { importSourcesTexts } from '@medley/texts/import-sources'
import layout from '../../ui/layout/layout.module.css'
import { sourceGroups } from '@medley/messages/what-comes-over'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { pillLinkClass } from '../../ui/forms/pill-link.ts'
import { sourceGroupNames } from './parts/source-groups.ts'
import styles from './parts/services.module.css'

/** Links to what comes over from each service, by what is kept there. */
export function ServiceLinks() {
  return (
    <div className={layout['stack-6']}>
      {sourceGroupNames.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className={styles['heading']}>
            {importSourcesTexts.groups[group]}
          </h2>
          <ul role="list" className={styles['links']}>
            {sourceGroups[group].map((source) => (
              <li key={source}>
                <Link className={pillLinkClass} to={paths.comingFrom(source)}>
                  {importSourcesTexts.names[source]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
