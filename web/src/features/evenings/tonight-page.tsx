import { eveningsTexts } from '@medley/texts/evenings'
import { titlesTexts } from '@medley/texts/titles'
import { displayTitleOf } from '@medley/messages/titles'
import typography from '../../ui/layout/typography.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router/navigation.tsx'
import { showPostingTime } from '../../lib/time/dates.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { eveningsQuery } from './evenings.calls.ts'
import { companyOf } from './names.ts'
import { StartForm } from './parts/start-form.tsx'
import styles from './parts/tonight.module.css'

/** Starts an evening, and leads to those with others that are open. */
export function TonightPage({ memberId }: { memberId: number }) {
  return (
    <>
      <PageHeading lead={eveningsTexts.intro}>{eveningsTexts.title}</PageHeading>
      <div className={styles['page']}>
        <OpenEvenings memberId={memberId} />
        <Card>
          <StartForm />
        </Card>
      </div>
    </>
  )
}

function OpenEvenings({ memberId }: { memberId: number }) {
  const { data } = useQuery(eveningsQuery)
  const withOthers = data?.items.filter(({ people }) => people.length > 1) ?? []
  if (withOthers.length === 0) return null
  return (
    <Card as="section" aria-labelledby="open-evenings">
      <h2 id="open-evenings" className={typography['title-l']}>
        {eveningsTexts.open}
      </h2>
      <ul role="list">
        {withOthers.map((evening) => (
          <li key={evening.id}>
            <Link to={paths.evening(evening.id)} className={styles['evening']}>
              <strong>
                {evening.choice
                  ? displayTitleOf(evening.choice.work)
                  : titlesTexts.mediumPlurals[evening.medium]}
              </strong>
              <span className={typography['soft']}>
                {companyOf(evening.people, memberId)}
                {' · '}
                <time dateTime={evening.timeStarted}>{showPostingTime(evening.timeStarted)}</time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
