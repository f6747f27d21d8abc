import { importSourcesTexts } from '@medley/texts/import-sources'
import { importsTexts } from '@medley/texts/imports'
import layout from '../../ui/layout/layout.module.css'
import type { ImportSource } from '@medley/contract/transfer/import-sources'
import { whatComesOver } from '@medley/messages/what-comes-over'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { useMember } from '../sessions/session.ts'
import styles from './parts/services.module.css'

/** How to get the file of a service, what comes over from it and what does not. */
export function AboutService({ source }: { source: ImportSource }) {
  const { comes, stays } = whatComesOver[source]
  const { page } = importSourcesTexts
  return (
    <>
      <p>{page.lead}</p>
      <Ways source={source} />
      <h2>{page.how}</h2>
      <p>{importSourcesTexts.ways[source]}</p>
      <h2>{page.comes}</h2>
      <table className={styles['comes']}>
        <thead>
          <tr>
            <th scope="col">{page.there}</th>
            <th scope="col">{page.here}</th>
          </tr>
        </thead>
        <tbody>
          {comes.map((kind) => (
            <tr key={kind}>
              <th scope="row">{importSourcesTexts.kinds[kind][0]}</th>
              <td>{importSourcesTexts.kinds[kind][1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{page.stays}</h2>
      <ul>
        {stays.map((rest) => (
          <li key={rest}>{importSourcesTexts.rests[rest]}</li>
        ))}
        <li>{page.everyRow}</li>
      </ul>
      <p>
        <Link to={paths.comingFrom()}>{importsTexts.comingFrom.others}</Link>
      </p>
    </>
  )
}

/** To an account, which leads on to the import, or straight to it. */
function Ways({ source }: { source: ImportSource }) {
  const isMember = useMember() !== null
  const target = paths.importFrom(source)
  return (
    <p className={layout['wrap-3']}>
      {!isMember && (
        <Link
          className={buttonClass('primary')}
          to={paths.createAccount()}
          state={{ from: target }}
        >
          {importsTexts.comingFrom.createAccount}
        </Link>
      )}
      <Link className={buttonClass(isMember ? 'primary' : 'quiet')} to={target}>
        {importsTexts.comingFrom.importNow}
      </Link>
    </p>
  )
}
